import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeptDocumentDto } from '#modules/documents/contract.ts';
import { dateAndTime } from '#web/language/date-and-time.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import styles from './document-table.module.css';
import { DownloadButton } from './download-button.tsx';
import { PagesOfDocument } from './pages-of-document.tsx';

/** Documents as they were made, each with the version of its products and its file. */
export function DocumentTable({ rows }: { rows: readonly KeptDocumentDto[] }): ReactNode {
  const { t, i18n } = useTranslation('documents');
  const locale = localeOfInterface(i18n);
  const columns: Column<KeptDocumentDto>[] = [
    {
      id: 'document',
      header: t('column.document'),
      card: 'head',
      cell: ({ file }) => <span className={styles.file}>{file.name}</span>,
    },
    { id: 'made', header: t('column.made'), cell: ({ createdAt }) => dateAndTime(createdAt, locale) },
    { id: 'products', header: t('column.version'), cell: ({ items }) => <Products items={items} /> },
    { id: 'pages', header: t('column.pages'), cell: ({ items }) => <Pages items={items} /> },
    { id: 'how', header: t('column.how'), cell: ({ sentTo }) => <HowMade sentTo={sentTo} /> },
    { id: 'language', header: t('column.language'), cell: ({ language }) => t(`cart:document.${language}`) },
    { id: 'customer', header: t('column.customer'), cell: ({ customerName }) => customerName ?? t('own') },
  ];
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      compact
      actions={({ file }) => <DownloadButton file={file} />}
    />
  );
}

function Products({ items }: Pick<KeptDocumentDto, 'items'>): ReactNode {
  const { t } = useTranslation('documents');
  return items.map((item, index) => (
    // A document tells its products in a fixed order.
    // biome-ignore lint/suspicious/noArrayIndexKey: the same product may stand there twice
    <span key={index} className={styles.product}>
      {item.productName} <span className={styles.version}>{versionOf(item, t)}</span>
    </span>
  ));
}

/** The pages of its products, named once where all have the same; of what was made before they were noted nothing is said. */
function Pages({ items }: Pick<KeptDocumentDto, 'items'>): ReactNode {
  const named = items.flatMap(({ documents }) => (documents ? [documents] : []));
  const unlike = [...new Map(named.map((parts) => [parts.join(), parts])).values()];
  return unlike.map((parts) => (
    <span key={parts.join()} className={styles.pages}>
      <PagesOfDocument parts={parts} />
    </span>
  ));
}

/** So many addresses are named; of the others, how many there are. */
const NAMED = 2;

function HowMade({ sentTo }: Pick<KeptDocumentDto, 'sentTo'>): ReactNode {
  const { t } = useTranslation('documents');
  if (sentTo.length === 0) return t('downloaded');
  const addresses = sentTo.slice(0, NAMED).join(', ');
  const more = sentTo.length - NAMED;
  return (
    <span className={styles.addresses} title={sentTo.join('\n')}>
      {more > 0 ? t('sentToMore', { addresses, more }) : t('sentTo', { addresses })}
    </span>
  );
}

function versionOf({ version, versionNow }: KeptDocumentDto['items'][number], t: TFunction<'documents'>): string {
  if (version === null) return t('unsaved');
  if (versionNow === null) return t('gone', { version });
  return version === versionNow ? t('version', { version }) : t('now', { version, now: versionNow });
}
