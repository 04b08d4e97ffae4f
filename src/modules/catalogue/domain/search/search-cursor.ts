import { granted, type Result, refused } from '#kernel/result.ts';
import { hashText } from '#product/hash-text.ts';
import type { RowIndex } from '#product/row-index.ts';
import { type RowQuery, type RowRefusal, rowRefusal } from '#product/row-query.ts';

const CURSOR = /^([0-9a-z]+)\.([0-9a-z]+)\.([0-9a-z]{1,7})$/;

/** The cursor after a row: names the rows, the search and the row, so that it fits no other. */
export function writeCursor(index: RowIndex, query: RowQuery, row: number): string {
  return `${index.fingerprint}.${searchName(query)}.${row.toString(36)}`;
}

/** The row a cursor stands after, undefined for the first page; a damaged or foreign cursor is refused. */
export function readCursor(index: RowIndex, query: RowQuery): Result<number | undefined, RowRefusal> {
  const text = query.cursor?.trim();
  if (text === undefined || text === '') return granted(undefined);
  const [, fingerprint, name, rowText = ''] = CURSOR.exec(text) ?? [];
  const row = Number.parseInt(rowText, 36);
  if (!(row < index.rowCount)) return refused(rowRefusal('search.cursor-unreadable', 'cursor', text));
  if (fingerprint !== index.fingerprint || name !== searchName(query)) {
    return refused(rowRefusal('search.cursor-of-another-search', 'cursor', text));
  }
  return granted(row);
}

/** Equal for equal filters, ranges, tolerance and order, in whatever order they are written. */
function searchName({ filters, ranges, tolerance, sort, given }: RowQuery): string {
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
