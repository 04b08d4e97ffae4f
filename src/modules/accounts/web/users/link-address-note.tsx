import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { userRoutes } from '#modules/accounts/contract.ts';
import { call } from '#web/calls/call.ts';
import { Icon } from '#web/ui/icons.tsx';
import styles from './link-address-note.module.css';

const linkAddressQuery = queryOptions({
  queryKey: ['link-address'],
  queryFn: ({ signal }) => call(userRoutes.linkAddress, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Warns where the portal only guesses how people reach it: the link of an invitation may open for nobody. */
export function LinkAddressNote(): ReactNode {
  const { t } = useTranslation('accounts');
  const { data } = useQuery(linkAddressQuery);
  if (!data?.isGuessed) return null;
  return (
    <p role="status" className={styles.note}>
      <Icon name="warning" size={18} />
      <span>{t('users.invite.guessed', { address: data.address })}</span>
    </p>
  );
}
