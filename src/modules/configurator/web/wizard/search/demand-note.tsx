import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import { useShownFigures } from '#modules/configurator/web/wizard/shown-figures.ts';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { type RowSearchDef, requiredColumn, wireName } from '#product/column.ts';
import { factorName } from '#product/judgement/factor-name.ts';
import { toggleOf, togglesOf } from '#product/search-form.ts';
import { Button } from '#web/ui/button.tsx';
import type { Measure } from './measure.ts';
import styles from './search-step.module.css';

/** What rows are judged by where nobody said it: the reserve taken for granted, or what a module bears without a load. */
export function DemandNote({ measure, isPointedOut }: { measure: Measure; isPointedOut: boolean }): ReactNode {
  const { t } = useTranslation('configurator');
  const { figure } = useShownFigures();
  const { product } = useWizardView();
  const { rows } = product.context.line;
  const { id = '' } = requiredColumn(rows) ?? {};
  const factor = figure(id, measure.required);
  if (!measure.isLoaded)
    return (
      <p className={styles.judged}>
        <span className={styles.judgedText}>{t(permissibleIn(rows), { factor })}</span>
        {measure.lacksSpeed && <GiveSpeed />}
      </p>
    );
  if (measure.lacksSpeed) return <SpeedMissing />;
  return isPointedOut && !measure.isAsked ? <Assumed field={id} factor={factor} /> : null;
}

/** What torque and power stand for where no load was asked for. */
function permissibleIn({ isNominalUnasked, showsNominalTorque }: RowSearchDef) {
  if (isNominalUnasked) return 'search.nominal';
  return showsNominalTorque ? 'search.permissiblePower' : 'search.permissible';
}

/** Of drives at every speed none is the right one. */
function SpeedMissing(): ReactNode {
  const { t } = useTranslation('configurator');
  return (
    <p className={styles.judged}>
      <span className={styles.judgedText}>{t('search.noSpeed')}</span>
      <GiveSpeed />
    </p>
  );
}

/** Leads to where a speed is said. */
function GiveSpeed(): ReactNode {
  const { t } = useTranslation('configurator');
  const { product, config, state, goTo } = useWizardView();
  const { rows, search } = product.context.line;
  const [speed = ''] = rows.judged?.speed ?? [];
  const field = togglesOf(config.search, search)[toggleOf(wireName(rows, speed), search)];
  return (
    <Button look="quiet" compact onClick={() => goTo(state.currentStep, field)}>
      {t('search.giveSpeed')}
    </Button>
  );
}

/** One press brings the focus to where it is said. */
function Assumed({ field, factor }: { field: string; factor: string }): ReactNode {
  const { t } = useTranslation('configurator');
  const { product, words, state, goTo } = useWizardView();
  const { usuallyRequired } = product.panels;
  const name = textIn(factorName(product.context.line.rows), words.locale);
  return (
    <p className={styles.judged}>
      <span className={styles.judgedText}>
        {t('search.assumed', { name, factor })}
        {usuallyRequired && <> {textIn(usuallyRequired, words.locale)}</>}
      </span>
      <Button look="quiet" compact onClick={() => goTo(state.currentStep, field)}>
        {t('search.giveFactor', { name })}
      </Button>
    </p>
  );
}
