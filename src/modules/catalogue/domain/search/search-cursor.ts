import { granted, type Result, refused } from '#kernel/result.ts';
import type { CatalogueTable } from '#lines/jrt/rows/catalogue-table.ts';
import { hashText } from '#lines/jrt/rows/fingerprint.ts';
import { refusal } from './check-query.ts';
import type { SearchQuery, SearchRefusal } from './search-query.ts';

const CURSOR = /^([0-9a-z]+)\.([0-9a-z]+)\.([0-9a-z]{1,7})$/;

/** The cursor after a row: names the catalogue, the search and the row, so that it fits no other. */
export function writeCursor(table: CatalogueTable, query: SearchQuery, row: number): string {
  return `${table.fingerprint}.${searchName(query)}.${row.toString(36)}`;
}

/** The row a cursor stands after, undefined for the first page; a damaged or foreign cursor is refused. */
export function readCursor(table: CatalogueTable, query: SearchQuery): Result<number | undefined, SearchRefusal> {
  const text = query.cursor?.trim();
  if (text === undefined || text === '') return granted(undefined);
  const [, fingerprint, name, rowText = ''] = CURSOR.exec(text) ?? [];
  const row = Number.parseInt(rowText, 36);
  if (!(row < table.rowCount)) return refused(refusal('search.cursor-unreadable', 'cursor', text));
  if (fingerprint !== table.fingerprint || name !== searchName(query)) {
    return refused(refusal('search.cursor-of-another-search', 'cursor', text));
  }
  return granted(row);
}

/** Equal for equal filters, ranges, tolerance and order, in whatever order they are written. */
function searchName({ filters, ranges, tolerance, sort, given }: SearchQuery): string {
  return hashText(canonical({ filters, ranges, tolerance, sort, given })).toString(36);
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
  return `{${entries
    .map(([key, entry]) => `${key}:${canonical(entry)}`)
    .sort()
    .join()}}`;
}
