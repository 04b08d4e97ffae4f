/** What a spreadsheet would take for the beginning of a formula, in half and full width (assurance S10). */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** A table as CSV (RFC 4180) that spreadsheets open in UTF-8: every cell quoted, none of them a formula. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
}

function cellOf(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
