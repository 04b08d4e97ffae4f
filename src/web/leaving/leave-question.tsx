import type { ReactNode } from 'react';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { type MayLeave, useLeaveGuard } from './leave-guard.tsx';

export interface LeaveQuestionProps {
  mayLeave: MayLeave;
  title: string;
  /** What becomes of what is not saved. */
  text: string;
  confirm: string;
}

/** Asks before a page is left for another with what is not saved. */
export function LeaveQuestion({ mayLeave, title, text, confirm }: LeaveQuestionProps): ReactNode {
  const blocked = useLeaveGuard(mayLeave);
  if (blocked === undefined) return null;
  return (
    <ConfirmDialog title={title} confirm={confirm} onConfirm={() => blocked.proceed()} onCancel={() => blocked.reset()}>
      <p>{text}</p>
    </ConfirmDialog>
  );
}
