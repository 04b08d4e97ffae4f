import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PRICE_VIEWS, PriceViews } from '#modules/prices/web/price-views.tsx';
import styles from '#modules/prices/web/prices-page.module.css';
import { QueriedRows } from '#web/lists/queried-rows.tsx';
import { useSearchText } from '#web/search/use-search-text.ts';
import { AddressSwitch } from '#web/ui/address-switch.tsx';
import { Button } from '#web/ui/button.tsx';
import { FilterSheet } from '#web/ui/filter-sheet.tsx';
import { ListHead, ListSearch } from '#web/ui/list-page.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { CustomerList } from './customer-list.tsx';
import { customersQuery } from './terms-queries.ts';

/** The customers with what their prices follow from; each leads to its terms. */
export function CustomersView(): ReactNode {
  const { t } = useTranslation('prices');
  const [params, setParams] = useSearchParams();
  const { typed, sought, seek } = useSearchText();
  const wanted = { q: useDeferredValue(sought.trim()), isWithout: params.get('without') === 'true' };
  const customers = useInfiniteQuery(customersQuery(wanted));

  function narrow(isWithout: boolean): void {
    const next = new URLSearchParams(params);
    if (isWithout) next.set('without', 'true');
    else next.delete('without');
    setParams(next, { replace: true });
  }

  function showAll(): void {
    seek('');
    setParams(PRICE_VIEWS.customers, { replace: true });
  }

  const isNarrowed = wanted.q !== '' || wanted.isWithout;
  const empty = isNarrowed ? (
    <EmptyState
      title={t(wanted.q === '' ? 'terms.empty.allSet' : 'terms.empty.none')}
      next={<Button onClick={showAll}>{t('terms.empty.all')}</Button>}
    />
  ) : (
    <EmptyState title={t('terms.empty.title')}>{t('terms.empty.text')}</EmptyState>
  );

  return (
    <>
      <ListHead title={t('terms.title')}>
        <PriceViews shown="customers" />
        <ListSearch
          label={t('terms.search.label')}
          placeholder={t('terms.search.placeholder')}
          typed={typed}
          onType={seek}
        />
        <FilterSheet count={wanted.isWithout ? 1 : 0}>
          <AddressSwitch isOn={wanted.isWithout} onSwitch={narrow}>
            {t('terms.without')}
          </AddressSwitch>
        </FilterSheet>
      </ListHead>
      <p className={styles.lead}>{t('terms.lead')}</p>
      <QueriedRows of={customers} t={t} more={t('lists.more')} empty={empty}>
        {(rows) => <CustomerList rows={rows} />}
      </QueriedRows>
    </>
  );
}
