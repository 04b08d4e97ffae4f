import { type Locale, textIn } from '#kernel/locale.ts';
import { type ColumnDef, columnOf, rowCells } from '#product/column.ts';
import { figureText, figureWithUnit } from '#product/figure-text.ts';
import type { ProductLine } from '#product/line.ts';
import type { CatalogueRow } from '#product/row.ts';
import type { LinePanels, OwnPanels } from './line-panels.ts';
import type { ShownFigures } from './shown-figures.ts';

/** How many cells of a row stand where there is room for one line. */
const IN_SHORT = 3;

/** What the wizard shows of a line: the line's own, and the rest as it follows from its columns and fields. */
export function panelsOf(line: ProductLine, own: OwnPanels): LinePanels {
  const figure: LinePanels['figure'] = (column, value) => figureText(columnOf(line.rows, column) ?? {}, value);
  const inSi: WithUnit = (column, value) => figureWithUnit(columnOf(line.rows, column) ?? {}, value);
  return {
    steps: {},
    fields: {},
    cells: {},
    usuallyRequired: undefined,
    NearReason: ({ found }) => found.reason?.text,
    figure,
    rowName: (row, locale) => saidOf(row, { line, locale, withUnit: inSi }).join(' · '),
    rowInShort: (row, locale, { withUnit }) => saidOf(row, { line, locale, withUnit }).slice(0, IN_SHORT).join(' · '),
    rowUnit: (row) => String(rowCells(line.rows, row)[line.rows.fixed?.[0] ?? line.rows.shown[0] ?? ''] ?? ''),
    readRow: (found) => (line.isRow(found) ? found : undefined),
    pictureOfProduct: () => undefined,
    pictureNote: undefined,
    picturedBy: () => '',
    pictureOf: () => undefined,
    ...own,
  };
}

type WithUnit = ShownFigures['withUnit'];

interface Saying {
  readonly line: ProductLine;
  readonly locale: Locale;
  readonly withUnit: WithUnit;
}

/** What a row says in the columns a table shows, figures with their signs and units. */
function saidOf(row: CatalogueRow, { line, locale, withUnit }: Saying): readonly string[] {
  const cells = rowCells(line.rows, row);
  return line.rows.shown.flatMap((id) => {
    const value = cells[id] ?? null;
    const column = columnOf(line.rows, id);
    if (value === null || column === undefined) return [];
    return [typeof value === 'string' ? value : withSign(column, withUnit(id, value), locale)];
  });
}

function withSign({ label, symbol }: ColumnDef, figure: string, locale: Locale): string {
  return [symbol ?? (label && textIn(label, locale)), figure].filter(Boolean).join('\u00a0');
}
