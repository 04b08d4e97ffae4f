import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import { useStepStanding } from '#modules/configurator/web/wizard/use-step-standing.ts';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { classes } from '#web/ui/classes.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icons.tsx';
import { StepList } from './step-list.tsx';
import styles from './step-progress.module.css';

/** The steps on a narrow screen: one line with the progress, and all of them in a sheet. */
export function StepProgress(): ReactNode {
  const { t } = useTranslation('configurator');
  const { description, state, product, words } = useWizardView();
  const standingOf = useStepStanding();
  const [isOpen, setOpen] = useState(false);
  const label = product.release.steps[state.currentStep]?.label;
  return (
    <>
      <button type="button" className={styles.progress} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className={styles.head}>
          <span className={styles.count}>
            {state.currentStep + 1}/{description.steps.length}
          </span>
          <span className={styles.name}>{label && textIn(label, words.locale)}</span>
          <span className={styles.all}>
            {t('step.all')}
            <Icon name="down" size={14} />
          </span>
        </span>
        <span className={styles.bars} aria-hidden="true">
          {description.steps.map((step) => (
            <span
              key={step.id}
              className={classes(
                styles.bar,
                styles[standingOf(step)],
                step.number === state.currentStep && styles.current,
              )}
            />
          ))}
        </span>
      </button>
      {isOpen && (
        <Dialog title={t('step.all')} width="narrow" onClose={() => setOpen(false)}>
          <StepList onOpened={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
}
