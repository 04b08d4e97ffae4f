import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ACCOUNT_PATHS } from '#modules/accounts/web/paths.ts';
import { openAccountDialog } from '#web/session/account-dialog.ts';
import { requestLogin } from '#web/session/login-request.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icons.tsx';
import { MenuButton } from '#web/ui/menu-button.tsx';

/** The way in for a visitor; the own name and the way out for everyone else. */
export function AccountMenu(): ReactNode {
  const { t } = useTranslation('web');
  const session = useSession();
  const navigate = useNavigate();
  if (session === undefined) {
    return (
      <>
        <Button look="quiet" onClick={() => openAccountDialog('register')}>
          {t('account.register')}
        </Button>
        <Button look="quiet" onClick={() => requestLogin()}>
          {t('account.login')}
        </Button>
      </>
    );
  }
  return (
    <MenuButton
      name={t('account.menu', { name: session.user.username })}
      label={
        <>
          <Icon name="user" size={18} />
          {session.user.username}
        </>
      }
      items={[
        { id: 'privacy', label: t('menu.privacy'), onSelect: () => void navigate(ACCOUNT_PATHS.privacy) },
        { id: 'password', label: t('account.changePassword'), onSelect: () => openAccountDialog('change-password') },
        { id: 'logout', label: t('account.logout'), onSelect: () => openAccountDialog('logout') },
      ]}
    />
  );
}
