/** A type code and how many are wanted, as they stand in one cell. */
export interface CountedCode {
  readonly code: string;
  readonly quantity: string;
}

const TIMES = '[x×*]';
const PIECES = '(?:(?:stk|stck|stück|st|pcs|pc|pieces?|units?|sets?|ea|off)\\.?(?![a-z])|[台件个只套])';

/** The ways to say it, each with the code and the count by name. */
const WAYS = [
  `^(?<count>\\d{1,5})\\s*(?:${TIMES}|${PIECES})\\s*(?<code>[a-z].+)$`,
  // `S35 x 70` is a shaft end.
  `^(?<code>.*[^\\s,](?<!\\bS\\d+))[\\s,]+${TIMES}\\s*(?<count>\\d{1,5})$`,
  `^(?<code>.*[^\\s,])[\\s,]+(?<count>\\d{1,5})\\s*(?:${TIMES}|${PIECES})$`,
  `^(?<code>.*[^\\s,])[\\s,]+(?:qty|quantity|数量)\\s*[:=]?\\s*(?<count>\\d{1,5})$`,
].map((way) => new RegExp(way, 'iu'));

/** A code with its count before or behind it: `2 × CODE`, `CODE x2`, `2 Stk CODE`, `CODE 2台`; undefined where none stands there. */
export function countedCode(cell: string): CountedCode | undefined {
  const text = cell.normalize('NFKC').trim();
  for (const way of WAYS) {
    const { code, count } = way.exec(text)?.groups ?? {};
    if (code !== undefined && count !== undefined) return { code: code.trim(), quantity: String(Number(count)) };
  }
  return undefined;
}

const COUNT = new RegExp(`^(\\d+)\\s*${PIECES}$`, 'iu');

/** A quantity without the name of its unit: `2台`, `2 pcs`. */
export function withoutUnit(quantity: string): string {
  return COUNT.exec(quantity.normalize('NFKC').trim())?.[1] ?? quantity;
}
