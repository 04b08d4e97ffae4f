import { createStore } from '#web/store/store.ts';
import { closeLogin, loginRequest } from './login-request.ts';

/** The dialogs about the own account, apart from the login; which file each is stands in `app/web/shell/account-prompt.tsx`. */
export type AccountDialogKind = 'register' | 'forgot' | 'change-password' | 'logout';

export interface AccountDialogRequest {
  readonly kind: AccountDialogKind;
  /** Where the person wanted to go when the login came between; it is handed back to the login afterwards. */
  readonly origin?: string;
}

/** What a dialog about the account is given. */
export interface AccountDialogProps {
  readonly request: AccountDialogRequest;
  readonly onClose: () => void;
}

/** Which dialog about the account somebody asked for; one at a time. */
export const accountDialog = createStore<AccountDialogRequest | undefined>(undefined);

/**
 * Opens a dialog about the account. A login that was asked for waits behind it and is there again afterwards; whoever must
 * change the password has done with the login.
 */
export function openAccountDialog(kind: AccountDialogKind): void {
  const origin = loginRequest.get()?.origin;
  if (kind === 'change-password') closeLogin();
  if (accountDialog.get()?.kind === kind) return;
  accountDialog.set({ kind, ...(origin !== undefined && { origin }) });
}

/** Closes the dialog about the account. */
export function closeAccountDialog(): void {
  accountDialog.set(undefined);
}
