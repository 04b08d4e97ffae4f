import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowPage } from '#modules/catalogue/contract.ts';
import { changeOfRelaxation } from '#modules/configurator/domain/explain/change-of-relaxation.ts';
import { AskEngineer } from '#modules/configurator/web/wizard/ask-engineer.tsx';
import { searchQueries } from '#modules/configurator/web/wizard/search-queries.ts';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import type { Values } from '#product/configuration.ts';
import { BASIC_TYPE } from '#product/flat-configuration.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import type { Sort } from '#web/ui/data-table.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { useListLink } from './chart/pointing.ts';
import { FittingRows } from './fitting-rows.tsx';
import type { Measure } from './measure.ts';
import { NearMisses } from './near-misses.tsx';
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
  const near = useMemo(() => (first ? nearOf(first, filter, product) : []), [first, filter, product]);
  if (found.isError && !first) {
    return <ErrorState onRetry={() => void found.refetch()}>{failureText(found.error, t)}</ErrorState>;
  }
  // Without a connection nobody knows what fits the new question; what fitted the last one is no answer to it.
  const isUnknown = found.isPlaceholderData && found.isPaused;
  if (!found.data || !first || isUnknown) return <Skeleton shape="rows" count={8} />;
  return (
    <div
      ref={link.list}
      className={classes(styles.linked, found.isPlaceholderData && styles.stale)}
      aria-busy={found.isFetching}
      {...(isCharted && { onPointerOver: link.point, onFocus: link.point })}
    >
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
        <>
          <ResultHead page={first} />
          <NothingFits page={first} />
        </>
      )}
      {near.length > 0 && <NearMisses rows={near} total={first.nearMissTotal} measure={measure} />}
    </div>
  );
}

/** An empty answer names the one limit whose change brings most rows. */
function NothingFits({ page }: { page: RowPage }): ReactNode {
  const { t } = useTranslation('configurator');
  const { asking, product } = useWizardView();
  const { relax } = page;
  return (
    <EmptyState
      title={t('search.empty')}
      next={
        <>
          {relax && (
            <Button
              look="primary"
              className={styles.relax}
              onClick={() => asking.propose(changeOfRelaxation(relax, product.context.line.search), BASIC_TYPE)}
            >
              {relax.text}
            </Button>
          )}
          <AskEngineer asked={t('search.empty')} />
        </>
      }
    >
      {t(relax ? 'search.relax' : 'search.relaxNone')}
    </EmptyState>
  );
}

function wireSort({ column, direction }: Sort): string {
  return `${column}:${direction === 'ascending' ? 'asc' : 'desc'}`;
}
