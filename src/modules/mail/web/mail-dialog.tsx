import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#kernel/locale.ts';
import type { OpenMailDto } from '#modules/mail/contract.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { dateAndTime } from '#web/language/date-and-time.ts';
import { HTML_LANG, localeOfInterface } from '#web/language/language.ts';
import { sizeText } from '#web/language/size-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import styles from './mail-dialog.module.css';
import { openMailQuery } from './mail-queries.ts';
import { MailState } from './mail-state.tsx';
import { useRetry } from './use-retry.ts';

export interface MailDialogProps {
  id: string;
  onClose: () => void;
}

/** One mail: where it stands, and its text. */
export function MailDialog({ id, onClose }: MailDialogProps): ReactNode {
  const { t } = useTranslation('mail');
  const mail = useQuery(openMailQuery(id));
  const retry = useRetry();
  return (
    <Dialog title={mail.data?.subject ?? t('text')} onClose={onClose}>
      {mail.data ? (
        <MailBody mail={mail.data} />
      ) : mail.isError ? (
        <ErrorState onRetry={() => void mail.refetch()}>{failureText(mail.error, t)}</ErrorState>
      ) : (
        <Skeleton shape="rows" count={4} />
      )}
      <DialogActions>
        {mail.data?.abilities.retry && (
          <Button look="primary" busy={retry.isPending} onClick={() => retry.mutate({ id })}>
            {t('action.retry')}
          </Button>
        )}
        <Button data-autofocus onClick={onClose}>
          {t('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function MailBody({ mail }: { mail: OpenMailDto }): ReactNode {
  const { t, i18n } = useTranslation('mail');
  const at = (iso: string | null) => (iso === null ? undefined : dateAndTime(iso, localeOfInterface(i18n)));
  const facts = [
    { name: t('column.recipient'), value: mail.recipient },
    { name: t('column.state'), value: <MailState state={mail.state} /> },
    { name: t('column.created'), value: at(mail.createdAt) },
    { name: t('column.sent'), value: at(mail.sentAt) },
    { name: t('column.next'), value: at(mail.nextAttemptAt) },
    { name: t('column.attempts'), value: String(mail.attempts) },
    { name: t('column.error'), value: mail.lastError },
    { name: t('column.files'), value: filesText(mail.attachments, t, localeOfInterface(i18n)) },
  ];
  return (
    <>
      <dl className={styles.facts}>
        {facts
          .filter(({ value }) => value !== undefined && value !== null)
          .map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {mail.isRetold && <p className={styles.retold}>{t('retold')}</p>}
      <section aria-label={t('text')} className={styles.text} lang={HTML_LANG[mail.locale]}>
        {mail.text}
      </section>
    </>
  );
}

/** Each file that goes with it, with its size. */
function filesText(files: OpenMailDto['attachments'], t: TFunction<'mail'>, locale: Locale): ReactNode {
  if (files.length === 0) return undefined;
  return (
    <ul className={styles.files}>
      {files.map(({ name, size }) => (
        <li key={name}>{t('file', { name, size: sizeText(size, locale) })}</li>
      ))}
    </ul>
  );
}
