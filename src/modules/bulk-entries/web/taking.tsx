import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isOpenJob } from '#kernel/job-states.ts';
import { type BulkEntryDto, bulkEntryRoutes } from '#modules/bulk-entries/contract.ts';
import { LINES_KEY } from '#modules/cart/web/public.ts';
import { JobLine, useJob } from '#modules/jobs/web/public.ts';
import { call } from '#web/calls/call.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './bulk-entry-page.module.css';
import { entryKey } from './entry-query.ts';
import { Taken } from './taken.tsx';

export interface TakingProps {
  entry: BulkEntryDto;
  counts: NonNullable<BulkEntryDto['counts']>;
  onLeave: () => void;
  onForget: () => void;
}

/** Takes what was read into the product list: asked for, followed, and told. */
export function Taking({ entry, counts, onLeave, onForget }: TakingProps): ReactNode {
  const { t } = useTranslation('bulk-entries');
  const cache = useQueryClient();
  const refresh = () => cache.invalidateQueries({ queryKey: entryKey(entry.id) });
  const taking = useMutation({
    mutationFn: () =>
      call(bulkEntryRoutes.take, {
        params: { id: entry.id },
        headers: { 'idempotency-key': crypto.randomUUID() },
      }),
    onSuccess: refresh,
    onError: (error) => notifyFailure(error, t, { prefix: t('take.failed') }),
  });
  const { takenBy } = entry;
  const readable = counts.fine + counts.noted;
  const ask = (label: string) => (
    <Button look="primary" busy={taking.isPending} onClick={() => taking.mutate()}>
      {label}
    </Button>
  );
  return (
    <>
      {takenBy !== null && (
        <Followed
          key={takenBy}
          id={takenBy}
          saved={entry.taken}
          rows={readable + counts.unread}
          goOn={ask(t('take.goOn'))}
          onEnded={() => {
            void refresh();
            void cache.invalidateQueries({ queryKey: LINES_KEY });
          }}
        />
      )}
      <div className={styles.actions}>
        {takenBy === null && ask(readable > 0 ? t('take.some', { count: readable }) : t('take.none'))}
        <Button
          onClick={() => {
            if (takenBy !== null) onForget();
            onLeave();
          }}
        >
          {t(takenBy === null ? 'entry.change' : 'entry.another')}
        </Button>
      </div>
    </>
  );
}

interface FollowedProps {
  id: string;
  /** How many lines it has saved; null until it has ended. */
  saved: number | null;
  rows: number;
  /** Asks for it once more, after it was cancelled or failed. */
  goOn: ReactNode;
  onEnded: () => void;
}

function Followed({ id, saved, rows, goOn, onEnded }: FollowedProps): ReactNode {
  const { job } = useJob(id);
  if (job?.state === 'done' && saved !== null) return <Taken saved={saved} rest={rows - saved} file={job.file} />;
  return (
    <>
      <JobLine id={id} onEnded={onEnded} />
      {job && !isOpenJob(job.state) && <div className={styles.actions}>{goOn}</div>}
    </>
  );
}
