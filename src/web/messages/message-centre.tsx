import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { HTML_LANG, localeOfInterface } from '#web/language/language.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icons.tsx';
import { type LoggedMessage, MAX_MESSAGES } from '#web/ui/message-log.ts';
import { TONE_ICONS } from '#web/ui/toast-region.tsx';
import type { MessageAction } from '#web/ui/toast-store.ts';
import { messageLog, toasts } from '#web/ui/toasts.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './message-centre.module.css';
import { reportOn } from './report.ts';

/** Everything that was said in this window, newest first, with what to quote to support and what can still be done about it. */
export function MessageCentre({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useTranslation('web');
  const { messages, dropped, unread } = useSyncExternalStore(messageLog.subscribe, messageLog.get);
  useEffect(() => {
    if (unread > 0) messageLog.markRead();
  }, [unread]);
  const close = useRef<HTMLButtonElement>(null);

  /** The button that clears goes with the messages; the focus stays in the dialog. */
  function clear(): void {
    close.current?.focus();
    messageLog.clear();
  }

  /** What is done shows on the page. */
  function act(action: MessageAction): void {
    onClose();
    toasts.settle(action);
    action.run();
  }

  return (
    <Dialog title={t('messages.title')} onClose={onClose}>
      {messages.length === 0 ? (
        <p className={styles.note}>{t('messages.none')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
        <ol className={styles.list} tabIndex={0} aria-label={t('messages.list')}>
          {messages.map((message) => (
            <Message key={message.id} message={message} onAct={act} />
          ))}
        </ol>
      )}
      {dropped > 0 && <p className={styles.note}>{t('messages.dropped', { count: dropped, most: MAX_MESSAGES })}</p>}
      <DialogActions>
        {messages.length > 0 && <Button onClick={clear}>{t('messages.clear')}</Button>}
        <Button ref={close} look="primary" data-autofocus onClick={onClose}>
          {t('ui.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface MessageProps {
  readonly message: LoggedMessage;
  readonly onAct: (action: MessageAction) => void;
}

function Message({ message, onAct }: MessageProps): ReactNode {
  const { at, tone, text, requestId, action } = message;
  const { t, i18n } = useTranslation('web');
  return (
    <li className={classes(styles.message, styles[tone])}>
      <Icon name={TONE_ICONS[tone]} size={18} />
      <div className={styles.body}>
        <p className={styles.text}>
          <VisuallyHidden>{t(`ui.tone.${tone}`)} </VisuallyHidden>
          {text}
        </p>
        <p className={styles.about}>
          <time dateTime={new Date(at).toISOString()}>{timeOf(at, HTML_LANG[localeOfInterface(i18n)])}</time>
          {requestId !== undefined && (
            <span>
              {t('messages.quote')} <code>{requestId}</code>
            </span>
          )}
          {action && (
            <Button look="quiet" compact onClick={() => onAct(action)}>
              {action.label}
            </Button>
          )}
          {(tone === 'warning' || tone === 'error') && <Report message={message} />}
        </p>
      </div>
    </li>
  );
}

/** What is to be sent to support, in one press. */
function Report({ message }: { message: LoggedMessage }): ReactNode {
  const { t } = useTranslation('web');
  const [copied, setCopied] = useState<boolean>();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(reportOn(message, t));
      setCopied(true);
    } catch {
      setCopied(false);
    }
  }

  return (
    <>
      <Button
        look="quiet"
        compact
        aria-label={t('messages.report.copyNamed', { text: message.text })}
        onClick={() => void copy()}
      >
        {t('messages.report.copy')}
      </Button>
      <span role="status">{copied !== undefined && t(copied ? 'messages.copied' : 'messages.notCopied')}</span>
    </>
  );
}

/** The time of day to the second, with its date: a window may stay open for days. */
function timeOf(at: number, lang: string): string {
  const tag = lang === 'en' ? 'en-GB' : lang;
  return new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'medium' }).format(at);
}
