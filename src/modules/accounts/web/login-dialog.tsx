import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { isAdministrator } from '#kernel/administrator.ts';
import { isOpenPath } from '#web/composition.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { homeOf } from '#web/paths.ts';
import { openAccountDialog } from '#web/session/account-dialog.ts';
import type { LoginRequest } from '#web/session/login-request.ts';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icons.tsx';
import { toasts } from '#web/ui/toasts.ts';
import styles from './login-dialog.module.css';
import { LoginForm } from './login-form.tsx';
import type { Arrival } from './sign-in.ts';

export interface LoginDialogProps {
  request: LoginRequest;
  onClose: () => void;
}

/** The login dialog; afterwards the person is where they wanted to be (spec 000 §4). */
export function LoginDialog({ request, onClose }: LoginDialogProps): ReactNode {
  const { t, i18n } = useTranslation('accounts');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { notice } = request;

  function handleSignedIn(arrival: Arrival): void {
    toasts.show({ tone: 'success', text: t('login.success') });
    onClose();
    const next = afterLogin(arrival, request, { pathname, search });
    if (next !== undefined) void navigate(next, { replace: true });
  }

  return (
    <Dialog title={t('login.title')} width="wide" onClose={onClose}>
      {notice && (
        <p
          role={notice.tone === 'warning' ? 'alert' : 'status'}
          className={classes(styles.notice, styles[notice.tone])}
        >
          <Icon name={notice.tone === 'warning' ? 'warning' : 'check'} size={18} />
          {notice.text}
        </p>
      )}
      <div className={styles.layout}>
        <div className={styles.welcome} lang={localeOfInterface(i18n) === 'en' ? 'en' : 'zh'}>
          <BrandMark size={56} />
          <h3>{t('login.welcome')}</h3>
          <p>{t('login.why')}</p>
        </div>
        <div>
          <LoginForm username={request.username} onSignedIn={handleSignedIn} />
          <p className={styles.links}>
            <Button look="quiet" onClick={() => openAccountDialog('forgot')}>
              {t('login.forgot')}
            </Button>
            <Button look="quiet" onClick={() => openAccountDialog('register')}>
              {t('login.register')}
            </Button>
          </p>
        </div>
      </div>
    </Dialog>
  );
}

/**
 * Where a person goes after the login (spec 000 §4): whoever comes back to their own page goes on with it; an administrator
 * to the manual; others to the page again, unless it is an open one. Nowhere while the password is due.
 */
function afterLogin(
  { user, isBack, isPasswordDue }: Arrival,
  { origin, stay }: LoginRequest,
  { pathname, search }: { pathname: string; search: string },
): string | undefined {
  if (isPasswordDue || (stay && isBack && origin === undefined)) return undefined;
  if (isAdministrator(user)) return homeOf(user);
  if (origin !== undefined) return isOpenPath(origin) ? origin : `/redirect${origin}`;
  // What the person before searched for is none of this one's business.
  return isOpenPath(pathname) ? undefined : `/redirect${pathname}${stay ? '' : search}`;
}
