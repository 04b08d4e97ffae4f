import { type ComponentType, lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import {
  type AccountDialogKind,
  type AccountDialogRequest,
  accountDialog,
  closeAccountDialog,
} from '#web/account-dialog.ts';
import { loadScreen } from '#web/load-screen.ts';

export interface AccountDialogProps {
  request: AccountDialogRequest;
  onClose: () => void;
}

/** Each dialog about the account, fetched when it is first needed. */
const DIALOGS: Partial<Record<AccountDialogKind, ComponentType<AccountDialogProps>>> = {
  register: lazy(async () => {
    const load = () => import('#modules/accounts/web/register/register-dialog.tsx');
    return { default: (await loadScreen(load, 'accounts')).RegisterDialog };
  }),
  forgot: lazy(async () => {
    const load = () => import('#modules/accounts/web/forgot-dialog.tsx');
    return { default: (await loadScreen(load, 'accounts')).ForgotDialog };
  }),
  'change-password': lazy(async () => {
    const load = () => import('#modules/accounts/web/change-password-dialog.tsx');
    return { default: (await loadScreen(load, 'accounts')).ChangePasswordDialog };
  }),
};

/** The dialog about the account that was asked for. */
export function AccountPrompt(): ReactNode {
  const request = useSyncExternalStore(accountDialog.subscribe, accountDialog.get, () => undefined);
  const Dialog = request && DIALOGS[request.kind];
  if (request === undefined || Dialog === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Dialog request={request} onClose={closeAccountDialog} />
    </Suspense>
  );
}
