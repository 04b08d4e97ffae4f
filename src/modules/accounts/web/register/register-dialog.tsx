import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountDialogProps } from '#web/session/account-dialog.ts';
import { requestLogin } from '#web/session/login-request.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { toasts } from '#web/ui/toasts.ts';
import { RegisterForm } from './register-form.tsx';
import type { Registered } from './use-registration.ts';

/** The registration dialog: neither Esc nor a click outside closes it, and closing it forgets what was typed (spec 000 §2). */
export function RegisterDialog({ onClose }: AccountDialogProps): ReactNode {
  const { t } = useTranslation('accounts');
  const [waiting, setWaiting] = useState<string>();

  function handleRegistered({ username, pending }: Registered): void {
    toasts.show({ tone: 'success', text: t('register.success') });
    if (pending) {
      setWaiting(username);
      return;
    }
    requestLogin({ username, notice: { tone: 'success', text: t('register.success') } });
    onClose();
  }

  return waiting === undefined ? (
    <Dialog key="form" title={t('register.title')} width="wide" dismissable={false} onClose={onClose}>
      <RegisterForm onRegistered={handleRegistered} />
    </Dialog>
  ) : (
    <Dialog key="pending" title={t('register.pending.title')} onClose={onClose}>
      <p>{t('register.pending.text')}</p>
      <p>{t('register.pending.username', { username: waiting })}</p>
      <DialogActions>
        <Button look="primary" data-autofocus onClick={onClose}>
          {t('register.pending.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
