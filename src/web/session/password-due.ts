import { readStored, writeStored } from '#web/store/storage.ts';
import { openAccountDialog } from './account-dialog.ts';
import { currentSession } from './session.ts';

/** Whether the person must change the password before anything else (spec 000 §4). */
export function isPasswordDue(): boolean {
  return readStored('forceChangePassword') === '0';
}

/** Remembers that the password must be changed, and opens the dialog for it. */
export function demandPasswordChange(): void {
  if (currentSession() === undefined) return;
  writeStored('forceChangePassword', '0');
  openAccountDialog('change-password');
}

/** The password has been changed, or its person has gone. */
export function settlePasswordChange(): void {
  writeStored('forceChangePassword', undefined);
}

/** After a reload the dialog is there again as long as the password is due; without a session nobody owes one. */
export function resumePasswordChange(): void {
  if (!isPasswordDue()) return;
  if (currentSession() === undefined) settlePasswordChange();
  else openAccountDialog('change-password');
}
