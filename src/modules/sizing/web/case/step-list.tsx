import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type SizingCase, withGiven } from '#modules/sizing/domain/case/sizing-case.ts';
import type { Sizing } from '#modules/sizing/domain/sizing.ts';
import { cardClass } from '#web/ui/card.ts';
import { classes } from '#web/ui/classes.ts';
import styles from './step-list.module.css';
import { StepRow } from './step-row.tsx';

interface StepListProps {
  sizing: Sizing;
  value: SizingCase;
  onChange: (value: SizingCase) => void;
}

/** Every step with its formula, the same with numbers, and its result; each can be said instead of computed. */
export function StepList({ sizing, value, onChange }: StepListProps): ReactNode {
  const { t } = useTranslation('sizing');
  return (
    <section className={classes(cardClass, styles.steps)} aria-labelledby="sizing-steps">
      <h3 id="sizing-steps">{t('steps.title')}</h3>
      <p className={styles.note}>{t('steps.note')}</p>
      <ol>
        {sizing.steps.map((step) => (
          <StepRow
            key={step.id}
            step={step}
            system={value.unit}
            given={value.given[step.id]}
            onGiven={(quantity) => onChange(withGiven(value, step.id, quantity))}
          />
        ))}
      </ol>
    </section>
  );
}
