import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Locale } from '#kernel/locale.ts';
import type { LineDto } from '#modules/cart/contract.ts';
import { useUnitSystem } from '#modules/configurator/web/public.ts';
import { REMARK } from '#product/configuration.ts';
import { dateAndTime } from '#web/language/date-and-time.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { type DocumentLanguage, DocumentMenu } from './document-menu.tsx';
import { LineDemand } from './line-demand.tsx';
import { LineFigures } from './line-figures.tsx';
import { LineFittings } from './line-fittings.tsx';
import styles from './line-table.module.css';
import { EditableText } from './list/editable-text.tsx';
import { figureColumns } from './list/figure-columns.tsx';
import { FolderNames } from './list/folder-names.tsx';
import { useListColumns } from './list/list-menus.tsx';
import { type ListedLine, pathOf } from './list/listed-line.ts';
import { PlaceHandle } from './list/place-handle.tsx';
import { ReleaseTag } from './list/release-tag.tsx';
import { RowMenu } from './list/row-menu.tsx';
import { Twins } from './list/twins.tsx';
import type { Batching } from './list/use-batch.ts';
import type { Marks } from './list/use-marks.ts';
import { type Placing, usePlacing } from './list/use-placing.ts';
import { QuantityInput } from './quantity-input.tsx';

/** Downloads the operating instructions of a product line. Throws `CallError` if they could not be had. */
export type DownloadInstructions = (line: string, language: Locale) => Promise<void>;

/** Downloads the technical document of a saved line. Throws `CallError` if it could not be had. */
export type DownloadDocument = (
  line: Pick<LineDto, 'id' | 'productName'>,
  language: DocumentLanguage,
  withAnnexes: boolean,
) => Promise<void>;

/** Downloads the technical documents of several saved lines as one zip, telling after each how many are there. Throws `CallError`. */
export type DownloadDocuments = (
  ids: readonly string[],
  asked: {
    readonly language: DocumentLanguage;
    readonly withAnnexes: boolean;
    readonly onDone: (count: number) => void;
  },
) => Promise<void>;

/** Shares a saved line under a link. */
export type ShareLine = (line: Pick<LineDto, 'id' | 'productName' | 'version'>) => void;

export interface LineTableProps {
  rows: readonly ListedLine[];
  marks: Marks;
  batch: Batching;
  download: DownloadDocument;
  onShare?: ShareLine | undefined;
  instructions?: DownloadInstructions | undefined;
}

/** Saved configurations in the columns a person chose, with what can be done to each. */
export function LineTable({ rows, marks, batch, download, onShare, instructions }: LineTableProps): ReactNode {
  const { t } = useTranslation('cart');
  const placing = usePlacing(rows);
  const foldersId = useId();
  const columns = useColumns({ batch, placing, foldersId });
  return (
    <>
      <FolderNames id={foldersId} />
      <DataTable
        caption={t('title')}
        columns={columns}
        rows={rows}
        rowId={(line) => line.id}
        compact
        marks={marks.of(rows, {
          name: (line) => t('mark.named', { name: line.productName }),
          allName: t('mark.all'),
        })}
        actions={(line) => (
          <LineActions
            line={line}
            batch={batch}
            placing={placing}
            download={download}
            onShare={onShare}
            instructions={instructions}
          />
        )}
      />
    </>
  );
}

interface WorkedOn {
  readonly batch: Batching;
  readonly placing: Placing;
  readonly foldersId: string;
}

