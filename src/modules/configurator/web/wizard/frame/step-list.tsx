import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import type { StepDescription } from '#modules/configurator/domain/describe/describe.ts';
import type { StepStanding } from '#modules/configurator/domain/describe/step-standing.ts';
import { useChosenWords } from '#modules/configurator/web/wizard/use-chosen-words.ts';
import { useStepStanding } from '#modules/configurator/web/wizard/use-step-standing.ts';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icons.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './step-list.module.css';

/** The six steps with their state and what is chosen in each; any of them can be opened at any time. */
export function StepList({ onOpened }: { onOpened?: () => void }): ReactNode {
  const { t } = useTranslation('configurator');
  const { description, state, goTo } = useWizardView();
  const standingOf = useStepStanding();
  return (
    <nav aria-label={t('step.all')}>
      <ol className={styles.steps}>
        {description.steps.map((step) => (
          <StepItem
            key={step.id}
            step={step}
            standing={standingOf(step)}
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
  standing: StepStanding;
  isCurrent: boolean;
  onOpen: () => void;
}

function StepItem({ step, standing, isCurrent, onOpen }: StepItemProps): ReactNode {
  const { t } = useTranslation('configurator');
  const { product, words } = useWizardView();
  const chosen = useChosenWords(step);
  const label = product.release.steps[step.number]?.label;
  const asksNothing = step.fields.length === 0;
  const isStandard = standing === 'standard' && !asksNothing;
  return (
    <li>
      <button
        type="button"
        className={classes(styles.step, isCurrent && styles.current, styles[standing])}
        aria-current={isCurrent ? 'step' : undefined}
        onClick={onOpen}
      >
        <StepSign sign={asksNothing ? '–' : signOf(step.number, standing)} />
        <span className={styles.text}>
          <span className={styles.name}>{label ? textIn(label, words.locale) : step.id}</span>
          {!isStandard && <VisuallyHidden>{t(asksNothing ? 'step.nothing' : `step.${standing}`)}</VisuallyHidden>}
          {chosen !== '' && (
            <span className={styles.words} title={chosen}>
              {chosen}
            </span>
          )}
          {isStandard && <span className={styles.words}>{t('step.standard')}</span>}
        </span>
      </button>
    </li>
  );
}

function StepSign({ sign }: { sign: ReactNode }): ReactNode {
  return (
    <span className={styles.sign} aria-hidden="true">
      {sign}
    </span>
  );
}

function signOf(number: number, standing: StepStanding): ReactNode {
  if (standing === 'chosen') return <Icon name="check" size={14} />;
  return standing === 'attention' ? '!' : number + 1;
}
