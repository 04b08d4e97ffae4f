/**
 * Where a spreadsheet would begin a formula (assurance S10): a sign of one, in half or full width, at the beginning, and also after what
 * some of them part cells by although the cell is quoted.
 */
const FORMULA = /(^|[;\t\r\n])( *)(?=[=+\-@＝＋－＠])/g;
/** What they drop at the beginning to look at what comes after it. */
const DROPPED = /^[\t\r\n]/;

/** The mark by which spreadsheets know a file as UTF-8: it stands before the first row, once. */
export const UTF8_MARK = '\uFEFF';

/** A table as CSV (RFC 4180) that spreadsheets open in UTF-8: every text quoted, none of them a formula; a number stays one. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return UTF8_MARK + csvRows(rows);
}

/** Rows of such a table, for one that is written in slices. */
export function csvRows(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(text: string | number): string {
  if (typeof text === 'number') return String(text);
  const harmless = text.replace(FORMULA, "$1'$2").replace(DROPPED, "'$&");
  return `"${harmless.replaceAll('"', '""')}"`;
}
