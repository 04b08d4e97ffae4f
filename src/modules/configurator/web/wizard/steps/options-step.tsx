import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import type { FieldDescription, StepDescription } from '#modules/configurator/domain/describe/describe.ts';
import card from '#modules/configurator/web/wizard/card.module.css';
import { FieldOptions } from '#modules/configurator/web/wizard/field-options.tsx';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { classes } from '#web/ui/classes.ts';
import { sectionsOf } from './field-sections.ts';
import styles from './steps.module.css';

/** A step that is groups of options under headings. */
export function OptionsStep({ step }: { step: StepDescription }): ReactNode {
  const { t } = useTranslation('configurator');
  const { product, words } = useWizardView();
  if (step.fields.length === 0) return <p className={classes(card.card, styles.nothing)}>{t('step.nothing')}</p>;
  return (
    <>
      {sectionsOf(step.id, step.fields, product.context.line).map((section) => (
        <section key={section.id} className={classes(card.card, styles.section)}>
          {section.id !== 'rest' && (
            <h3 className={styles.heading}>
              {section.label ? textIn(section.label, words.locale) : t(`section.${section.id}`)}
            </h3>
          )}
          {section.fields.map((field) => (
            <StepField key={field.id} field={field} />
          ))}
        </section>
      ))}
    </>
  );
}

function StepField({ field }: { field: FieldDescription }): ReactNode {
  const { product } = useWizardView();
  const Own = product.panels.fields[field.id];
  return Own ? <Own /> : <FieldOptions field={field} />;
}
