import { useTranslation } from 'react-i18next';
import type { Locale } from '#kernel/locale.ts';
import { plainFigure } from '#modules/configurator/web/format.ts';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { columnOf } from '#product/column.ts';
import type { FieldId } from '#product/configuration.ts';
import { figureWithUnit } from '#product/figure-text.ts';
import { toleratedSpan } from '#product/judgement/tolerated.ts';
import { useSearchTolerance } from './tolerance.ts';

/** How far rows may lie from a figure that is asked for. */
export interface FigureTolerance {
  /** In shares, and from where to where once the figure is named; in SI, as it is typed. */
  readonly text: string | undefined;
  /** Whether a person can choose it: that of a speed or ratio. */
  readonly isChosen: boolean;
}

/** The tolerance of a figure of the search. A chosen one stands in its menu, and only its span is told beside it. */
export function useTolerance(field: FieldId, value: number | null): FigureTolerance {
  const { t } = useTranslation('configurator');
  const { product, description, words } = useWizardView();
  const { taken } = useSearchTolerance();
  const { rows } = product.context.line;
  const isChosen = rows.judged?.speed.includes(field) ?? false;
  const spanOf = (figure: number) => toleratedSpan(rows, field, figure, description.standing, taken);
  const shares = spanOf(1);
  if (shares === undefined) return { text: undefined, isChosen: false };
  const [low, high] = [1 - shares.min, shares.max - 1].map((share) => Number((share * 100).toFixed(1)));
  const share = t(`search.tolerance.${low === high ? 'even' : 'odd'}`, { low, high });
  const span = value !== null && value > 0 ? spanOf(value) : undefined;
  if (span === undefined) return { text: isChosen ? undefined : share, isChosen };
  const column = columnOf(rows, field);
  const written = (figure: number) =>
    isChosen ? asItIs(figure, column?.unit, words.locale) : figureWithUnit(column ?? {}, figure);
  const ends = { min: written(span.min), max: written(span.max) };
  const text = isChosen ? t('search.tolerance.within', ends) : t('search.tolerance.span', { share, ...ends });
  return { text, isChosen };
}

/** An end of a span is not rounded as a row's figure is: 25.8 r/min would look as if it lay within one to 25.75. */
function asItIs(figure: number, unit: string | undefined, locale: Locale): string {
  return [plainFigure(Number(figure.toPrecision(5)), locale), unit].filter(Boolean).join('\u00a0');
}
