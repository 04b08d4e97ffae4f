import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import type { StepDescription } from '#modules/configurator/domain/describe/describe.ts';
import { useChosenWords } from '#modules/configurator/web/wizard/use-chosen-words.ts';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icons.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './step-list.module.css';

/** The six steps with their state and what is chosen in each; any of them can be opened at any time. */
export function StepList({ onOpened }: { onOpened?: () => void }): ReactNode {
  const { t } = useTranslation('configurator');
  const { description, state, goTo } = useWizardView();
  return (
    <nav aria-label={t('step.all')}>
      <ol className={styles.steps}>
        {description.steps.map((step) => (
          <StepItem
            key={step.id}
            step={step}
            isCurrent={step.number === state.currentStep}
            onOpen={() => {
              onOpened?.();
              goTo(step.number);
            }}
          />
        ))}
      </ol>
    </nav>
  );
}

interface StepItemProps {
  step: StepDescription;
  isCurrent: boolean;
  onOpen: () => void;
}

function StepItem({ step, isCurrent, onOpen }: StepItemProps): ReactNode {
  const { t } = useTranslation('configurator');
  const { product, words } = useWizardView();
  const chosen = useChosenWords(step);
  const label = product.release.steps[step.number]?.label;
  return (
    <li>
      <button
        type="button"
        className={classes(styles.step, isCurrent && styles.current, styles[step.state])}
        aria-current={isCurrent ? 'step' : undefined}
        onClick={onOpen}
      >
        <StepSign step={step} />
        <span className={styles.text}>
          <span className={styles.name}>{label ? textIn(label, words.locale) : step.id}</span>
          <VisuallyHidden>{t(`step.${step.state}`)}</VisuallyHidden>
          {chosen !== '' && <span className={styles.chosen}>{chosen}</span>}
        </span>
      </button>
    </li>
  );
}

function StepSign({ step }: { step: StepDescription }): ReactNode {
  return (
    <span className={styles.sign} aria-hidden="true">
      {step.state === 'done' && <Icon name="check" size={14} />}
      {step.state === 'attention' && '!'}
      {step.state === 'open' && step.number + 1}
    </span>
  );
}
