const SERIES = 'JRT';

/** A reducer type split into category, up to and including JRT, and gear type, the remainder: `JRTR` (spec 001 §9). */
export function splitReducerType(reduceType: string): { category: string; gearboxModel: string } {
  const end = reduceType.indexOf(SERIES) + SERIES.length;
  if (end < SERIES.length) return { category: '', gearboxModel: reduceType };
  return { category: reduceType.slice(0, end), gearboxModel: reduceType.slice(end) };
}

/** Series with gear type as one string, `JRTR`. */
export function joinReducerType(gearboxModel: string): string {
  return `${SERIES}${gearboxModel}`;
}

/**
 * An assembly type as it is shown: JRT and the value; of one that ends in a dot without its last two characters
 * (spec 001 §9).
 */
export function shownBuiltInType(builtInType: string): string {
  return `${SERIES}${builtInType.endsWith('.') ? builtInType.slice(0, -2) : builtInType}`;
}
