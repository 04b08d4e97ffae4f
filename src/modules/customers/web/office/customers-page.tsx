import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '#web/errors/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { ListHead, ListSearch, MoreRows } from '#web/ui/list-page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { useSearchText } from '#web/use-search-text.ts';
import { CustomerDialog } from './customer-dialog.tsx';
import { CustomerTable } from './customer-table.tsx';
import { customersQuery } from './customers-query.ts';

/** The tree of customers, for the administrator: add, edit and move them, and say who looks after them. */
export function Component(): ReactNode {
  const { t } = useTranslation('customers');
  const { typed, sought, seek } = useSearchText();
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <ListHead title={t('office.title')}>
        <ListSearch label={t('office.search')} placeholder={t('office.placeholder')} typed={typed} onType={seek} />
        <Button look="primary" onClick={() => setAdding(true)}>
          {t('office.add.action')}
        </Button>
      </ListHead>
      {isAdding && <CustomerDialog task={{ kind: 'add' }} onClose={() => setAdding(false)} />}
      <CustomerList sought={sought} onShowAll={() => seek('')} />
    </>
  );
}

function CustomerList({ sought, onShowAll }: { sought: string; onShowAll: () => void }): ReactNode {
  const { t } = useTranslation('customers');
  const q = useDeferredValue(sought.trim());
  const customers = useInfiniteQuery(customersQuery(q));
  if (customers.isError && !customers.data)
    return <ErrorState onRetry={() => void customers.refetch()}>{failureText(customers.error, t)}</ErrorState>;
  if (!customers.data) return <Skeleton shape="rows" count={8} />;
  const heads = customers.data.pages.flatMap((page) => page.rows);
  if (heads.length === 0 && q === '') return <EmptyState title={t('office.empty')}>{t('office.emptyText')}</EmptyState>;
  if (heads.length === 0)
    return <EmptyState title={t('office.none')} next={<Button onClick={onShowAll}>{t('office.all')}</Button>} />;
  return (
    <>
      <CustomerTable heads={heads} />
      <MoreRows of={customers} label={t('office.more')} />
    </>
  );
}
