import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '#web/errors/failure-text.ts';
import { ListHead } from '#web/ui/list-page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { Accounts } from './sellers/accounts.tsx';
import { PapersRules } from './sellers/papers-rules.tsx';
import { SellerForm } from './sellers/seller-form.tsx';
import { sellerQuery } from './sellers/seller-queries.ts';
import styles from './sellers/sellers-page.module.css';
import { Series } from './sellers/series.tsx';

/** How papers name the provider, where customers pay to, how far the numbers of papers are, and what papers must say. */
export function Component(): ReactNode {
  const { t } = useTranslation('bills');
  const read = useQuery(sellerQuery());
  return (
    <>
      <ListHead title={t('seller.title')} />
      {read.data ? (
        <div className={styles.page}>
          <SellerForm seller={read.data.seller} />
          <Accounts accounts={read.data.accounts} />
          <Series series={read.data.series} />
          <PapersRules />
        </div>
      ) : read.isError ? (
        <ErrorState onRetry={() => void read.refetch()}>{failureText(read.error, t)}</ErrorState>
      ) : (
        <Skeleton shape="rows" count={6} />
      )}
    </>
  );
}
