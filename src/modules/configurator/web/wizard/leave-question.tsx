import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type MayLeave, useLeaveGuard } from '#web/leaving/leave-guard.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

/** Asks before an edited line is left with what is not saved (spec 001 §4, ADR 44); closing the window asks in the browser's own words. */
export function LeaveQuestion({ mayLeave }: { mayLeave: MayLeave }): ReactNode {
  const { t } = useTranslation('configurator');
  const blocked = useLeaveGuard(mayLeave);
  useEffect(() => {
    function ask(event: BeforeUnloadEvent): void {
      if (!mayLeave()) event.preventDefault();
    }
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [mayLeave]);
  if (blocked === undefined) return null;
  return (
    <ConfirmDialog
      title={t('leave.title')}
      confirm={t('leave.confirm')}
      onConfirm={() => blocked.proceed()}
      onCancel={() => blocked.reset()}
    >
      <p>{t('leave.text')}</p>
    </ConfirmDialog>
  );
}
