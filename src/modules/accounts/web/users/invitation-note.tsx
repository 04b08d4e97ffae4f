import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { invitationState } from '#modules/accounts/domain/invitation-state.ts';
import { dateAndTime } from '#web/language/date-and-time.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './invitation-note.module.css';
import { USER_COMMANDS } from './user-commands.ts';
import type { UserDialogProps } from './user-dialogs.tsx';

/** Where the invitation of an account stands, and the way out where its person cannot use it. */
export function InvitationNote({ user, onAsk }: Pick<UserDialogProps, 'user' | 'onAsk'>): ReactNode {
  const { t, i18n } = useTranslation('accounts');
  const { invitation, username } = user;
  if (invitation === null) return null;
  const state = invitationState(invitation, new Date());
  const until = invitation.until && dateAndTime(invitation.until, localeOfInterface(i18n));
  return (
    <>
      <small className={styles.note}>{t(`users.invitation.${state}`, { until })}</small>
      {state !== 'valid' && USER_COMMANDS.resendInvitation.fits(user) && (
        <Button
          look="quiet"
          compact
          aria-label={t('users.invitation.againNamed', { name: username })}
          onClick={() => onAsk('resendInvitation')}
        >
          {t('users.invitation.again')}
        </Button>
      )}
    </>
  );
}
