import type { BilingualText } from '#kernel/locale.ts';
import { JRH_ROW_SEARCH } from '#lines/jrh/columns.ts';
import { columnOf } from '#product/column.ts';
import { text } from '#product/field.ts';
import { figureText } from '#product/figure-text.ts';
import type { SheetRow } from '#product/sheet.ts';

export const ON_REQUEST = text('另行提供', 'On request');

/** A figure of a row under the name of its column; where there is none, what is said instead. */
export function figureRow(id: string, value: number | null, without: BilingualText = ON_REQUEST): SheetRow {
  const { label = text(id, id), symbol, unit } = columnOf(JRH_ROW_SEARCH, id) ?? {};
  const head = { label, ...(symbol !== undefined && { symbol }) };
  if (value === null) return { ...head, value: without };
  return { ...head, value: figureOf(id, value), ...(unit !== undefined && { unit }) };
}

/** A figure as its column is written. */
export function figureOf(id: string, value: number): string {
  return figureText(columnOf(JRH_ROW_SEARCH, id) ?? {}, value);
}
