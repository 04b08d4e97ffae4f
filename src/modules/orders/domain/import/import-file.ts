/** The kinds of files orders come in. */
export const IMPORT_FORMATS = ['csv', 'xlsx', 'ndjson'] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

/** What may be done with the rows that were judged: take those that are right, or all of them at once. */
export const APPLY_MODES = ['valid', 'all'] as const;
export type ApplyMode = (typeof APPLY_MODES)[number];

/** The most rows of a workbook, which is read as a whole; texts are read piece by piece and have no such bound. */
export const MOST_SHEET_ROWS = 20_000;
/** The most rows of a text: a year of a large house. */
export const MOST_TEXT_ROWS = 500_000;

/** The name of a file, without its ending. */
export function nameWithoutEnding(fileName: string): string {
  return fileName.replace(/\.[^.]*$/, '');
}
