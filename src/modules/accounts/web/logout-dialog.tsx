import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { WITHOUT_ASKING } from '#web/leaving/leaving.ts';
import { PATHS } from '#web/paths.ts';
import { isAllSent } from '#web/session/before-sign-out.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toasts } from '#web/ui/toasts.ts';
import { signOut } from './sign-in.ts';

/** Asks before signing out, once more where something would be lost by it, and says afterwards which way it went (spec 000 §4). */
export function LogoutDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useTranslation('accounts');
  const [busy, setBusy] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const navigate = useNavigate();

  async function handleConfirm(): Promise<void> {
    setBusy(true);
    if (!isLeft && !(await isAllSent())) {
      setLeft(true);
      setBusy(false);
      return;
    }
    // First off the page, so that nothing on it asks the server without a session.
    await navigate(PATHS.series, { state: WITHOUT_ASKING });
    await signOut();
    onClose();
    toasts.show({ tone: 'success', text: t('logout.success') });
  }

  function handleCancel(): void {
    onClose();
    toasts.show({ tone: 'info', text: t('logout.cancelled') });
  }

  return (
    <ConfirmDialog
      title={t('logout.title')}
      confirm={t('logout.confirm')}
      danger
      busy={busy}
      onConfirm={() => void handleConfirm()}
      onCancel={handleCancel}
    >
      <p role={isLeft ? 'alert' : undefined}>{t(isLeft ? 'logout.left' : 'logout.text')}</p>
    </ConfirmDialog>
  );
}
