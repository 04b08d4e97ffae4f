import { useTranslation } from 'react-i18next';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { columnOf } from '#product/column.ts';
import type { FieldId } from '#product/configuration.ts';
import { figureWithUnit } from '#product/figure-text.ts';
import { toleratedSpan } from '#product/judgement/tolerated.ts';

/** How far rows may lie from a figure that is asked for, in shares, and from where to where once it is named; in SI, as it is typed. */
export function useTolerance(field: FieldId, value: number | null): string | undefined {
  const { t } = useTranslation('configurator');
  const { product, description } = useWizardView();
  const { rows } = product.context.line;
  const spanOf = (figure: number) => toleratedSpan(rows, field, figure, description.standing);
  const shares = spanOf(1);
  if (shares === undefined) return undefined;
  const [low, high] = [1 - shares.min, shares.max - 1].map((share) => Number((share * 100).toFixed(1)));
  const share = t(`search.tolerance.${low === high ? 'even' : 'odd'}`, { low, high });
  const span = value !== null && value > 0 ? spanOf(value) : undefined;
  if (span === undefined) return share;
  const written = (figure: number) => figureWithUnit(columnOf(rows, field) ?? {}, figure);
  return t('search.tolerance.span', { share, min: written(span.min), max: written(span.max) });
}
