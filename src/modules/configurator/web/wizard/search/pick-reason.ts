import type { TFunction } from 'i18next';
import type { RowPage } from '#modules/catalogue/contract.ts';
import type { ShownFigures } from '#modules/configurator/web/wizard/shown-figures.ts';
import type { WizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { rowCells } from '#product/column.ts';
import type { JudgedColumns } from '#product/judgement/judged-columns.ts';
import type { CatalogueRow } from '#product/row.ts';

/** A row the search points out, as the wizard reads it. */
export interface PickedRow extends Omit<RowPage['picks'][number], 'row'> {
  readonly row: CatalogueRow;
}

/** Why a row is pointed out, in one line. */
export function reasonOf(
  { pick, row, reasons }: PickedRow,
  recommended: CatalogueRow,
  { view, figures, t }: { view: WizardView; figures: ShownFigures; t: TFunction<'configurator'> },
): string {
  if (pick === 'recommended') return t(`search.why.${reasons.includes('only-oversized') ? 'onlyOversized' : 'meets'}`);
  if (reasons.includes('recommended-too')) return t('search.why.recommendedToo');
  const { rows } = view.product.context.line;
  const { mass = '', efficiency = '' }: Partial<JudgedColumns> = rows.judged ?? {};
  const [one, other] = [rowCells(rows, row), rowCells(rows, recommended)];
  if (pick === 'most-efficient') {
    const percent = (share: unknown) => figures.figure(efficiency, Number(share));
    return t('search.why.mostEfficient', { own: percent(one[efficiency]), other: percent(other[efficiency]) });
  }
  const less = Number(other[mass]) - Number(one[mass]);
  return t('search.why.lightest', { less: figures.withUnit(mass, less) });
}
