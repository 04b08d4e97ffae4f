import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { localeOfInterface } from '#web/language.ts';
import type { LoginRequest } from '#web/login-request.ts';
import { homeOf, isOpenPath } from '#web/paths.ts';
import { BrandMark } from '#web/shell/brand-mark.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toasts } from '#web/ui/toasts.ts';
import styles from './login-dialog.module.css';
import { LoginForm } from './login-form.tsx';

export interface LoginDialogProps {
  request: LoginRequest;
  onClose: () => void;
}

/** The login dialog; afterwards the person is where they wanted to be (spec 000 §4). */
export function LoginDialog({ request, onClose }: LoginDialogProps): ReactNode {
  const { t, i18n } = useTranslation('accounts');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  function handleSignedIn(username: string): void {
    toasts.show({ tone: 'success', text: t('login.success') });
    onClose();
    const next = afterLogin(username, request.origin ?? `${pathname}${search}`);
    if (next !== undefined) void navigate(next, { replace: true });
  }

  return (
    <Dialog title={t('login.title')} width="wide" onClose={onClose}>
      <div className={styles.layout}>
        <div className={styles.welcome} lang={localeOfInterface(i18n) === 'en' ? 'en' : 'zh'}>
          <BrandMark size={56} />
          <h3>{t('login.welcome')}</h3>
          <p>{t('login.why')}</p>
        </div>
        <LoginForm onSignedIn={handleSignedIn} />
      </div>
    </Dialog>
  );
}

/** Where a person goes after the login: the administrator to the manual; others to the page again, unless it is an open one. */
function afterLogin(username: string, path: string): string | undefined {
  if (username === 'admin') return homeOf(username);
  return isOpenPath(path) ? undefined : `/redirect${path}`;
}
