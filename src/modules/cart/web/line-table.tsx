import { type ComponentType, type ReactNode, useCallback, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Locale } from '#kernel/locale.ts';
import type { LineDto } from '#modules/cart/contract.ts';
import { useUnitSystem } from '#modules/configurator/web/public.ts';
import type { UnitSystem } from '#product/unit-system.ts';
import { dateAndTime } from '#web/language/date-and-time.ts';
import { localeOfInterface } from '#web/language/language.ts';
import type { Marks } from '#web/lists/use-marks.ts';
import { classes } from '#web/ui/classes.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { useNarrow } from '#web/ui/use-narrow.ts';
import type { DocumentLanguage, OtherChoice, OtherFile } from './document-menu.tsx';
import { FittingCodes } from './line-fittings.tsx';
import styles from './line-table.module.css';
import { ACTIONS_WIDTH, widthOf } from './list/column-widths.ts';
import { EditableText } from './list/editable-text.tsx';
import { figureColumns } from './list/figure-columns.tsx';
import { FolderNames } from './list/folder-names.tsx';
import { LineActions } from './list/line-actions.tsx';
import { useListColumns } from './list/list-menus.tsx';
import type { ListedLine } from './list/listed-line.ts';
import { priceColumn } from './list/price-column.tsx';
import { ReleaseTag } from './list/release-tag.tsx';
import type { ListWords } from './list/row-words.ts';
import type { Batching } from './list/use-batch.ts';
import { type LineWriting, useLineWriting } from './list/use-line-writing.ts';
import { type Placing, usePlacing } from './list/use-placing.ts';
import { ProductCell } from './product-cell.tsx';
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

/** The drawings that can be had of a saved line. */
export type DrawingsOfLine = (line: Pick<LineDto, 'id' | 'productName'>) => readonly (OtherFile | OtherChoice)[];

/** Shares a saved line under a link. */
export type ShareLine = (line: Pick<LineDto, 'id' | 'productName' | 'version'>) => void;

/** The sizing a saved line comes from, as a way back to it. */
export type SizingSlot = ComponentType<{ drive: NonNullable<LineDto['sizing']> }>;

/** Asks to whom the document of a saved line is to be sent by mail. */
export type MailLine = (line: ListedLine) => void;

export interface LineTableProps {
  rows: readonly ListedLine[];
  marks: Marks<ListedLine>;
  batch: Batching;
  download: DownloadDocument;
  onShare?: ShareLine | undefined;
  onMail?: MailLine | undefined;
  drawings?: DrawingsOfLine | undefined;
  instructions?: DownloadInstructions | undefined;
  Sizing?: SizingSlot | undefined;
}

/** Rows in which so much stands are dear: beyond these only those that are seen stand in the page. */
const WHOLE_UP_TO = 25;

/** Saved configurations in the columns a person chose, with what can be done to each. */
export function LineTable({
  rows,
  marks,
  batch,
  download,
  onShare,
  onMail,
  drawings,
  instructions,
  Sizing,
}: LineTableProps): ReactNode {
  const { t } = useTranslation('cart');
  const placing = usePlacing(rows);
  const writing = useLineWriting();
  const foldersId = useId();
  const currency = rows.find(({ price }) => price?.currency != null)?.price?.currency ?? undefined;
  const columns = useColumns({ batch, placing, writing, foldersId, currency, Sizing });
  const navigate = useNavigate();
  const rowMarks = useMemo(
    () => marks.of({ name: (line) => t('mark.named', { name: line.productName }), allName: t('mark.all') }),
    [marks, t],
  );
  const locale = useLocale();
  const isNarrow = useNarrow();
  const actions = useCallback(
    (line: ListedLine) => (
      <LineActions
        line={line}
        batch={batch}
        placing={placing}
        download={download}
        onShare={onShare}
        onMail={onMail}
        drawings={drawings}
        instructions={instructions}
        onOpen={(path) => void navigate(path)}
        t={t}
        locale={locale}
        isNarrow={isNarrow}
      />
    ),
    [batch, placing, download, onShare, onMail, drawings, instructions, navigate, t, locale, isNarrow],
  );
  return (
    <>
      <FolderNames id={foldersId} />
      <DataTable
        caption={t('title')}
        columns={columns}
        rows={rows}
        rowId={idOf}
        compact
        wholeUpTo={WHOLE_UP_TO}
        marks={rowMarks}
        actions={actions}
        actionsWidth={ACTIONS_WIDTH}
      />
    </>
  );
}

