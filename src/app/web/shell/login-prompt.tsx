import { type ReactNode, useSyncExternalStore } from 'react';
import { lazy } from '#web/loading/lazy.tsx';
import { loadScreen } from '#web/loading/load-screen.ts';
import { accountDialog } from '#web/session/account-dialog.ts';
import { closeLogin, loginRequest } from '#web/session/login-request.ts';

const LoginDialog = lazy(async () => {
  const load = () => import('#modules/accounts/web/login-dialog.tsx');
  return (await loadScreen(load, 'accounts')).LoginDialog;
});

/** The login dialog, wherever it was asked for; fetched when it is first needed. Registering or a new password come before it. */
export function LoginPrompt(): ReactNode {
  const request = useSyncExternalStore(loginRequest.subscribe, loginRequest.get, () => undefined);
  const before = useSyncExternalStore(accountDialog.subscribe, accountDialog.get, () => undefined)?.kind;
  if (request === undefined || before === 'register' || before === 'forgot') return null;
  return <LoginDialog request={request} onClose={closeLogin} onGone={closeLogin} />;
}
