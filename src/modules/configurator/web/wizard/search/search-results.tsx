import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowPage } from '#modules/catalogue/contract.ts';
import type { FoundRow } from '#modules/configurator/web/wizard/line-panels.ts';
import { searchQueries } from '#modules/configurator/web/wizard/search-queries.ts';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import type { Values } from '#product/configuration.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { classes } from '#web/ui/classes.ts';
import type { Sort } from '#web/ui/data-table.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { useListLink } from './chart/pointing.ts';
import { FitsWithin } from './fits-within.tsx';
import { FittingRows } from './fitting-rows.tsx';
import type { Measure } from './measure.ts';
import { besideFirst, isNearFirst } from './near-first.ts';
import { NearMisses } from './near-misses.tsx';
import { isOfTolerance, NothingFits, RelaxBesides } from './nothing-fits.tsx';
import { nearOf } from './read-found.ts';
import { ResultHead } from './result-head.tsx';
import styles from './search-step.module.css';

export interface SearchResultsProps {
  filter: Values;
  measure: Measure;
}

/** The rows that fit, those that are larger than they need be, those that only just do not, and where nothing fits the one limit to relax. */
export function SearchResults({ filter, measure }: SearchResultsProps): ReactNode {
  const { t } = useTranslation('configurator');
  const { words, product } = useWizardView();
  const { line } = product.context;
  const [sort, setSort] = useState<Sort>();
  const [isCharted, setCharted] = useState(false);
  const link = useListLink();
  const asked = { sort: sort && wireSort(sort), locale: words.locale };
  const found = useInfiniteQuery(searchQueries.rows(line.code, filter, asked));
  const [first] = found.data?.pages ?? [];
  useAnswerInSight(link.list, first !== undefined && !found.isPlaceholderData);
  const near = useNear(first, filter);
  if (found.isError && !first) {
    return <ErrorState onRetry={() => void found.refetch()}>{failureText(found.error, t)}</ErrorState>;
  }
  // Without a connection nobody knows what fits the new question; what fitted the last one is no answer to it.
  const isUnknown = found.isPlaceholderData && found.isPaused;
  if (!found.data || !first || isUnknown) return <Skeleton shape="rows" count={8} />;
  const isBefore = isNearFirst(first, measure.required, sort);
  const nearly = <NearlyFitting rows={near} page={first} measure={measure} isBefore={isBefore} />;
  return (
    <div
      ref={link.list}
      className={classes(styles.linked, found.isPlaceholderData && styles.stale)}
      aria-busy={found.isFetching}
      {...(isCharted && { onPointerOver: link.point, onFocus: link.point })}
    >
      <FitsWithin page={first} measure={measure} />
      {isBefore && nearly}
      {first.total > 0 ? (
        <FittingRows
          pages={found.data.pages}
          measure={measure}
          filter={filter}
          pointing={link.pointing}
          isCharted={isCharted}
          onCharted={setCharted}
          sort={sort}
          onSort={setSort}
          more={found.hasNextPage ? () => void found.fetchNextPage() : undefined}
          isFetchingMore={found.isFetchingNextPage}
        />
      ) : (
        <NoneFits page={first} filter={filter} isNear={near.length > 0} />
      )}
      {!isBefore && nearly}
    </div>
  );
}

function useNear(page: RowPage | undefined, filter: Values): readonly FoundRow[] {
  const { product } = useWizardView();
  return useMemo(() => (page ? nearOf(page, filter, product) : []), [page, filter, product]);
}

/** Nothing fits: the one limit to relax, unless something is near. */
function NoneFits({ page, filter, isNear }: { page: RowPage; filter: Values; isNear: boolean }): ReactNode {
  return (
    <>
      <ResultHead page={page} />
      {!isNear && <NothingFits relax={page.relax} filter={filter} />}
    </>
  );
}

/** What a quick search found stands below the figures it asked with: on a phone it would not be in sight. */
function useAnswerInSight(answer: RefObject<HTMLElement | null>, isAnswered: boolean): void {
  const { isBegun } = useWizardView();
  const isDue = useNarrow() && isBegun && isAnswered;
  useEffect(() => {
    if (isDue) answer.current?.scrollIntoView({ block: 'start' });
  }, [isDue, answer]);
}

interface NearlyFittingProps {
  rows: readonly FoundRow[];
  page: RowPage;
  measure: Measure;
  /** Whether they stand before what meets the demand. */
  isBefore: boolean;
}

/**
 * Near misses come before a limit to relax, but behind a wider tolerance of the speed they lie beside: that leaves the demand as
 * it is.
 */
function NearlyFitting({ rows, page, measure, isBefore }: NearlyFittingProps): ReactNode {
  if (rows.length === 0) return null;
  const { nearMissTotal, total } = page;
  // Where something fits, the wider tolerance stands above all of it.
  const relax = total === 0 ? page.relax : null;
  const limit = relax && <RelaxBesides limit={relax} />;
  const isFirst = relax !== null && isOfTolerance(relax);
  return (
    <>
      {isFirst && limit}
      <NearMisses
        rows={isBefore ? besideFirst(rows, measure.required) : rows}
        total={nearMissTotal}
        found={total}
        isAfterLimit={isFirst}
        isBefore={isBefore}
        measure={measure}
      />
      {!isFirst && limit}
    </>
  );
}

function wireSort({ column, direction }: Sort): string {
  return `${column}:${direction === 'ascending' ? 'asc' : 'desc'}`;
}
