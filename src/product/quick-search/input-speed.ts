import type { FieldId, Values } from '#product/configuration.ts';
import { SLOWEST_INPUT } from './figure-readers.ts';
import type { QuickPart } from './quick-reading.ts';
import { type QuickLine, quickWordsOf } from './quick-words.ts';

/**
 * The parts with a speed that is that of the input read as such: one with its name, n1, and a fast one without a name beside a
 * ratio or a slower speed, or with an input for the customer's motor. `servo 3000 rpm i=10` asks for no drive of 3000 r/min.
 */
export function withInputSpeeds(parts: readonly QuickPart[], line: QuickLine): readonly QuickPart[] {
  const { speed, speedIn } = quickWordsOf(line);
  const before = speed === undefined ? undefined : line.quickTopics?.before[speed];
  if (before === undefined) return parts;
  const values: Values = Object.assign({}, ...parts.map((one) => one.values));
  return parts.map((part) => {
    const isNamed = part.field === speedIn && part.kind === 'figure';
    const n1 = part.figures[part.field ?? ''] ?? 0;
    if (!isNamed && !isFastUnnamed(part, n1, speed)) return part;
    const said = before(n1, values);
    const isOfCustomer = Object.keys(said.figures).length > 0;
    return isNamed || isOfCustomer || sayOutput(parts, n1, line) ? asInput(part, said) : part;
  });
}

function isFastUnnamed({ kind, field, text, before }: QuickPart, n1: number, speed: FieldId | undefined): boolean {
  return kind === 'figure' && field === speed && before === undefined && /^\d/.test(text) && n1 >= SLOWEST_INPUT;
}

/** Whether the other parts say how fast the output turns. */
function sayOutput(parts: readonly QuickPart[], n1: number, line: QuickLine): boolean {
  const { speed = '', ratio = '' } = quickWordsOf(line);
  return parts.some(
    ({ figures }) => (figures[ratio] ?? 0) > 0 || ((figures[speed] ?? n1) < n1 && figures[speed] !== 0),
  );
}

/** As the figure it says of the input: its speed, or the poles of the motor; as it was where it says neither. */
function asInput(part: QuickPart, { values, figures }: { values: Values; figures: QuickPart['figures'] }): QuickPart {
  const codes = Object.entries(values).map(([field, code]) => [field, Number(code)] as const);
  const said: QuickPart['figures'] = { ...figures, ...Object.fromEntries(codes) };
  const [field] = Object.keys(said);
  return field === undefined ? part : { ...part, field, values: {}, figures: said };
}