const idOf = ({ id }: ListedLine): string => id;

function useLocale(): Locale {
  const { i18n } = useTranslation('cart');
  return localeOfInterface(i18n);
}

interface WorkedOn {
  readonly batch: Batching;
  readonly placing: Placing;
  readonly writing: LineWriting;
  readonly foldersId: string;
  /** Of the prices, as far as they have one. */
  readonly currency: string | undefined;
  readonly Sizing: SizingSlot | undefined;
}

/** The columns, made anew when something of them changes, not whenever further lines come. */
function useColumns({ batch, placing, writing, foldersId, currency, Sizing }: WorkedOn): readonly Column<ListedLine>[] {
  const { t } = useTranslation('cart');
  const system = useUnitSystem();
  const shown = useListColumns().join();
  const isNarrow = useNarrow();
  const locale = useLocale();
  return useMemo(() => {
    const columns = columnsOf({ batch, placing, writing, foldersId, currency, Sizing, t, system, isNarrow, locale });
    // A card has no room beside its figures: what is written of a line stands under it.
    const ids = shown.split(',');
    return (isNarrow ? [...new Set([...ids, 'note', 'folder'])] : ids).flatMap((id) => withWidth(columns.get(id)));
  }, [batch, placing, writing, foldersId, currency, Sizing, t, system, shown, isNarrow, locale]);
}

function withWidth<Row>(column: Column<Row> | undefined): readonly Column<Row>[] {
  if (column === undefined) return [];
  return [{ ...column, width: widthOf(column.id) }];
}

interface Told extends WorkedOn {
  readonly t: ListWords;
  readonly system: UnitSystem;
  readonly isNarrow: boolean;
  readonly locale: Locale;
}

function columnsOf(told: Told): ReadonlyMap<string, Column<ListedLine>> {
  const { batch, writing, foldersId, t, locale } = told;
  const text = (id: string, cell: (line: ListedLine) => ReactNode): [string, Column<ListedLine>] => [
    id,
    { id, header: t(`column.${id}` as 'column.product'), cell },
  ];
  const written = { writing, t };
  return new Map<string, Column<ListedLine>>([
    [
      'product',
      {
        id: 'product',
        header: t('column.product'),
        card: 'head',
        cell: (line) => <ProductCell line={line} {...told} />,
      },
    ],
    text('itemNumber', (line) => <EditableText line={line} field="itemNumber" {...written} />),
    text('note', (line) => <EditableText line={line} field="note" {...written} />),
    ...figureColumns<ListedLine>(told),
    [
      'mounting',
      {
        id: 'mounting',
        header: t('column.mounting'),
        card: 'left-out',
        cell: ({ fittings }) => <FittingCodes fittings={fittings} />,
      },
    ],
    text('quantity', (line) => <QuantityInput line={line} {...written} />),
    ['price', priceColumn<ListedLine>(told)],
    text('folder', (line) => <EditableText line={line} field="folder" suggestions={foldersId} {...written} />),
    text('release', (line) => (
      <span className={styles.state}>
        <ReleaseTag line={line} batch={batch} t={t} />
      </span>
    )),
    text('by', (line) => <By line={line} />),
    text('created', (line) => <span className={styles.words}>{dateAndTime(line.createdAt, locale)}</span>),
  ]);
}

/** Whose a line is and who saved it, on the two lines of a row; long names are whole where a pointer rests. */
function By({ line: { actorName, customerName } }: { line: ListedLine }): ReactNode {
  const names = `${customerName} · ${actorName}`;
  return (
    <span className={classes(styles.words, styles.short)} title={names}>
      {names}
    </span>
  );
}
