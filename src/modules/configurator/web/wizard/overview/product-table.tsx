import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import type { FieldDescription, StepDescription } from '#modules/configurator/domain/describe/describe.ts';
import { differingFields } from '#modules/configurator/domain/describe/differing.ts';
import card from '#modules/configurator/web/wizard/card.module.css';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Fold } from '#web/ui/fold.tsx';
import { FieldRows } from './field-row.tsx';
import styles from './overview-step.module.css';

/** What a person took otherwise than it is usually delivered. */
export function Differences(): ReactNode {
  const { t } = useTranslation('configurator');
  const { config, description, product } = useWizardView();
  const fields = differingFields(description, config, product.context);
  if (fields.length === 0) return null;
  return (
    <Fold className={classes(card.card, styles.fold)} title={t('overview.differs', { count: fields.length })} open>
      <FieldRows fields={fields} />
    </Fold>
  );
}

/** The whole product, step by step. */
export function ProductTable(): ReactNode {
  const { t } = useTranslation('configurator');
  const { description } = useWizardView();
  const steps = description.steps.filter(({ id }) => id !== 'overview');
  const count = steps.reduce((sum, { fields }) => sum + fields.filter(isSaid).length, 0);
  return (
    <Fold className={classes(card.card, styles.fold)} title={t('overview.everything', { count })}>
      <div className={styles.product}>
        {steps.map((step) => (
          <StepGroup key={step.id} step={step} />
        ))}
      </div>
    </Fold>
  );
}

function StepGroup({ step }: { step: StepDescription }): ReactNode {
  const { t } = useTranslation('configurator');
  const { product, words, goTo } = useWizardView();
  const label = product.release.steps[step.number]?.label;
  return (
    <section className={classes(card.card, styles.group)}>
      <header>
        <h3>{label && textIn(label, words.locale)}</h3>
        <Button look="quiet" compact onClick={() => goTo(step.number)}>
          {t('overview.change')}
        </Button>
      </header>
      <FieldRows fields={step.fields.filter(isSaid)} />
    </section>
  );
}

/** What was said or stands; of what the person did not say only what is built. */
function isSaid({ value, isOpen, def }: FieldDescription): boolean {
  return def.kind !== 'toggle' && (isOpen || (value !== null && value !== ''));
}
