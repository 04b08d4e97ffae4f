import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type MayLeave, useLeaveGuard } from '#web/leaving/leave-guard.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

/** Asks before terms that are not saved are left for another page; the customers beside them leave them as they are. */
export function LeaveQuestion({ mayLeave }: { mayLeave: MayLeave }): ReactNode {
  const { t } = useTranslation('prices');
  const blocked = useLeaveGuard(mayLeave);
  if (blocked === undefined) return null;
  return (
    <ConfirmDialog
      title={t('terms.leave.title')}
      confirm={t('terms.leave.confirm')}
      onConfirm={() => blocked.proceed()}
      onCancel={() => blocked.reset()}
    >
      <p>{t('terms.leave.text')}</p>
    </ConfirmDialog>
  );
}
