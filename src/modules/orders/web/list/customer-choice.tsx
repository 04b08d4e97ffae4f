import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { orderCustomersQuery } from '#modules/orders/web/order-queries.ts';
import { useActedFor } from '#web/session/acting.ts';
import { Select } from '#web/ui/select.tsx';
import styles from './orders-page.module.css';

interface CustomerChoiceProps {
  /** By the id of its organisation; undefined where the list is of all. */
  value: string | undefined;
  onValue: (value: string | undefined) => void;
}

/** Narrows the list to one customer, as far as there are several to choose from. */
export function CustomerChoice({ onValue, value }: CustomerChoiceProps): ReactNode {
  const { t } = useTranslation('orders');
  const { data } = useQuery(orderCustomersQuery(useActedFor()?.id));
  const customers = (data?.customers ?? []).map(({ id, name }) => ({ value: id, label: name }));
  if (customers.length < 2 && value === undefined) return null;
  // What is chosen is told, though it is out of reach or has no orders any more.
  const isOffered = value === undefined || customers.some((customer) => customer.value === value);
  const options = isOffered ? customers : [...customers, { value, label: t('filter.otherCustomer') }];
  return (
    <div className={styles.customer}>
      <Select
        aria-label={t('column.customer')}
        placeholder={t('filter.allCustomers')}
        value={value ?? ''}
        options={options}
        onValue={(id) => onValue(id === '' ? undefined : id)}
      />
    </div>
  );
}
