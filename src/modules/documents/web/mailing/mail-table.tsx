import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentMailDto } from '#modules/documents/contract.ts';
import { DownloadButton } from '#modules/documents/web/download-button.tsx';
import { PagesOfDocument } from '#modules/documents/web/pages-of-document.tsx';
import { failureText } from '#web/errors/failure-text.ts';
import { dateAndTime } from '#web/language/date-and-time.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { useActedFor } from '#web/session/acting.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { MoreRows } from '#web/ui/list-page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { Tag, type Tone } from '#web/ui/tag.tsx';
import { documentMailsQuery } from './mail-queries.ts';
import styles from './mail-table.module.css';

/** What one sent by mail and was sent: whom it went to and how that stands. Nothing where there is none. */
export function DocumentMails(): ReactNode {
  const { t } = useTranslation('documents');
  const mails = useInfiniteQuery(documentMailsQuery(useActedFor()?.id));
  if (mails.isError && !mails.data)
    return <ErrorState onRetry={() => void mails.refetch()}>{failureText(mails.error, t)}</ErrorState>;
  if (!mails.data) return <Skeleton shape="rows" count={2} />;
  const rows = mails.data.pages.flatMap((page) => page.rows);
  if (rows.length === 0) return null;
  return (
    <section className={styles.mails} aria-labelledby="document-mails">
      <h2 id="document-mails">{t('mails.title')}</h2>
      <MailTable rows={rows} />
      <MoreRows of={mails} label={t('more')} />
    </section>
  );
}

function MailTable({ rows }: { rows: readonly DocumentMailDto[] }): ReactNode {
  const { t, i18n } = useTranslation('documents');
  const locale = localeOfInterface(i18n);
  const columns: Column<DocumentMailDto>[] = [
    { id: 'product', header: t('column.version'), card: 'head', cell: (mail) => <Product mail={mail} /> },
    { id: 'pages', header: t('column.pages'), cell: ({ documents }) => <PagesOfDocument parts={documents} /> },
    { id: 'recipients', header: t('mails.to'), cell: (mail) => <Recipients mail={mail} /> },
    { id: 'language', header: t('column.language'), cell: ({ language }) => t(`cart:document.${language}`) },
    { id: 'by', header: t('mails.by'), cell: ({ sentBy }) => sentBy },
    { id: 'at', header: t('mails.at'), cell: ({ createdAt }) => dateAndTime(createdAt, locale) },
  ];
  return (
    <DataTable
      caption={t('mails.title')}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      actions={({ file }) => file && <DownloadButton file={file} />}
    />
  );
}

function Product({ mail: { productName, version, cause } }: { mail: DocumentMailDto }): ReactNode {
  const { t } = useTranslation('documents');
  return (
    <span className={styles.lines}>
      <span>
        {productName} <span className={styles.soft}>{t('version', { version })}</span>
      </span>
      {cause === 'completed' && <span className={styles.soft}>{t('mails.completed')}</span>}
    </span>
  );
}

const TONES = {
  preparing: 'neutral',
  waiting: 'neutral',
  sent: 'fits',
  failed: 'refused',
  unwanted: 'near',
  cancelled: 'neutral',
  gone: 'neutral',
} as const satisfies Record<DocumentMailDto['recipients'][number]['step'], Tone>;

function Recipients({ mail: { recipients, reason } }: { mail: DocumentMailDto }): ReactNode {
  const { t } = useTranslation('documents');
  return (
    <span className={styles.lines}>
      {recipients.map(({ address, step }, index) => (
        // A mail names its recipients in a fixed order.
        // biome-ignore lint/suspicious/noArrayIndexKey: of several that were erased each has no address
        <span key={index} className={styles.recipient}>
          {address === '' ? t('mails.erased') : address} <Tag tone={TONES[step]}>{t(`mails.step.${step}`)}</Tag>
        </span>
      ))}
      {reason !== null && <span className={styles.soft}>{reason}</span>}
    </span>
  );
}
