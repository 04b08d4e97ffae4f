import type { TFunction } from 'i18next';
import type { RowPage } from '#modules/catalogue/contract.ts';
import type { FoundRow } from '#modules/configurator/web/wizard/line-panels.ts';
import type { ShownFigures } from '#modules/configurator/web/wizard/shown-figures.ts';
import type { WizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { rowCells } from '#product/column.ts';
import type { JudgedColumns } from '#product/judgement/judged-columns.ts';
import { judgeReserve } from '#product/judgement/reserve.ts';
import type { CatalogueRow } from '#product/row.ts';
import type { Measure } from './measure.ts';

/** A row the search points out, as the wizard reads it. */
export interface PickedRow extends Omit<RowPage['picks'][number], 'row'> {
  readonly row: CatalogueRow;
  readonly judged: FoundRow['judged'];
}

/** What a reason is told with. */
interface Telling {
  readonly view: WizardView;
  readonly figures: ShownFigures;
  readonly t: TFunction<'configurator'>;
  readonly measure: Measure;
}

/** Why a row is pointed out, in one line. */
export function reasonOf(
  { pick, row, reasons, judged }: PickedRow,
  recommended: CatalogueRow,
  { view, figures, t, measure }: Telling,
): string {
  if (pick === 'recommended') {
    return reasons.includes('only-oversized') ? t('search.why.onlyOversized') : meetsText(judged, measure, t);
  }
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

/** What meets the demand, with what it has in reserve. */
function meetsText(judged: FoundRow['judged'], { required }: Measure, t: Telling['t']): string {
  const reserve = judged && judgeReserve(judged.reserve, required);
  if (reserve === undefined) return t('search.why.meets');
  return t(reserve.percent > 0 ? 'search.why.withReserve' : 'search.why.noReserve', { percent: reserve.percent });
}
