import { textIn } from '#kernel/locale.ts';
import type { ShownFigures } from '#modules/configurator/web/wizard/shown-figures.ts';
import type { WizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { columnOf, rowCells } from '#product/column.ts';
import type { CatalogueRow } from '#product/row.ts';

/** What a row bears, loses and weighs, with signs and units. */
export function judgedFigures(
  row: CatalogueRow,
  { product, words }: WizardView,
  figures: ShownFigures,
): readonly string[] {
  const { rows } = product.context.line;
  const cells = rowCells(rows, row);
  const { reserve = '', efficiency = '', mass = '' } = rows.judged ?? {};
  return [reserve, efficiency, mass].flatMap((id) => {
    const [column, value] = [columnOf(rows, id), cells[id]];
    if (column === undefined || typeof value !== 'number') return [];
    const sign = column.symbol ?? (column.label && textIn(column.label, words.locale));
    return [[column.unit === undefined && sign, figures.withUnit(id, value)].filter(Boolean).join('\u00a0')];
  });
}
