import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { loadScreen } from '#web/load-screen.ts';
import { closeLogin, loginRequest } from '#web/login-request.ts';

const LoginDialog = lazy(async () => {
  const { LoginDialog: loaded } = await loadScreen(() => import('#modules/accounts/web/login-dialog.tsx'), 'accounts');
  return { default: loaded };
});

/** The login dialog, wherever it was asked for; fetched when it is first needed. */
export function LoginPrompt(): ReactNode {
  const request = useSyncExternalStore(loginRequest.subscribe, loginRequest.get, () => undefined);
  if (request === undefined) return null;
  return (
    <Suspense fallback={null}>
      <LoginDialog request={request} onClose={closeLogin} />
    </Suspense>
  );
}
