import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { mayAsk } from '#web/leaving.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

/** Asks before an unsaved configuration is left (spec 001 §4); closing the window asks in the browser's own words. */
export function LeaveQuestion({ mayLeave }: { mayLeave: () => boolean }): ReactNode {
  const { t } = useTranslation('configurator');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && mayAsk(nextLocation.state) && !mayLeave(),
  );
  useEffect(() => {
    function ask(event: BeforeUnloadEvent): void {
      if (!mayLeave()) event.preventDefault();
    }
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [mayLeave]);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={t('leave.title')}
      confirm={t('leave.confirm')}
      onConfirm={() => blocker.proceed()}
      onCancel={() => blocker.reset()}
    >
      <p>{t('leave.text')}</p>
    </ConfirmDialog>
  );
}
