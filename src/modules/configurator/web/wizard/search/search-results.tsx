import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import type { RowDto, RowPage } from '#modules/catalogue/contract.ts';
import { changeOfRelaxation } from '#modules/configurator/domain/explain/change-of-relaxation.ts';
import { plainFigure } from '#modules/configurator/web/format.ts';
import { AskEngineer } from '#modules/configurator/web/wizard/ask-engineer.tsx';
import type { FoundRow, LinePanels } from '#modules/configurator/web/wizard/line-panels.ts';
import { searchQueries } from '#modules/configurator/web/wizard/search-queries.ts';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { columnOf } from '#product/column.ts';
import type { Values } from '#product/configuration.ts';
import { BASIC_TYPE } from '#product/flat-configuration.ts';
import type { SearchForm } from '#product/search-form.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import type { Sort } from '#web/ui/data-table.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { RowTable } from './row-table.tsx';
import styles from './search-step.module.css';

export interface SearchResultsProps {
  filter: Values;
  /** What every row is measured against. */
  required: number;
}

/** The rows that fit, those that only just do not, and where nothing fits the one limit to relax. */
export function SearchResults({ filter, required }: SearchResultsProps): ReactNode {
  const { t } = useTranslation('configurator');
  const { words, product } = useWizardView();
  const { line } = product.context;
  const [sort, setSort] = useState<Sort>();
  const asked = { sort: sort && wireSort(sort), locale: words.locale };
  const found = useInfiniteQuery(searchQueries.rows(line.code, filter, asked));
  const [first] = found.data?.pages ?? [];
  if (found.isError && !first) {
    return <ErrorState onRetry={() => void found.refetch()}>{failureText(found.error, t)}</ErrorState>;
  }
  // Without a connection nobody knows what fits the new question; what fitted the last one is no answer to it.
  const isUnknown = found.isPlaceholderData && found.isPaused;
  if (!found.data || !first || isUnknown) return <Skeleton shape="rows" count={8} />;
  const read = (dto: RowDto, near: Pick<FoundRow, 'reason'> = {}) => readFound(dto, near, product.panels);
  const rows = found.data.pages.flatMap((page) => page.rows.flatMap((row) => read(row)));
  const near = asksForSomething(filter, line.search)
    ? first.nearMisses.flatMap(({ row, reason }) => read(row, { reason }))
    : [];
  return (
    <div className={classes(found.isPlaceholderData && styles.stale)} aria-busy={found.isFetching}>
      <ResultHead page={first} />
      {rows.length > 0 ? (
        <RowTable
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

function readFound(dto: RowDto, near: Pick<FoundRow, 'reason'>, { readRow }: LinePanels): readonly FoundRow[] {
  const row = readRow(dto);
  return row === undefined ? [] : [{ row, ...near }];
}

/** Without anything a search can miss by, every weak row of the catalogue would be a near miss. */
function asksForSomething(filter: Values, { limits, toggles }: SearchForm): boolean {
  return [...limits, ...Object.values(toggles).flat()].some((field) => filter[field] !== undefined);
}

function ResultHead({ page }: { page: RowPage }): ReactNode {
  const { t } = useTranslation('configurator');
  const { words, product } = useWizardView();
  const said = page.enquire.flatMap((field) => columnOf(product.context.line.rows, field)?.enquire ?? []);
  return (
    <div role="status" className={styles.head}>
      <h3>{t('search.total', { count: page.total, total: plainFigure(page.total, words.locale) })}</h3>
      {said.map((text) => (
        <p key={text.en} className={styles.enquire}>
          {textIn(text, words.locale)}
        </p>
      ))}
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
      <AskEngineer asked={t('search.near')} />
      <RowTable caption={t('search.near')} rows={rows} required={required} />
    </section>
  );
}

function wireSort({ column, direction }: Sort): string {
  return `${column}:${direction === 'ascending' ? 'asc' : 'desc'}`;
}
