import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react';
import { type LazyProps, lazy } from '#web/loading/lazy.tsx';
import { loadScreen } from '#web/loading/load-screen.ts';
import {
  type AccountDialogKind,
  type AccountDialogProps,
  accountDialog,
  closeAccountDialog,
} from '#web/session/account-dialog.ts';

/** Each dialog about the account, fetched when it is first needed. */
const DIALOGS: Partial<Record<AccountDialogKind, ComponentType<AccountDialogProps & LazyProps>>> = {
  register: lazy(async () => {
    const load = () => import('#modules/accounts/web/register/register-dialog.tsx');
    return (await loadScreen(load, 'accounts')).RegisterDialog;
  }),
  forgot: lazy(async () => {
    const load = () => import('#modules/accounts/web/forgot-dialog.tsx');
    return (await loadScreen(load, 'accounts')).ForgotDialog;
  }),
  'change-password': lazy(async () => {
    const load = () => import('#modules/accounts/web/change-password-dialog.tsx');
    return (await loadScreen(load, 'accounts')).ChangePasswordDialog;
  }),
  logout: lazy(async () => {
    const load = () => import('#modules/accounts/web/logout-dialog.tsx');
    return (await loadScreen(load, 'accounts')).LogoutDialog;
  }),
};

/** The dialog about the account that was asked for. */
export function AccountPrompt(): ReactNode {
  const request = useSyncExternalStore(accountDialog.subscribe, accountDialog.get, () => undefined);
  const Dialog = request && DIALOGS[request.kind];
  if (request === undefined || Dialog === undefined) return null;
  return <Dialog request={request} onClose={closeAccountDialog} onGone={closeAccountDialog} />;
}
