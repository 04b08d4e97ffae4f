import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { SHIPMENT_STATE_WORDS } from '#modules/bills/domain/bill-words.ts';
import { SHIPMENT_STATES } from '#modules/bills/domain/shipment-steps.ts';
import { ORDER_PATHS } from '#modules/orders/domain/paths.ts';
import { QueriedRows } from '#web/lists/queried-rows.tsx';
import { useSearchText } from '#web/search/use-search-text.ts';
import { useActedFor } from '#web/session/acting.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { ListHead, ListSearch } from '#web/ui/list-page.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { shipmentListQuery, shipmentStateIn } from './bill-queries.ts';
import { ShipmentList } from './list/shipment-list.tsx';
import { StateFilter } from './list/state-filter.tsx';
import { useIsProvider } from './use-is-provider.ts';
import { useSaid } from './use-said.ts';

/** The shipments within reach, the last made first; a customer reads those that have left. */
export function Component(): ReactNode {
  const { t } = useTranslation('bills');
  const said = useSaid();
  const [params] = useSearchParams();
  const { typed, sought, seek, clear } = useSearchText();
  const filter = { state: shipmentStateIn(params), q: sought };
  const shipments = useInfiniteQuery(shipmentListQuery(filter, useActedFor()?.id));
  const isWhole = filter.state === undefined && filter.q === '';
  return (
    <>
      <ListHead title={t('shipments.title')}>
        <ListSearch label={t('shipments.search')} placeholder={t('search.placeholder')} typed={typed} onType={seek} />
        <StateFilter
          states={SHIPMENT_STATES.map((value) => ({ value, label: said(SHIPMENT_STATE_WORDS[value]) }))}
          value={filter.state}
        />
      </ListHead>
      <QueriedRows
        of={shipments}
        t={t}
        more={t('more')}
        isSought={filter.q !== ''}
        empty={<NoShipments isWhole={isWhole} onShowAll={clear} />}
      >
        {(rows) => <ShipmentList rows={rows} />}
      </QueriedRows>
    </>
  );
}

function NoShipments({ isWhole, onShowAll }: { isWhole: boolean; onShowAll: () => void }): ReactNode {
  const { t } = useTranslation('bills');
  const isProvider = useIsProvider();
  if (!isWhole)
    return (
      <EmptyState title={t('shipments.empty.filtered')} next={<Button onClick={onShowAll}>{t('empty.all')}</Button>} />
    );
  if (!isProvider) return <EmptyState title={t('shipments.empty.title')}>{t('shipments.empty.customer')}</EmptyState>;
  const toOrders = (
    <Link to={ORDER_PATHS.my} className={buttonClass('primary')}>
      {t('shipments.empty.to')}
    </Link>
  );
  return (
    <EmptyState title={t('shipments.empty.title')} next={toOrders}>
      {t('shipments.empty.text')}
    </EmptyState>
  );
}
