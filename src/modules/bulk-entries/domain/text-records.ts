/** A cell in quotation marks, from the divider or the start of its line on; one that is not closed goes on to the end. */
const QUOTED = /(?<=^|[\n\t;,])"(?:[^"]|"")*"?/g;

/** The lines of a text; a line break in a cell in quotation marks is none. */
export function recordsIn(text: string): readonly string[] {
  const plain = text.replace(/\r\n?/g, '\n');
  const masked = plain.replace(QUOTED, (cell) => cell.replaceAll('\n', ' '));
  let from = 0;
  return masked.split('\n').map(({ length }) => {
    const record = plain.slice(from, from + length);
    from += length + 1;
    return record;
  });
}

/** A ratio with a decimal comma, `i26,72`, which divides nothing. */
const RATIO = /i\s*[=:≈]?\s*\d+,\d/gi;

/**
 * What divides the cells of a line: a tab, else a semicolon, whatever the other lines have. A comma may stand in a figure: it divides
 * only where it stands in every line.
 */
export function dividersOf(records: readonly string[]): (record: string) => string {
  const lines = records.filter((record) => record.trim() !== '');
  const isByComma = lines.every((line) => line.replace(RATIO, '').includes(','));
  return (record) => ['\t', ';'].find((sign) => record.includes(sign)) ?? (isByComma ? ',' : '\t');
}
