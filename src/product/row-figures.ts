import type { BilingualText } from '#kernel/locale.ts';
import { type ColumnDef, columnOf, isDoubted, rowCells, TO_BE_CONFIRMED } from './column.ts';
import type { Search, Values } from './configuration.ts';
import { figureText } from './figure-text.ts';
import type { ProductLine } from './line.ts';
import type { CatalogueRow } from './row.ts';
import { figureIn, type UnitSystem, unitIn } from './unit-system.ts';

/** A figure of a product as it is written, and the column it stands in: its name, sign and unit. */
export interface RowFigure {
  readonly column: ColumnDef;
  readonly unit: string | undefined;
  readonly value: string;
}

/** A row that is told, with what it was read by. */
export interface ToldRow<Row extends CatalogueRow = CatalogueRow> {
  readonly row: Row;
  /** What was chosen or stands beside the row, such as its duty. */
  readonly standing: Values;
  readonly search: Search;
}

/** What of a line its figures follow from. */
export type FiguresLine = Pick<ProductLine, 'rows' | 'told' | 'search' | 'rowValues'>;

/**
 * The figures a product is known by, the most telling first: those its line tells, else those a table of rows shows, with the
 * names they have with what was chosen and asked. Every screen, list and paper takes them from here, so that no two of them
 * differ; papers and lists in SI.
 */
export function rowFigures(
  { rows, told, search: form, rowValues }: FiguresLine,
  { row, standing, search }: ToldRow,
  system: UnitSystem = 'si',
): readonly RowFigure[] {
  const named = form.named?.({ ...standing, ...rowValues(row) }, search) ?? {};
  const cells = rowCells(rows, row);
  const columns = told?.(row, standing, search) ?? rows.shown.flatMap((id) => columnOf(rows, id) ?? []);
  return columns.flatMap((column) => {
    const value = cells[column.id];
    if (typeof value !== 'number') return [];
    const label = named[column.id] ?? column.label;
    const isUntold = column.id === rows.judged?.reserve && isNominal(rows, search);
    return [
      {
        column: { ...column, ...(label && { label: isDoubted(column, cells) ? toBeConfirmed(label) : label }) },
        unit: unitIn(system, column),
        value: isUntold ? UNTOLD : figureText(column, figureIn(system, column, value)),
      },
    ];
  });
}

/** What stands for a factor of which nobody asked anything. */
const UNTOLD = '—';

/** Whether the figures are nominal: no load was asked for that a factor could be a multiple of. */
function isNominal({ isNominalUnasked, judged }: FiguresLine['rows'], search: Search): boolean {
  const { [judged?.load ?? '']: load } = search;
  return isNominalUnasked === true && !(typeof load === 'number' && load > 0);
}

function toBeConfirmed({ zh, en }: BilingualText): BilingualText {
  return { zh: zh + TO_BE_CONFIRMED.zh, en: en + TO_BE_CONFIRMED.en };
}
