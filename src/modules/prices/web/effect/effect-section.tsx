import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isOpenJob } from '#kernel/job-states.ts';
import { JobLine } from '#modules/jobs/web/public.ts';
import { type OpenedVersionDto, priceEffectRoutes } from '#modules/prices/contract.ts';
import styles from '#modules/prices/web/prices-page.module.css';
import { call } from '#web/calls/call.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { effectQuery } from './effect-query.ts';
import { EffectReport } from './effect-report.tsx';

/** What a version would change about the prices of customers: asked for, followed, told. */
export function EffectSection({ opened }: { opened: OpenedVersionDto }): ReactNode {
  const { t } = useTranslation('prices');
  const cache = useQueryClient();
  const { id } = opened.version;
  const query = effectQuery(id);
  const { data, error, refetch } = useQuery(query);
  const readAnew = () => cache.invalidateQueries({ queryKey: query.queryKey });
  const asking = useMutation({
    mutationFn: () => call(priceEffectRoutes.ask, { params: { id } }),
    onSuccess: readAnew,
    onError: (refusal) => notifyFailure(refusal, t),
  });
  const job = data?.job ?? null;
  const isOpen = job !== null && isOpenJob(job.state);

  function content(): ReactNode {
    if (data === undefined && error)
      return <ErrorState onRetry={() => void refetch()}>{failureText(error, t)}</ErrorState>;
    if (data === undefined) return <Skeleton shape="rows" count={1} />;
    return (
      <>
        {job !== null && job.state !== 'done' && <JobLine key={job.id} id={job.id} onEnded={() => void readAnew()} />}
        {data.report && <EffectReport report={data.report} currency={opened.list.currency} />}
        {!isOpen && (
          <div>
            <Button busy={asking.isPending} onClick={() => asking.mutate()}>
              {t(data.report ? 'lists.effect.again' : 'lists.effect.action')}
            </Button>
          </div>
        )}
      </>
    );
  }

  return (
    <section aria-label={t('lists.effect.title')} className={styles.check}>
      <h2>{t('lists.effect.title')}</h2>
      <p className={styles.soft}>{t('lists.effect.text')}</p>
      {content()}
    </section>
  );
}
