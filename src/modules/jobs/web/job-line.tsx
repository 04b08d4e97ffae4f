import type { TFunction } from 'i18next';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isOpenJob } from '#kernel/job-states.ts';
import { type FileDto, fileRoutes, type JobDto } from '#modules/jobs/contract.ts';
import { download } from '#web/calls/call.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { useSaving } from '#web/loading/use-saving.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './job-line.module.css';
import { useJob } from './use-job.ts';

export interface JobLineProps {
  id: string;
  /** Told once when it has ended, however it did. */
  onEnded?: (job: JobDto) => void;
}

/** How far a job is, with its cancelling, and its file at the end. A page that places it loads the texts of `jobs`. */
export function JobLine({ id, onEnded }: JobLineProps): ReactNode {
  const { t } = useTranslation('jobs');
  const { job, error, retry, cancel, isCancelling } = useJob(id);
  useOnEnded(job, onEnded);
  if (job === undefined)
    return error ? (
      <ErrorState onRetry={retry}>{failureText(error, t)}</ErrorState>
    ) : (
      <Skeleton shape="rows" count={1} />
    );
  return (
    <div className={styles.line}>
      <div className={styles.state}>
        <strong>{job.name}</strong>
        <JobProgress job={job} />
      </div>
      {job.abilities.cancel && (
        <Button busy={isCancelling} onClick={cancel}>
          {t('cancel')}
        </Button>
      )}
      {job.file && <FileButton file={job.file} />}
      {error && (
        <p role="alert" className={styles.refused}>
          {failureText(error, t)}
        </p>
      )}
      <VisuallyHidden>
        <Announcement job={job} />
      </VisuallyHidden>
    </div>
  );
}

function JobProgress({ job }: { job: JobDto }): ReactNode {
  const { t, i18n } = useTranslation('jobs');
  const number = new Intl.NumberFormat(localeOfInterface(i18n));
  const done = number.format(job.done);
  const far = job.total === null ? done : t('of', { done, total: number.format(job.total) });
  if (!isOpenJob(job.state)) return <p>{job.failure?.description ?? t(`ended.${job.state}`, { far })}</p>;
  // Without a total the bar moves without telling how far.
  const value = job.total === null ? {} : { value: job.done, max: Math.max(1, job.total) };
  return (
    <p className={styles.far}>
      <progress aria-label={job.name} {...value} />
      <span>{job.state === 'queued' && job.done === 0 ? t('waits') : far}</span>
    </p>
  );
}

function FileButton({ file }: { file: FileDto }): ReactNode {
  const { t } = useTranslation('jobs');
  const { isBusy, save } = useSaving(t);
  return (
    <Button
      look="primary"
      busy={isBusy}
      onClick={() => void save(download(fileRoutes.open, { params: { id: file.id } }), file.name)}
    >
      {t('download', { name: file.name })}
    </Button>
  );
}

/** What is read out: the beginning, every quarter, and the end; each row would never end. */
function Announcement({ job }: { job: JobDto }): ReactNode {
  const { t } = useTranslation('jobs');
  return <span role="status">{announcementOf(job, t)}</span>;
}

function announcementOf({ name, state, failure, total, done }: JobDto, t: TFunction<'jobs'>): string {
  if (!isOpenJob(state)) return failure?.description ?? t(`read.${state}`, { name });
  const quarters = total ? Math.floor((done / total) * 4) : 0;
  return quarters === 0 ? t('read.begun', { name }) : t('read.far', { name, percent: quarters * 25 });
}

function useOnEnded(job: JobDto | undefined, onEnded: JobLineProps['onEnded']): void {
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (job === undefined || isOpenJob(job.state) || told.current === job.id) return;
    told.current = job.id;
    onEnded?.(job);
  }, [job, onEnded]);
}
