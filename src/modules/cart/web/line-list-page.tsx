import { useInfiniteQuery } from '@tanstack/react-query';
import { memo, type ReactNode, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { USUAL_LINE } from '#lines/configurable.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { MoreOnSight } from '#web/lists/more-on-sight.tsx';
import { useMarks } from '#web/lists/use-marks.ts';
import { useMayVisit } from '#web/menu/permitted-ids.ts';
import { PATHS, pathOfLine } from '#web/paths.ts';
import { useSearchText } from '#web/search/use-search-text.ts';
import { useActedFor } from '#web/session/acting.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { ListHead, ListSearch } from '#web/ui/list-page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { useNarrow } from '#web/ui/use-narrow.ts';
import styles from './line-list-page.module.css';
import { lineListQuery } from './line-list-query.ts';
import {
  type DownloadDocument,
  type DownloadDocuments,
  type DownloadInstructions,
  type DrawingsOfLine,
  LineTable,
  type MailLine,
  type ShareLine,
  type SizingSlot,
} from './line-table.tsx';
import { BatchBar } from './list/batch-bar.tsx';
import { FilterFields } from './list/filter-fields.tsx';
import { countOf, type ListFilter, queryOf, useListFilter } from './list/list-filter.ts';
import { ListColumnMenu, ListUnitMenu } from './list/list-menus.tsx';
import type { ListedLine } from './list/listed-line.ts';
import { SheetButton } from './list/sheet-button.tsx';
import { SheetLine } from './list/sheet-line.tsx';
import { useBatch } from './list/use-batch.ts';
import { type ListSheet, useListSheet } from './list/use-list-sheet.ts';

export interface LineListPageProps {
  download: DownloadDocument;
  /** Downloads the documents of the marked lines. */
  downloadAll?: DownloadDocuments;
  /** Shares one of the lines, or shows how it is shared. */
  onShare?: ShareLine;
  /** Asks to whom the document of one of the lines is to be sent by mail. */
  onMail?: MailLine;
  /** The drawings that can be had of one of the lines. */
  drawings?: DrawingsOfLine;
  /** Downloads the operating instructions of a product line. */
  instructions?: DownloadInstructions;
  /** What leads back to the sizing of one of the lines. */
  Sizing?: SizingSlot;
  /** Asks for prices of the marked lines. */
  onQuote?: (ids: readonly string[]) => void;
  /** Puts the marked lines into a configuration sheet. */
  onSheet?: (ids: readonly string[]) => void;
}

/** The saved configurations as a list to work in: find, narrow, put in order, and do something with one or with several. */
export function LineListPage({
  download,
  downloadAll,
  onShare,
  onMail,
  drawings,
  instructions,
  Sizing,
  onQuote,
  onSheet,
}: LineListPageProps): ReactNode {
  const { t } = useTranslation('cart');
  const { typed, sought, seek, clear } = useSearchText();
  const [filter, narrow] = useListFilter();
  const customer = useActedFor();
  const isNarrow = useNarrow();
  const sheet = useListSheet();
  return (
    <>
      <ListHead title={t('title')}>
        <ListSearch label={t('search.label')} placeholder={t('search.placeholder')} typed={typed} onType={seek} />
        <BulkEntryLink />
        <ConfigureLink />
      </ListHead>
      {customer && <p className={styles.only}>{t('onlyOf', { customer: customer.customerName })}</p>}
      <div className={styles.tools}>
        <FilterFields filter={filter} onNarrow={narrow} />
        <span className={styles.menus}>
          {!isNarrow && <ListColumnMenu />}
          <ListUnitMenu />
          <SheetButton sheet={sheet} lines={{ q: sought, ...filter }} />
        </span>
      </div>
      <SheetLine sheet={sheet} />
      <LineList
        q={sought}
        filter={filter}
        sheet={sheet}
        download={download}
        downloadAll={downloadAll}
        onShare={onShare}
        onMail={onMail}
        drawings={drawings}
        instructions={instructions}
        Sizing={Sizing}
        onQuote={onQuote}
        onSheet={onSheet}
        onShowAll={clear}
      />
    </>
  );
}

/** The way to a new configuration, for those who may go it. */
function ConfigureLink(): ReactNode {
  const { t } = useTranslation('cart');
  if (!useMayVisit(pathOfLine(USUAL_LINE))) return null;
  return (
    <Link to={pathOfLine(USUAL_LINE)} className={buttonClass('primary')}>
      {t('configure')}
    </Link>
  );
}

/** The way to many configurations at once, for those who may make one. */
function BulkEntryLink(): ReactNode {
  const { t } = useTranslation('cart');
  if (!useMayVisit(pathOfLine(USUAL_LINE))) return null;
  return (
    <Link to={PATHS.bulkEntry} className={buttonClass('plain')}>
      {t('bulkEntry')}
    </Link>
  );
}

interface LineListProps {
  q: string;
  filter: ListFilter;
  sheet: ListSheet;
  download: DownloadDocument;
  downloadAll: DownloadDocuments | undefined;
  onShare: ShareLine | undefined;
  onMail: MailLine | undefined;
  drawings: DrawingsOfLine | undefined;
  instructions: DownloadInstructions | undefined;
  Sizing: SizingSlot | undefined;
  onQuote: LineListPageProps['onQuote'] | undefined;
  onSheet: LineListPageProps['onSheet'] | undefined;
  onShowAll: () => void;
}

function LineList({
  q,
  filter,
  sheet,
  download,
  downloadAll,
  onShare,
  onMail,
  drawings,
  instructions,
  Sizing,
  onQuote,
  onSheet,
  onShowAll,
}: LineListProps): ReactNode {
  const { t } = useTranslation('cart');
  const customer = useActedFor();
  const lines = useInfiniteQuery(lineListQuery({ q: useDeferredValue(q), filter, customerId: customer?.id }));
  const batch = useBatch();
  const rows = useMemo(() => lines.data?.pages.flatMap((page) => page.rows) ?? [], [lines.data]);
  const marks = useMarks<ListedLine>(JSON.stringify([q, filter, customer?.id]), rows);
  const shown = useFurtherRows(rows);
  if (lines.isError && !lines.data) {
    return <ErrorState onRetry={() => void lines.refetch()}>{failureText(lines.error, t)}</ErrorState>;
  }
  if (!lines.data) return <Skeleton shape="rows" count={6} />;
  const isNarrowed = q !== '' || countOf(filter) > 0;
  // Narrowed by a text or by the state of its lines a page may be empty that is not the last.
  if (rows.length === 0 && !lines.hasNextPage)
    return isNarrowed ? <NoneFound onShowAll={onShowAll} /> : <NoLines of={customer?.customerName} />;
  const { releaseState, ...named } = filter;
  if (rows.length === 0)
    return (
      <>
        <Skeleton shape="rows" count={6} />
        <MoreOnSight of={lines} label={t('more')} />
      </>
    );
  return (
    <>
      <Lines
        rows={shown}
        marks={marks}
        batch={batch}
        download={download}
        onShare={onShare}
        onMail={onMail}
        drawings={drawings}
        instructions={instructions}
        Sizing={Sizing}
      />
      <PriceNote rows={rows} />
      <MoreOnSight of={lines} label={t('more')} />
      <BatchBar
        marks={marks}
        batch={batch}
        sheet={sheet}
        downloadAll={downloadAll}
        onQuote={onQuote}
        onSheet={onSheet}
        query={releaseState === undefined ? { q, ...queryOf(named) } : undefined}
        readOnly={rows.filter(({ id, abilities }) => marks.marked.has(id) && !abilities.edit).length}
        hasMore={lines.hasNextPage}
        hasOldPrice={rows.some(({ id, price }) => marks.marked.has(id) && price?.today != null)}
      />
    </>
  );
}

/** Further rows of a list are drawn piece by piece, behind what goes on meanwhile, such as scrolling; other rows at once. */
function useFurtherRows(rows: readonly ListedLine[]): readonly ListedLine[] {
  const before = useDeferredValue(rows);
  const isFurther = before.length > 0 && rows.length > before.length && rows[0]?.id === before[0]?.id;
  return isFurther ? before : rows;
}

/** Drawn again when the lines or their marks change, not while further ones are on their way. */
const Lines = memo(LineTable);

/** What holds for all prices of the list; invented ones are called that. */
function PriceNote({ rows }: { rows: readonly ListedLine[] }): ReactNode {
  const { t } = useTranslation('cart');
  const priced = rows.filter(({ price }) => price != null && price.kept.status !== 'on-request');
  if (priced.length === 0) return null;
  return (
    <p className={styles.note}>{t(priced.some(({ price }) => price?.isDemo) ? 'price.demoNote' : 'price.note')}</p>
  );
}

function NoLines({ of: customer }: { of: string | undefined }): ReactNode {
  const { t } = useTranslation('cart');
  return (
    <EmptyState
      title={customer === undefined ? t('empty.title') : t('empty.titleOf', { customer })}
      next={<ConfigureLink />}
    >
      {t('empty.text')}
    </EmptyState>
  );
}

function NoneFound({ onShowAll }: { onShowAll: () => void }): ReactNode {
  const { t } = useTranslation('cart');
  return <EmptyState title={t('search.none')} next={<Button onClick={onShowAll}>{t('search.all')}</Button>} />;
}
