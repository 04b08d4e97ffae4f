import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerDto } from '#modules/customers/contract.ts';
import styles from './customers-page.module.css';

/** The name of somebody who looks after a customer, and whether the account is locked. */
export function StaffName({ person }: { person: CustomerDto['staff'][number] }): ReactNode {
  const { t } = useTranslation('customers');
  if (!person.disabled) return person.username;
  return (
    <span>
      {person.username} <span className={styles.soft}>{t('office.staff.locked')}</span>
    </span>
  );
}
