import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BasicTypeDto, BasicTypePage } from '#modules/catalogue/contract.ts';
import { changeOfRelaxation } from '#modules/configurator/domain/explain/change-of-relaxation.ts';
import { plainFigure, searchQueries, useWizardView } from '#modules/configurator/web/public.ts';
import type { Values } from '#product/configuration.ts';
import { BASIC_TYPE } from '#product/flat-configuration.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import type { Sort } from '#web/ui/data-table.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { BasicTypeTable } from './basic-type-table.tsx';
import { type FoundRow, readRow } from './read-row.ts';
import styles from './search-step.module.css';

export interface SearchResultsProps {
  filter: Values;
  /** The service factor every row is measured against. */
  required: number;
}

/** The basic types that fit, those that only just do not, and where nothing fits the one limit to relax. */
export function SearchResults({ filter, required }: SearchResultsProps): ReactNode {
  const { t } = useTranslation('configurator');
  const { words } = useWizardView();
  const [sort, setSort] = useState<Sort>();
  const found = useInfiniteQuery(searchQueries.basicTypes(filter, sort && wireSort(sort), words.locale));
  const [first] = found.data?.pages ?? [];
  if (found.isError && !first) {
    return <ErrorState onRetry={() => void found.refetch()}>{failureText(found.error, t)}</ErrorState>;
  }
  // Without a connection nobody knows what fits the new question; what fitted the last one is no answer to it.
  const isUnknown = found.isPlaceholderData && found.isPaused;
  if (!found.data || !first || isUnknown) return <Skeleton shape="rows" count={8} />;
  const rows = found.data.pages.flatMap((page) => page.rows.flatMap((row) => foundRow(row)));
  const near = asksForSomething(filter) ? first.nearMisses.flatMap(({ row, reason }) => foundRow(row, { reason })) : [];
  return (
    <div className={classes(found.isPlaceholderData && styles.stale)} aria-busy={found.isFetching}>
      <ResultHead page={first} />
      {rows.length > 0 ? (
        <BasicTypeTable
          caption={t('search.fitting')}
          rows={rows}
          required={required}
          {...(sort && { sort })}
          onSort={setSort}
        />
      ) : (
        <NothingFits page={first} />
      )}
      {found.hasNextPage && (
        <div className={styles.more}>
          <Button busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            {t('search.more', { shown: rows.length, total: plainFigure(first.total, words.locale) })}
          </Button>
        </div>
      )}
      {near.length > 0 && <NearMisses rows={near} total={first.nearMissTotal} required={required} />}
    </div>
  );
}

function foundRow(found: BasicTypeDto, near: Pick<FoundRow, 'reason'> = {}): readonly FoundRow[] {
  const row = readRow(found);
  return row === undefined ? [] : [{ row, ...near }];
}

/** What a search can miss by; without any of it every weak row of the catalogue would be a near miss. */
const ASKED = ['ratio', 'outputSpeed', 'outputTorque', 'motorPower', 'serviceFactor'];

function asksForSomething(filter: Values): boolean {
  return ASKED.some((field) => filter[field] !== undefined);
}

function ResultHead({ page }: { page: BasicTypePage }): ReactNode {
  const { t } = useTranslation('configurator');
  const { words } = useWizardView();
  return (
    <div role="status" className={styles.head}>
      <h3>{t('search.total', { count: page.total, total: plainFigure(page.total, words.locale) })}</h3>
      {page.enquire.map((field) => (
        <p key={field} className={styles.enquire}>
          {t(`search.enquire.${field}`)}
        </p>
      ))}
    </div>
  );
}

/** An empty answer names the one limit whose change brings most rows. */
function NothingFits({ page }: { page: BasicTypePage }): ReactNode {
  const { t } = useTranslation('configurator');
  const { asking, product } = useWizardView();
  const { relax } = page;
  return (
    <EmptyState
      title={t('search.empty')}
      next={
        relax && (
          <Button
            look="primary"
            className={styles.relax}
            onClick={() => asking.propose(changeOfRelaxation(relax, product.context.line.search), BASIC_TYPE)}
          >
            {relax.text}
          </Button>
        )
      }
    >
      {t(relax ? 'search.relax' : 'search.relaxNone')}
    </EmptyState>
  );
}

interface NearMissesProps {
  rows: readonly FoundRow[];
  /** How many there are; the rows are the nearest of them. */
  total: number;
  required: number;
}

function NearMisses({ rows, total, required }: NearMissesProps): ReactNode {
  const { t } = useTranslation('configurator');
  const { words } = useWizardView();
  return (
    <section className={styles.near}>
      <h3>{t('search.near')}</h3>
      <p>
        {t('search.nearText')}
        {total > rows.length &&
          ` ${t('search.nearest', { shown: rows.length, total: plainFigure(total, words.locale) })}`}
      </p>
      <BasicTypeTable caption={t('search.near')} rows={rows} required={required} />
    </section>
  );
}

function wireSort({ column, direction }: Sort): string {
  return `${column}:${direction === 'ascending' ? 'asc' : 'desc'}`;
}
