import type { ConfigurableCode } from '#lines/configurable.ts';
import type { ProductLine } from '#product/line.ts';
import { nameplateText } from '#product/quick-search/nameplate.ts';
import type { QuickReading } from '#product/quick-search/quick-reading.ts';
import { readQuickSearch } from '#product/quick-search/read-quick-search.ts';

/** A line that quick searches are read for. */
export interface ReadLine {
  readonly code: ConfigurableCode;
  readonly line: ProductLine;
}

/** A quick search, or the text of a nameplate, as the line reads it that makes most of it; of several, the first. */
export function readQuickly(typed: string, lines: readonly ReadLine[]): QuickReading & ReadLine {
  const readings = lines.map((one) => ({ ...readingOf(typed, one.line), ...one }));
  return readings.reduce((one, other) => (isMore(other, other.line, one, one.line) ? other : one));
}

/** As it stands, or as a nameplate where more of it is understood so. */
function readingOf(typed: string, line: ProductLine): QuickReading {
  const plain = readQuickSearch(typed, line);
  const plate = nameplateText(typed, line);
  if (plate === undefined) return plain;
  const reading = readQuickSearch(plate, line);
  return isMore(reading, line, plain, line) || saysSameInFewer(reading, plain, line) ? reading : plain;
}

/** A code with its input names a product: that is more than any words say; then comes the line whose own code is said. */
function isMore(one: QuickReading, line: ProductLine, other: QuickReading, otherLine: ProductLine): boolean {
  for (const says of [namesProduct, namesLine]) if (says(one, line) !== says(other, otherLine)) return says(one, line);
  const more = understood(one) - understood(other);
  return more === 0 ? isOfLine(one) && !isOfLine(other) : more > 0;
}

/** Whether a word stands in what was read that says no more than the line: 蜗轮 is a worm reducer before it is a gear type. */
function isOfLine({ parts }: QuickReading): boolean {
  return parts.some(({ kind }) => kind === 'line');
}

/** Whether the series of the line stands in what was read, alone or at the head of a size. */
function namesLine({ parts }: QuickReading, { typeCode: { prefix } }: ProductLine): boolean {
  return parts.some(({ text }) => text.toUpperCase().startsWith(prefix));
}

/** What stood beside a code is a part of it now. */
function saysSameInFewer(one: QuickReading, other: QuickReading, line: ProductLine): boolean {
  return (
    one.typeCode !== undefined &&
    namesProduct(one, line) === namesProduct(other, line) &&
    one.unread.length <= other.unread.length
  );
}

/** Whether a type code of the line with its input stands in what was read. */
export function namesProduct(
  { typeCode = '' }: QuickReading,
  { typeCode: form }: Pick<ProductLine, 'typeCode'>,
): boolean {
  const [unit = '', input = ''] = typeCode.toUpperCase().split('-');
  return form.readUnit(unit) !== undefined && form.readInput(input) !== undefined;
}

/** What is only answered later is understood all the same. */
function understood({ parts, unread }: QuickReading): number {
  const score = unread.reduce((sum, { why }) => sum + (why === 'open' ? 1 : -1), 0);
  return parts.length + score;
}
