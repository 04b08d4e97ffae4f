import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountDialogProps } from '#web/shell/account-prompt.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** The registration dialog: neither Esc nor a click outside closes it, and closing it forgets what was typed (spec 000 §2). */
export function RegisterDialog({ onClose }: AccountDialogProps): ReactNode {
  const { t } = useTranslation('accounts');
  return (
    <Dialog title={t('register.title')} width="wide" dismissable={false} onClose={onClose}>
      {null}
    </Dialog>
  );
}
