import type { FormEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { FormFailure } from '#modules/accounts/web/public.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { focusFirstFault } from '#web/ui/first-fault.ts';
import styles from './sheets.module.css';

export interface StepFormProps {
  title: string;
  /** The verb of what happens. */
  confirm: string;
  danger?: boolean;
  width?: 'form' | 'medium';
  isBusy: boolean;
  /** Why it failed; what was typed stays. */
  failure: string | undefined;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The form of a step in its dialog: what it asks for, why it failed, and its two ways out. */
export function StepForm(props: StepFormProps): ReactNode {
  const { t } = useTranslation('sheets');
  const { children, confirm, danger = false, failure, isBusy, onClose, onSubmit, title, width = 'form' } = props;

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isBusy) return;
    flushSync(onSubmit);
    focusFirstFault(event.currentTarget);
  }

  return (
    <Dialog title={title} width={width} dismissable={false} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        {children}
        <FormFailure>{failure}</FormFailure>
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
