import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { QUOTE_STATES } from '#modules/quotes/domain/quote-steps.ts';
import cells from '#web/lists/list-cells.module.css';
import { QueriedRows } from '#web/lists/queried-rows.tsx';
import { useMarks } from '#web/lists/use-marks.ts';
import { PATHS } from '#web/paths.ts';
import { useSearchText } from '#web/search/use-search-text.ts';
import { useActedFor } from '#web/session/acting.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { FilterSheet } from '#web/ui/filter-sheet.tsx';
import { ListHead, ListSearch } from '#web/ui/list-page.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { Select } from '#web/ui/select.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { QuotesAtOnce } from './at-once/quotes-at-once.tsx';
import { MailWish } from './mail-wish.tsx';
import { QuoteList } from './quote-list.tsx';
import { filterOf, type QuoteFilter, quoteListQuery } from './quote-queries.ts';
import { useQuoteSide } from './use-quote-side.ts';

/** The quotes within reach, the last made first. */
export function Component(): ReactNode {
  const { t } = useTranslation('quotes');
  const [params, setParams] = useSearchParams();
  const { typed, sought, seek, clear } = useSearchText();
  const filter = { ...filterOf(params), q: sought };
  const side = useQuoteSide();

  function narrowTo(name: 'state' | 'assigned', value: string): void {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  }

  return (
    <>
      <ListHead title={t('title')}>
        <ListSearch label={t('search.label')} placeholder={t('search.placeholder')} typed={typed} onType={seek} />
        <FilterSheet count={(filter.isOwn ? 1 : 0) + (filter.state === undefined ? 0 : 1)}>
          {side === 'provider' && (
            <Segments
              label={t('filter.owner')}
              value={filter.isOwn ? 'me' : ''}
              options={['', 'me'].map((value) => ({ value, label: t(value === '' ? 'filter.all' : 'filter.own') }))}
              onValue={(value) => narrowTo('assigned', value)}
            />
          )}
          <div className={cells.filter}>
            <Select
              aria-label={t('filter.state')}
              value={filter.state ?? ''}
              options={[
                { value: '', label: t('filter.everyState') },
                ...QUOTE_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
              ]}
              onValue={(value) => narrowTo('state', value)}
            />
          </div>
        </FilterSheet>
      </ListHead>
      <Quotes filter={filter} onShowAll={clear} />
      <MailWish />
    </>
  );
}

function Quotes({ filter, onShowAll }: { filter: QuoteFilter; onShowAll: () => void }): ReactNode {
  const { t } = useTranslation('quotes');
  const customerId = useActedFor()?.id;
  const quotes = useInfiniteQuery(quoteListQuery(filter, customerId));
  const rows = useMemo(() => quotes.data?.pages.flatMap((page) => page.rows) ?? [], [quotes.data]);
  const marks = useMarks(JSON.stringify([filter, customerId]), rows);
  const empty = <NoQuotes filter={filter} onShowAll={onShowAll} />;
  return (
    <>
      <QueriedRows of={quotes} t={t} more={t('more')} isSought={filter.q !== '' || filter.isOwn} empty={empty}>
        {(shown) => <QuoteList rows={shown} marks={marks} />}
      </QueriedRows>
      <QuotesAtOnce rows={rows} marks={marks} />
    </>
  );
}

function NoQuotes({ filter, onShowAll }: { filter: QuoteFilter; onShowAll: () => void }): ReactNode {
  const { t } = useTranslation('quotes');
  const isWhole = filter.state === undefined && !filter.isOwn && filter.q === '';
  if (!isWhole)
    return <EmptyState title={t('empty.filtered')} next={<Button onClick={onShowAll}>{t('empty.all')}</Button>} />;
  const toList = (
    <Link to={PATHS.cart} className={buttonClass('primary')}>
      {t('empty.toList')}
    </Link>
  );
  return (
    <EmptyState title={t('empty.title')} next={toList}>
      {t('empty.text')}
    </EmptyState>
  );
}
