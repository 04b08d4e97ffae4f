import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import { useShownFigures } from '#modules/configurator/web/wizard/shown-figures.ts';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { requiredColumn } from '#product/column.ts';
import { Button } from '#web/ui/button.tsx';
import type { Measure } from './measure.ts';
import styles from './search-step.module.css';

/** What rows are judged by where nobody said it: the reserve taken for granted, or what a module bears without a load. */
export function DemandNote({ measure, isPointedOut }: { measure: Measure; isPointedOut: boolean }): ReactNode {
  const { t } = useTranslation('configurator');
  const { figure } = useShownFigures();
  const { product } = useWizardView();
  const { id = '' } = requiredColumn(product.context.line.rows) ?? {};
  const factor = figure(id, measure.required);
  if (!measure.isLoaded) return <p className={styles.judged}>{t('search.permissible', { factor })}</p>;
  return isPointedOut && !measure.isAsked ? <Assumed field={id} factor={factor} /> : null;
}

/** One press brings the focus to where it is said. */
function Assumed({ field, factor }: { field: string; factor: string }): ReactNode {
  const { t } = useTranslation('configurator');
  const { product, words, state, goTo } = useWizardView();
  const { usuallyRequired } = product.panels;
  return (
    <p className={styles.judged}>
      <span className={styles.judgedText}>
        {t('search.assumed', { factor })}
        {usuallyRequired && <> {textIn(usuallyRequired, words.locale)}</>}
      </span>
      <Button look="quiet" compact onClick={() => goTo(state.currentStep, field)}>
        {t('search.giveFactor')}
      </Button>
    </p>
  );
}
