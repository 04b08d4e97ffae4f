import type { TFunction } from 'i18next';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeptDocumentDto } from '#modules/documents/contract.ts';
import { fileRoutes } from '#modules/jobs/contract.ts';
import { download } from '#web/calls/call.ts';
import { saveFile } from '#web/calls/save-file.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { dateAndTime } from '#web/language/date-and-time.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import styles from './document-table.module.css';

/** Documents as they were made, each with the version of its products and its file. */
export function DocumentTable({ rows }: { rows: readonly KeptDocumentDto[] }): ReactNode {
  const { t, i18n } = useTranslation('documents');
  const locale = localeOfInterface(i18n);
  const columns: Column<KeptDocumentDto>[] = [
    { id: 'document', header: t('column.document'), card: 'head', cell: ({ file }) => file.name },
    { id: 'products', header: t('column.version'), cell: ({ items }) => <Products items={items} /> },
    { id: 'language', header: t('column.language'), cell: ({ language }) => t(`cart:document.${language}`) },
    { id: 'customer', header: t('column.customer'), cell: ({ customerName }) => customerName ?? t('own') },
    { id: 'made', header: t('column.made'), cell: ({ createdAt }) => dateAndTime(createdAt, locale) },
  ];
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
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

function versionOf({ version, versionNow }: KeptDocumentDto['items'][number], t: TFunction<'documents'>): string {
  if (version === null) return t('unsaved');
  if (versionNow === null) return t('gone', { version });
  return version === versionNow ? t('version', { version }) : t('now', { version, now: versionNow });
}

function DownloadButton({ file }: Pick<KeptDocumentDto, 'file'>): ReactNode {
  const { t } = useTranslation('documents');
  const [isBusy, setBusy] = useState(false);
  async function save(): Promise<void> {
    setBusy(true);
    try {
      saveFile(await download(fileRoutes.open, { params: { id: file.id } }), file.name);
    } catch (error) {
      notifyFailure(error, t);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button
      look="quiet"
      compact
      busy={isBusy}
      aria-label={t('downloadNamed', { name: file.name })}
      onClick={() => void save()}
    >
      {t('download')}
    </Button>
  );
}
