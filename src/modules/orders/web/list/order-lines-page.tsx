import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ORDER_VIEWS } from '#modules/orders/domain/order-views.ts';
import { ORDER_STATUSES, READY_STATUSES } from '#modules/orders/domain/quantities.ts';
import type { ViewedPage } from '#modules/orders/domain/saved-views.ts';
import { orderLinesQuery } from '#modules/orders/web/order-queries.ts';
import { QueriedRows } from '#web/lists/queried-rows.tsx';
import { useSearchText } from '#web/search/use-search-text.ts';
import { useActedFor } from '#web/session/acting.ts';
import { FilterSheet } from '#web/ui/filter-sheet.tsx';
import { ListHead, ListSearch } from '#web/ui/list-page.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { CustomerChoice } from './customer-choice.tsx';
import { ExportLine } from './export-line.tsx';
import { ExportMenu } from './export-menu.tsx';
import { FilterChips } from './filter-chips.tsx';
import { NoOrders } from './no-orders.tsx';
import { countOf, filterOf, type OrderFilter } from './order-filter.ts';
import { OrderLineTable } from './order-line-table.tsx';
import styles from './orders-page.module.css';
import { SavedViews } from './saved-views.tsx';
import { useLineExport } from './use-line-export.ts';

interface OrderLinesPageProps {
  title: string;
  page: ViewedPage;
}

/** The lines of orders within reach: what is to come, what is done, and the parts among all, each by the chips that are pressed. */
export function OrderLinesPage({ page, title }: OrderLinesPageProps): ReactNode {
  const { t } = useTranslation('orders');
  const [params, setParams] = useSearchParams();
  const { typed, sought, seek, clear } = useSearchText();
  const filter = { ...filterOf(params), q: sought };
  const exported = useLineExport(filterOf(params));

  function narrowTo(name: string, value: string | undefined): void {
    const next = new URLSearchParams(params);
    if (value === undefined) next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  }

  return (
    <>
      <ListHead title={title}>
        <ListSearch label={t('search.label')} placeholder={t('search.placeholder')} typed={typed} onType={seek} />
        <SavedViews
          page={page}
          filter={filterOf(params)}
          onChoose={(query) => {
            seek(new URLSearchParams(query).get('q') ?? '');
            setParams(query, { replace: true });
          }}
        />
        <ExportMenu lines={exported} />
      </ListHead>
      <div className={styles.bar}>
        <Segments
          label={t('view.label')}
          value={filter.view}
          options={ORDER_VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
          onValue={(view) => narrowTo('view', view === 'open' ? undefined : view)}
        />
        <FilterSheet count={countOf(filter)}>
          <Chips filter={filter} onNarrow={narrowTo} />
        </FilterSheet>
      </div>
      <ExportLine lines={exported} />
      <Lines filter={filter} caption={title} isOfAll={page === 'orders-all'} onShowAll={clear} />
    </>
  );
}

interface ChipsProps {
  filter: OrderFilter;
  onNarrow: (name: string, value: string | undefined) => void;
}

function Chips({ filter, onNarrow }: ChipsProps): ReactNode {
  const { t } = useTranslation('orders');
  return (
    <>
      <CustomerChoice value={filter.customer} onValue={(value) => onNarrow('customer', value)} />
      <FilterChips
        label={t('column.orderStatus')}
        value={filter.orderStatus}
        options={ORDER_STATUSES.map((value) => ({ value, label: t(`orderStatus.${value}`) }))}
        onValue={(value) => onNarrow('orderStatus', value)}
      />
      <FilterChips
        label={t('column.readyStatus')}
        value={filter.readyStatus}
        options={READY_STATUSES.map((value) => ({ value, label: t(`readyStatus.${value}`) }))}
        onValue={(value) => onNarrow('readyStatus', value)}
      />
      <FilterChips
        label={t('filter.date')}
        value={filter.isLate ? 'true' : undefined}
        options={[{ value: 'true', label: t('line.late') }]}
        onValue={(value) => onNarrow('late', value)}
      />
    </>
  );
}

interface LinesProps {
  filter: OrderFilter;
  caption: string;
  isOfAll: boolean;
  onShowAll: () => void;
}

function Lines({ caption, filter, isOfAll, onShowAll }: LinesProps): ReactNode {
  const { t } = useTranslation('orders');
  const customerId = useActedFor()?.id;
  const lines = useInfiniteQuery(orderLinesQuery(filter, customerId));
  const empty = <NoOrders filter={filter} onShowAll={onShowAll} />;
  return (
    <QueriedRows of={lines} t={t} more={t('more')} isSought={filter.q !== ''} empty={empty}>
      {(rows) => <OrderLineTable rows={rows} caption={caption} isOfAll={isOfAll} />}
    </QueriedRows>
  );
}
