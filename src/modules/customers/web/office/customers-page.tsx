import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '#web/errors/failure-text.ts';
import { useSearchText } from '#web/search/use-search-text.ts';
import { Button } from '#web/ui/button.tsx';
import { ListHead, ListSearch, MoreRows } from '#web/ui/list-page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { CustomerDialog } from './customer-dialog.tsx';
import { CustomerTable } from './customer-table.tsx';
import { customersQuery } from './customers-query.ts';
import { StaffFilter } from './staff-filter.tsx';
import { useStaffFilter } from './use-staff-filter.ts';

/** The tree of customers, for the administrator: add, edit and move them, and say who looks after them. */
export function Component(): ReactNode {
  const { t } = useTranslation('customers');
  const { typed, sought, seek } = useSearchText();
  const { staff, filter } = useStaffFilter();
  const wanted = { q: useDeferredValue(sought.trim()), staff };
  const customers = useInfiniteQuery(customersQuery(wanted));
  const [isAdding, setAdding] = useState(false);
  const heads = customers.data?.pages.flatMap((page) => page.rows);
  const person = heads?.flatMap((head) => head.staff).find(({ id }) => id === staff);

  function list(): ReactNode {
    if (heads === undefined && customers.isError)
      return <ErrorState onRetry={() => void customers.refetch()}>{failureText(customers.error, t)}</ErrorState>;
    if (heads === undefined) return <Skeleton shape="rows" count={8} />;
    if (heads.length > 0) return <CustomerTable heads={heads} onPerson={filter} />;
    if (wanted.q === '' && staff === '')
      return <EmptyState title={t('office.empty')}>{t('office.emptyText')}</EmptyState>;
    const showAll = () => (typed === '' ? filter('') : seek(''));
    return <EmptyState title={t('office.none')} next={<Button onClick={showAll}>{t('office.all')}</Button>} />;
  }

  return (
    <>
      <ListHead title={t('office.title')}>
        <StaffFilter person={person} />
        <ListSearch label={t('office.search')} placeholder={t('office.placeholder')} typed={typed} onType={seek} />
        <Button look="primary" onClick={() => setAdding(true)}>
          {t('office.add.action')}
        </Button>
      </ListHead>
      {isAdding && <CustomerDialog task={{ kind: 'add' }} onClose={() => setAdding(false)} />}
      {list()}
      <MoreRows of={customers} label={t('office.more')} />
    </>
  );
}
