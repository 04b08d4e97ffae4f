import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { LineDto, ListedLineDto } from '#modules/cart/contract.ts';
import { REMARK } from '#product/configuration.ts';
import { dateAndTime } from '#web/language/date-and-time.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { pathOfSavedProduct } from '#web/saved-product-path.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { DeleteQuestion } from './delete-question.tsx';
import { type DocumentLanguage, DocumentMenu } from './document-menu.tsx';
import { LineDemand } from './line-demand.tsx';
import { LineFigures } from './line-figures.tsx';
import { LineFittings } from './line-fittings.tsx';
import styles from './line-table.module.css';
import { QuantityInput } from './quantity-input.tsx';

/** Downloads the technical document of a saved line. Throws `CallError` if it could not be had. */
export type DownloadDocument = (line: Pick<LineDto, 'id' | 'productName'>, language: DocumentLanguage) => Promise<void>;

/** A line as the list shows it; of a portal that does not tell remarks yet, while an update is under way, without one. */
export type ListedLine = LineDto & Partial<Pick<ListedLineDto, typeof REMARK>>;

export interface LineTableProps {
  rows: readonly ListedLine[];
  download: DownloadDocument;
}

/** Saved configurations with what can be done to each. */
export function LineTable({ rows, download }: LineTableProps): ReactNode {
  const { t, i18n } = useTranslation('cart');
  const [deleting, setDeleting] = useState<LineDto>();
  const locale = localeOfInterface(i18n);
  const columns: Column<ListedLine>[] = [
    { id: 'productName', header: t('column.product'), cell: (line) => <ProductCell line={line} /> },
    { id: 'quantity', header: t('column.quantity'), cell: (line) => <QuantityInput line={line} /> },
    { id: 'createdAt', header: t('column.created'), cell: (line) => dateAndTime(line.createdAt, locale) },
    { id: 'actor', header: t('column.by'), cell: (line) => <Author line={line} /> },
  ];
  return (
    <>
      <DataTable
        caption={t('title')}
        columns={columns}
        rows={rows}
        rowId={(line) => line.id}
        actions={(line) => <LineActions line={line} download={download} onDelete={() => setDeleting(line)} />}
      />
      {deleting && <DeleteQuestion line={deleting} onClose={() => setDeleting(undefined)} />}
    </>
  );
}

function ProductCell({ line }: { line: ListedLine }): ReactNode {
  return (
    <span className={styles.product}>
      <Link to={pathOfSavedProduct(line.category, line.id)}>{line.productName}</Link>
      <code>{line.typeCode}</code>
      <LineFittings fittings={line.fittings} />
      <LineFigures figures={line.figures} />
      <LineDemand demand={line.demand} />
      <Remark text={line[REMARK] ?? ''} />
    </span>
  );
}

/** The remark, its beginning where it is long: the whole of it stands in the product. */
function Remark({ text }: { text: string }): ReactNode {
  const { t } = useTranslation('cart');
  if (text.trim() === '') return null;
  return (
    <span className={styles.remark} title={text}>
      {t('noted', { text })}
    </span>
  );
}

/** Who made it and whose it is; what somebody added for a customer is marked as that (spec 000 §1). */
function Author({ line: { actorName, onBehalfOf, customerName } }: { line: LineDto }): ReactNode {
  const { t } = useTranslation('cart');
  return (
    <span className={styles.author}>
      {onBehalfOf === null ? (
        `${actorName} · ${customerName}`
      ) : (
        <Tag tone="chosen">{t('addedFor', { customer: onBehalfOf, name: actorName })}</Tag>
      )}
    </span>
  );
}

interface LineActionsProps {
  line: LineDto;
  download: DownloadDocument;
  onDelete: () => void;
}

function LineActions({ line, download, onDelete }: LineActionsProps): ReactNode {
  const { t } = useTranslation('cart');
  return (
    <>
      {line.abilities.edit && (
        <Link
          to={pathOfSavedProduct(line.category, line.id)}
          className={buttonClass('quiet', true)}
          aria-label={t('action.editNamed', { name: line.productName })}
        >
          {t('action.edit')}
        </Link>
      )}
      <DocumentMenu
        label={t('action.document')}
        name={t('action.documentNamed', { name: line.productName })}
        compact
        download={(language) => download(line, language)}
      />
      {line.abilities.delete && (
        <Button
          look="quiet"
          compact
          aria-label={t('action.deleteNamed', { name: line.productName })}
          onClick={onDelete}
        >
          {t('action.delete')}
        </Button>
      )}
    </>
  );
}
