import { useInfiniteQuery, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { failureText } from '#web/errors/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { ListHead, MoreRows } from '#web/ui/list-page.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { MailPages } from './mail-pages.tsx';
import { filterOf, MAIL_STATES, MAILS_KEY, type MailFilter, mailListQuery } from './mail-queries.ts';
import { MailTable } from './mail-table.tsx';
import styles from './mails-page.module.css';

/** The outbox for the administrator: what went out, what waits, what failed and why. */
export function Component(): ReactNode {
  const { t } = useTranslation('mail');
  const [params, setParams] = useSearchParams();
  const filter = filterOf(params.get('state'));
  const narrowTo = (state: string) => setParams(state === 'all' ? {} : { state }, { replace: true });
  return (
    <>
      <ListHead title={t('title')}>
        <MailPages />
        <div className={styles.filter}>
          <Select
            aria-label={t('filter.label')}
            value={filter}
            options={[
              { value: 'all', label: t('filter.all') },
              ...MAIL_STATES.map((state) => ({ value: state, label: t(`state.${state}`) })),
            ]}
            onValue={narrowTo}
          />
        </div>
        <RefreshButton />
      </ListHead>
      <MailList filter={filter} onShowAll={() => narrowTo('all')} />
    </>
  );
}

/** The page does not look again by itself: every look of the administrator is written down. */
function RefreshButton(): ReactNode {
  const { t } = useTranslation('mail');
  const cache = useQueryClient();
  const isBusy = useIsFetching({ queryKey: MAILS_KEY }) > 0;
  return (
    <Button busy={isBusy} onClick={() => void cache.invalidateQueries({ queryKey: MAILS_KEY })}>
      {t('refresh')}
    </Button>
  );
}

function MailList({ filter, onShowAll }: { filter: MailFilter; onShowAll: () => void }): ReactNode {
  const { t } = useTranslation('mail');
  const mails = useInfiniteQuery(mailListQuery(useDeferredValue(filter)));
  if (mails.isError && !mails.data) {
    return <ErrorState onRetry={() => void mails.refetch()}>{failureText(mails.error, t)}</ErrorState>;
  }
  if (!mails.data) return <Skeleton shape="rows" count={8} />;
  const rows = mails.data.pages.flatMap((page) => page.rows);
  if (rows.length === 0) return <NoMails filter={filter} onShowAll={onShowAll} />;
  return (
    <>
      <MailTable rows={rows} />
      <MoreRows of={mails} label={t('more')} />
    </>
  );
}

function NoMails({ filter, onShowAll }: { filter: MailFilter; onShowAll: () => void }): ReactNode {
  const { t } = useTranslation('mail');
  if (filter === 'all') return <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>;
  return <EmptyState title={t('empty.filtered')} next={<Button onClick={onShowAll}>{t('empty.all')}</Button>} />;
}