function useColumns({ batch, placing, foldersId }: WorkedOn): readonly Column<ListedLine>[] {
  const { t, i18n } = useTranslation('cart');
  const system = useUnitSystem();
  const shown = useListColumns();
  const isNarrow = useNarrow();
  const locale = localeOfInterface(i18n);
  const columns = new Map<string, Column<ListedLine>>([
    [
      'product',
      {
        id: 'product',
        header: t('column.product'),
        card: 'head',
        cell: (line) => <ProductCell line={line} batch={batch} placing={placing} isNarrow={isNarrow} />,
      },
    ],
    [
      'itemNumber',
      {
        id: 'itemNumber',
        header: t('column.itemNumber'),
        cell: (line) => <EditableText line={line} field="itemNumber" />,
      },
    ],
    ['note', { id: 'note', header: t('column.note'), cell: (line) => <EditableText line={line} field="note" /> }],
    ...figureColumns<ListedLine>({ locale, system }),
    [
      'mounting',
      {
        id: 'mounting',
        header: t('column.mounting'),
        card: 'left-out',
        cell: (line) => <FittingCodes fittings={line.fittings} />,
      },
    ],
    ['quantity', { id: 'quantity', header: t('column.quantity'), cell: (line) => <QuantityInput line={line} /> }],
    [
      'folder',
      {
        id: 'folder',
        header: t('column.folder'),
        cell: (line) => <EditableText line={line} field="folder" suggestions={foldersId} />,
      },
    ],
    [
      'release',
      { id: 'release', header: t('column.release'), cell: (line) => <ReleaseTag line={line} batch={batch} /> },
    ],
    ['by', { id: 'by', header: t('column.by'), cell: (line) => `${line.actorName} · ${line.customerName}` }],
    ['created', { id: 'created', header: t('column.created'), cell: (line) => dateAndTime(line.createdAt, locale) }],
  ]);
  // A card has no room beside its figures: what is written of a line stands under it.
  const ids = isNarrow ? [...new Set([...shown, 'note', 'folder'])] : shown;
  return ids.flatMap((id) => columns.get(id) ?? []);
}

interface ProductCellProps {
  line: ListedLine;
  batch: Batching;
  placing: Placing;
  /** On a card, which has no columns of figures. */
  isNarrow: boolean;
}

function ProductCell({ line, batch, placing, isNarrow }: ProductCellProps): ReactNode {
  const { edit } = line.abilities;
  return (
    <span className={styles.row}>
      {edit && !isNarrow && <PlaceHandle line={line} placing={placing} />}
      <span className={styles.product}>
        <Link to={pathOf(line)}>{line.productName}</Link>
        {line.typeCode !== line.productName && <code>{line.typeCode}</code>}
        {isNarrow && <LineFittings fittings={line.fittings} />}
        {isNarrow && <LineFigures figures={line.figures} />}
        <LineDemand demand={line.demand} />
        <Remark text={line[REMARK] ?? ''} />
        <AddedFor line={line} />
        {!isNarrow && <EditableText line={line} field="note" />}
        {edit && <Twins line={line} batch={batch} />}
      </span>
    </span>
  );
}

/** How it is mounted and what it is fitted with, by its codes; in words where a pointer rests on them. */
function FittingCodes({ fittings = [] }: Partial<Pick<LineDto, 'fittings'>>): ReactNode {
  return (
    <span title={fittings.map(({ label, value }) => `${label} ${value}`).join(', ')}>
      {fittings.map(({ code }) => code).join(' · ')}
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

/** What somebody added for a customer is marked as that, whatever columns there are (spec 000 §1). */
function AddedFor({ line: { actorName, onBehalfOf } }: { line: LineDto }): ReactNode {
  const { t } = useTranslation('cart');
  if (onBehalfOf === null) return null;
  return (
    <span className={styles.author}>
      <Tag tone="chosen">{t('addedFor', { customer: onBehalfOf, name: actorName })}</Tag>
    </span>
  );
}

interface LineActionsProps {
  line: ListedLine;
  batch: Batching;
  placing: Placing;
  download: DownloadDocument;
  onShare: ShareLine | undefined;
  instructions: DownloadInstructions | undefined;
}

function LineActions({ line, batch, placing, download, onShare, instructions }: LineActionsProps): ReactNode {
  const { t } = useTranslation('cart');
  return (
    <span className={styles.actions}>
      {line.abilities.edit && (
        <Link
          to={pathOf(line)}
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
        hasAnnexes
        download={(language, withAnnexes) => download(line, language, withAnnexes)}
      />
      {line.abilities.edit && (
        <RowMenu line={line} batch={batch} placing={placing} onShare={onShare} instructions={instructions} />
      )}
    </span>
  );
}
