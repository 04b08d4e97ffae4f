import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isOpenJob } from '#kernel/job-states.ts';
import { JobLine } from '#modules/jobs/web/public.ts';
import { failureText, isRefusal } from '#web/errors/failure-text.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import styles from './bulk-entry-page.module.css';
import { entryKey, entryQuery } from './entry-query.ts';
import { JudgedEntry } from './judged-entry.tsx';
import type { EntryAddress } from './use-entry-address.ts';

export interface EntryViewProps {
  id: string;
  address: EntryAddress;
  /** What was typed is done with. */
  onForget: () => void;
}

/** A list that was entered: how far it is judged, then its verdicts. */
export function EntryView({ id, address, onForget }: EntryViewProps): ReactNode {
  const { t, i18n } = useTranslation('bulk-entries');
  const cache = useQueryClient();
  const entry = useInfiniteQuery(entryQuery(id, address.onlyProblems, localeOfInterface(i18n)));
  const { data, error } = entry;
  const [first] = data?.pages ?? [];
  if (isRefusal(error, 'record.unknown')) return <Gone onLeave={address.leave} />;
  if (error && !first) return <ErrorState onRetry={() => void entry.refetch()}>{failureText(error, t)}</ErrorState>;
  if (!first) return <Skeleton shape="rows" count={6} />;
  if (first.state === 'done') return <JudgedEntry entry={first} rows={entry} address={address} onForget={onForget} />;
  return (
    <div className={styles.view}>
      <JobLine id={id} onEnded={() => void cache.invalidateQueries({ queryKey: entryKey(id) })} />
      {!isOpenJob(first.state) && (
        <div className={styles.actions}>
          <Button look="primary" onClick={address.leave}>
            {t('entry.change')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Gone({ onLeave }: { onLeave: () => void }): ReactNode {
  const { t } = useTranslation('bulk-entries');
  return (
    <EmptyState
      title={t('entry.gone')}
      next={
        <Button look="primary" onClick={onLeave}>
          {t('entry.another')}
        </Button>
      }
    >
      {t('entry.goneText')}
    </EmptyState>
  );
}
