import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { QUOTE_PATHS } from '#modules/quotes/domain/paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { countOf, type OrderFilter } from './order-filter.ts';

/** Why no line stands there, and what then: a narrowed list is shown whole, what is done stands elsewhere, an order begins with a quote. */
export function NoOrders({ filter, onShowAll }: { filter: OrderFilter; onShowAll: () => void }): ReactNode {
  const { t } = useTranslation('orders');
  const isNarrowed = countOf(filter) > 0 || filter.q !== '';
  if (isNarrowed)
    return (
      <EmptyState
        title={t('empty.filtered')}
        next={
          <>
            {filter.view === 'open' && filter.q !== '' && <AmongPast q={filter.q} />}
            <Button onClick={onShowAll}>{t('empty.all')}</Button>
          </>
        }
      />
    );
  if (filter.view !== 'open') return <EmptyState title={t(`empty.${filter.view}`)} />;
  const toQuotes = (
    <Link to={QUOTE_PATHS.list} className={buttonClass('primary')}>
      {t('empty.toQuotes')}
    </Link>
  );
  return (
    <EmptyState title={t('empty.open')} next={toQuotes}>
      {t('empty.text')}
    </EmptyState>
  );
}

/** What was sought among what is to come, among what is done. */
function AmongPast({ q }: { q: string }): ReactNode {
  const { t } = useTranslation('orders');
  const { pathname } = useLocation();
  return (
    <Link to={`${pathname}?${new URLSearchParams({ view: 'past', q })}`} replace className={buttonClass('primary')}>
      {t('empty.amongPast')}
    </Link>
  );
}
