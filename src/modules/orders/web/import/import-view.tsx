import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { JobLine } from '#modules/jobs/web/public.ts';
import type { OrderImportDto } from '#modules/orders/contract.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { dateOnly } from '#web/language/date-and-time.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { Button } from '#web/ui/button.tsx';
import { ListHead } from '#web/ui/list-page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { ImportActions } from './import-actions.tsx';
import { IMPORTS_KEY, importQuery } from './import-queries.ts';
import { ImportState } from './import-state.tsx';
import styles from './imports-page.module.css';
import { JudgedRows } from './judged-rows.tsx';

export interface ImportViewProps {
  id: string;
  /** The file was imported before, and this is what became of it. */
  isKnown: boolean;
  onClose: () => void;
}

/** One order file: how far it is read, its rows with their verdicts, and what may be done with them. */
export function ImportView({ id, isKnown, onClose }: ImportViewProps): ReactNode {
  const { t, i18n } = useTranslation('orders');
  const { data, error, refetch } = useQuery(importQuery(id));
  if (data === undefined && error)
    return <ErrorState onRetry={() => void refetch()}>{failureText(error, t)}</ErrorState>;
  if (data === undefined) return <Skeleton shape="rows" count={6} />;
  return (
    <>
      <ListHead title={data.fileName}>
        <ImportState state={data.state} />
        <Button onClick={onClose}>{t('imports.back')}</Button>
      </ListHead>
      <div className={styles.view}>
        {isKnown && data.appliedAt !== null && (
          <p role="status" className={styles.told}>
            {t('imports.sameFile', { date: dateOnly(data.appliedAt, localeOfInterface(i18n)) })}
          </p>
        )}
        <Task imported={data} />
        {data.state === 'stopped' && <p className={styles.told}>{t('imports.stopped', { count: data.applied })}</p>}
        {data.counts !== null && (
          <>
            <ImportActions imported={data} counts={data.counts} />
            <JudgedRows id={id} counts={data.counts} />
          </>
        )}
      </div>
    </>
  );
}

/** The task at work, or how the last one ended; once it has, all of this page is asked for again. */
function Task({ imported: { jobId, state } }: { imported: OrderImportDto }): ReactNode {
  const client = useQueryClient();
  if (state === 'judged') return null;
  return <JobLine key={jobId} id={jobId} onEnded={() => void client.invalidateQueries({ queryKey: IMPORTS_KEY })} />;
}
