import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { quoteMailRoutes } from '#modules/quotes/contract.ts';
import { call } from '#web/calls/call.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import styles from './quotes-page.module.css';

const wishQuery = queryOptions({
  queryKey: ['quote-mails'],
  queryFn: ({ signal }) => call(quoteMailRoutes.read, { signal }),
});

/** Whether one gets the mails about quotes that need no answer; shown once that is known. */
export function MailWish(): ReactNode {
  const { t } = useTranslation('quotes');
  const cache = useQueryClient();
  const wish = useQuery(wishQuery);
  const choosing = useMutation({
    mutationFn: (isWanted: boolean) => call(quoteMailRoutes.choose, { body: { isWanted } }),
    onSuccess: (chosen) => cache.setQueryData(wishQuery.queryKey, chosen),
    onError: (error) => notifyFailure(error, t),
  });
  if (wish.data === undefined) return null;
  const { isWanted } = choosing.isPending ? { isWanted: choosing.variables } : wish.data;
  return (
    <label className={styles.mails}>
      <input type="checkbox" checked={isWanted} onChange={(event) => choosing.mutate(event.target.checked)} />
      {t('mails.wanted')}
    </label>
  );
}
