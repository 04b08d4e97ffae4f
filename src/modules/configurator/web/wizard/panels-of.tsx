import { type Locale, textIn } from '#kernel/locale.ts';
import { type ColumnDef, columnOf, rowCells } from '#product/column.ts';
import { figureText } from '#product/figure-text.ts';
import type { ProductLine } from '#product/line.ts';
import type { CatalogueRow } from '#product/row.ts';
import type { LinePanels, OwnPanels } from './line-panels.ts';

/** How many cells of a row stand where there is room for one line. */
const IN_SHORT = 3;

/** What the wizard shows of a line: the line's own, and the rest as it follows from its columns and fields. */
export function panelsOf(line: ProductLine, own: OwnPanels): LinePanels {
  const figure: LinePanels['figure'] = (column, value) => figureText(columnOf(line.rows, column) ?? {}, value);
  const said = (row: CatalogueRow, locale: Locale) => saidOf(row, { line, locale, figure });
  return {
    steps: {},
    fields: {},
    cells: {},
    NearReason: ({ found }) => found.reason?.text,
    figure,
    rowName: (row, locale) => said(row, locale).join(' · '),
    rowInShort: (row, locale) => said(row, locale).slice(0, IN_SHORT).join(' · '),
    readRow: (found) => (line.isRow(found) ? found : undefined),
    pictures: () => undefined,
    pictureOfProduct: () => undefined,
    picturedBy: () => '',
    pictureOf: () => undefined,
    ...own,
  };
}

interface Saying extends Pick<LinePanels, 'figure'> {
  readonly line: ProductLine;
  readonly locale: Locale;
}

/** What a row says in the columns a table shows, figures with their signs and units. */
function saidOf(row: CatalogueRow, { line, locale, figure }: Saying): readonly string[] {
  const cells = rowCells(line.rows, row);
  return line.rows.shown.flatMap((id) => {
    const value = cells[id] ?? null;
    const column = columnOf(line.rows, id);
    if (value === null || column === undefined) return [];
    return [typeof value === 'string' ? value : withSign(column, figure(id, value, locale), locale)];
  });
}

function withSign({ label, symbol, unit }: ColumnDef, figure: string, locale: Locale): string {
  return [symbol ?? (label && textIn(label, locale)), figure, unit].filter(Boolean).join('\u00a0');
}
