import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type MayLeave, useLeaveGuard } from '#web/leaving/leave-guard.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

/** Asks before a text that is not saved is left; a reload keeps it, so the window need not ask. */
export function LeaveQuestion({ mayLeave }: { mayLeave: MayLeave }): ReactNode {
  const { t } = useTranslation('mail');
  const blocked = useLeaveGuard(mayLeave);
  if (blocked === undefined) return null;
  return (
    <ConfirmDialog
      title={t('edit.leave.title')}
      confirm={t('edit.leave.confirm')}
      onConfirm={() => blocked.proceed()}
      onCancel={() => blocked.reset()}
    >
      <p>{t('edit.leave.text')}</p>
    </ConfirmDialog>
  );
}
