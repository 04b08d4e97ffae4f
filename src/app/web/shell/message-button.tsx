import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { lazy } from '#web/loading/lazy.tsx';
import { loadScreen } from '#web/loading/load-screen.ts';
import { followSession, useSession } from '#web/session/session.ts';
import { IconButton } from '#web/ui/button.tsx';
import { NO_MESSAGES } from '#web/ui/message-log.ts';
import { messageLog, toasts } from '#web/ui/toasts.ts';
import styles from './message-button.module.css';

const MessageCentre = lazy(async () => {
  const load = () => import('#web/messages/message-centre.tsx');
  return (await loadScreen(load)).MessageCentre;
});

// What was said to one person is not for the next.
followSession((now, before) => {
  if (now.owner === before.owner) return;
  messageLog.clear();
  if (before.owner !== undefined) toasts.clear();
});

/** The way to everything that was said in this window; for visitors it is there once something was. */
export function MessageButton(): ReactNode {
  const { t } = useTranslation('web');
  const isSignedIn = useSession() !== undefined;
  const { messages, unread } = useSyncExternalStore(messageLog.subscribe, messageLog.get, () => NO_MESSAGES);
  const [isOpen, setOpen] = useState(false);
  if (!isSignedIn && messages.length === 0 && !isOpen) return null;
  return (
    <>
      <span className={styles.frame}>
        <IconButton
          icon="bell"
          label={unread === 0 ? t('messages.title') : t('messages.unread', { count: unread })}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
        {unread > 0 && (
          <span aria-hidden="true" className={styles.count}>
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </span>
      {isOpen &&
        // The header's own styles end where the dialog begins.
        createPortal(<MessageCentre onClose={() => setOpen(false)} onGone={() => setOpen(false)} />, document.body)}
    </>
  );
}
