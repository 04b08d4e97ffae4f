import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import type { FieldDescription, StepDescription } from '#modules/configurator/domain/describe/describe.ts';
import { listOfWords } from '#modules/configurator/web/format.ts';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './overview-step.module.css';

/** The whole product, step by step: what was chosen stands out, what stands by default is quieter. */
export function ProductTable(): ReactNode {
  const { t } = useTranslation('configurator');
  const { description, config, product } = useWizardView();
  const { Figures } = product.panels;
  const row = config.basicType;
  const steps = description.steps.filter(({ id }) => id !== 'overview');
  return (
    <div className={styles.product}>
      {row && (
        <section className={styles.group}>
          <header>
            <h3>{t('section.figures')}</h3>
          </header>
          <Figures row={row} />
        </section>
      )}
      {steps.map((step) => (
        <StepGroup key={step.id} step={step} />
      ))}
    </div>
  );
}

function StepGroup({ step }: { step: StepDescription }): ReactNode {
  const { t } = useTranslation('configurator');
  const { product, words, goTo } = useWizardView();
  const label = product.release.steps[step.number]?.label;
  const fields = step.fields.filter((field) => isSaid(field) && field.def.kind !== 'toggle');
  return (
    <section className={styles.group}>
      <header>
        <h3>{label && textIn(label, words.locale)}</h3>
        <Button look="quiet" compact onClick={() => goTo(step.number)}>
          {t('overview.change')}
        </Button>
      </header>
      <dl className={styles.values}>
        {fields.map((field) => (
          <FieldRow key={field.id} field={field} />
        ))}
      </dl>
    </section>
  );
}

/** What was said or stands; of what the person did not say only what is built. */
function isSaid({ value, isOpen }: FieldDescription): boolean {
  return isOpen || (value !== null && value !== '');
}

function FieldRow({ field }: { field: FieldDescription }): ReactNode {
  const { t } = useTranslation('configurator');
  const { words, goTo } = useWizardView();
  const isChosen = field.options.some(({ state }) => state === 'chosen') || field.options.length === 0;
  return (
    <div className={isChosen ? styles.chosen : undefined}>
      <dt>{words.field(field.id)}</dt>
      <dd>
        {field.isOpen ? (
          <button type="button" className={styles.missing} onClick={() => goTo(field.def.step, field.id)}>
            {t('field.open')}
          </button>
        ) : (
          valueWords(field, words)
        )}
      </dd>
    </div>
  );
}

function valueWords({ id, value, def }: FieldDescription, words: ReturnType<typeof useWizardView>['words']): string {
  if (value === null) return '';
  if (def.kind !== 'multi') return words.value(id, value);
  return listOfWords(
    value.split(',').map((code) => words.value(`${id}.${code}`, 'yes')),
    words.locale,
  );
}
