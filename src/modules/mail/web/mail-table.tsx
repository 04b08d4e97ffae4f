import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MailDto } from '#modules/mail/contract.ts';
import { dateAndTime } from '#web/language/date-and-time.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { MailDialog } from './mail-dialog.tsx';
import { MailState } from './mail-state.tsx';
import styles from './mail-table.module.css';
import { useRetry } from './use-retry.ts';

/** The mails of the outbox; each can be opened, and one that failed sent again. */
export function MailTable({ rows }: { rows: readonly MailDto[] }): ReactNode {
  const { t, i18n } = useTranslation('mail');
  const [opened, setOpened] = useState<string>();
  const locale = localeOfInterface(i18n);
  const columns: Column<MailDto>[] = [
    {
      id: 'recipient',
      header: t('column.recipient'),
      cell: (mail) => <span className={styles.recipient}>{mail.recipient}</span>,
    },
    { id: 'state', header: t('column.state'), card: 'beside', cell: (mail) => <MailState state={mail.state} /> },
    { id: 'subject', header: t('column.subject'), cell: (mail) => mail.subject },
    { id: 'created', header: t('column.created'), cell: (mail) => dateAndTime(mail.createdAt, locale) },
    { id: 'sent', header: t('column.sent'), cell: (mail) => mail.sentAt && dateAndTime(mail.sentAt, locale) },
    { id: 'attempts', header: t('column.attempts'), kind: 'number', cell: (mail) => String(mail.attempts) },
    {
      id: 'error',
      header: t('column.error'),
      cell: ({ lastError }) => lastError && <span className={styles.error}>{lastError}</span>,
    },
  ];
  return (
    <>
      <DataTable
        caption={t('caption')}
        columns={columns}
        rows={rows}
        rowId={(mail) => mail.id}
        actions={(mail) => <MailActions mail={mail} onOpen={() => setOpened(mail.id)} />}
      />
      {opened !== undefined && <MailDialog id={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

function MailActions({ mail, onOpen }: { mail: MailDto; onOpen: () => void }): ReactNode {
  const { t } = useTranslation('mail');
  const retry = useRetry();
  const { subject, recipient } = mail;
  return (
    <>
      <Button look="quiet" compact aria-label={t('action.openNamed', { subject, recipient })} onClick={onOpen}>
        {t('action.open')}
      </Button>
      {mail.abilities.retry && (
        <Button
          look="quiet"
          compact
          busy={retry.isPending}
          aria-label={t('action.retryNamed', { subject, recipient })}
          onClick={() => retry.mutate(mail)}
        >
          {t('action.retry')}
        </Button>
      )}
    </>
  );
}
