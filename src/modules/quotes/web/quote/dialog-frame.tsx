import type { FormEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { FormFailure } from '#modules/accounts/web/public.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { focusFirstFault } from '#web/ui/first-fault.ts';
import styles from './quote-page.module.css';
import type { TakenStep } from './use-quote-step.ts';

/** What every dialog of a step is given. */
export interface StepDialogProps {
  readonly isBusy: boolean;
  /** Why the step failed; what was typed stays. */
  readonly failure: string | undefined;
  /** What stands and what was sent, where somebody else was quicker. */
  readonly issues: readonly string[];
  readonly onTake: (by: TakenStep['by']) => void;
  readonly onClose: () => void;
}

export interface DialogFrameProps extends Omit<StepDialogProps, 'onTake'> {
  title: string;
  /** The verb of what happens. */
  confirm: string;
  width?: 'form' | 'medium' | 'wide';
  danger?: boolean;
  /** False where nothing is typed that a press beside it could take away. */
  hasInput?: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

/** The form of a step in its dialog: its fields, why it failed, and its two ways out. */
export function DialogFrame(props: DialogFrameProps): ReactNode {
  const { t } = useTranslation('quotes');
  const { children, confirm, danger = false, hasInput = true, width = 'form' } = props;
  const { failure, isBusy, issues, onClose, onSubmit, title } = props;

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isBusy) return;
    flushSync(onSubmit);
    focusFirstFault(event.currentTarget);
  }

  return (
    <Dialog title={title} width={width} dismissable={!hasInput && !isBusy} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        {children}
        <FormFailure>{failure}</FormFailure>
        {issues.length > 0 && (
          <ul>
            {issues.map((issue) => (
              <li key={issue}>{issue}</li>
            ))}
          </ul>
        )}
        <DialogActions>
          <Button onClick={onClose}>{t('web:ui.cancel')}</Button>
          <Button type="submit" look={danger ? 'danger' : 'primary'} busy={isBusy}>
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
