import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import type { OpenReportDto } from '#modules/reporting/contract.ts';
import { REPORT_PATHS } from '#modules/reporting/domain/paths.ts';
import { failureText, isRefusal } from '#web/errors/failure-text.ts';
import { NotFoundPage } from '#web/pages/not-found-page.tsx';
import { useActedFor } from '#web/session/acting.ts';
import { useTabDetail } from '#web/tabs/own-tab.ts';
import { ListHead } from '#web/ui/list-page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { Duplicates } from './duplicates.tsx';
import { NamingQuotes } from './naming-quotes.tsx';
import { ReportFacts } from './report-facts.tsx';
import { ReportHistory } from './report-history.tsx';
import { openReportQuery } from './report-queries.ts';
import { ReportSteps } from './report-steps.tsx';
import styles from './reporting.module.css';

/** One report: what was reported, of whom else the same is known, and the step it waits for. */
export function Component(): ReactNode {
  const { id = '' } = useParams();
  const { t } = useTranslation('reporting');
  const report = useQuery(openReportQuery(id, useActedFor()?.id));
  useTabDetail(report.data?.number);
  if (report.data) return <Report key={report.data.id} report={report.data} />;
  if (isRefusal(report.error, 'record.unknown')) return <NotFoundPage />;
  if (report.isError)
    return <ErrorState onRetry={() => void report.refetch()}>{failureText(report.error, t)}</ErrorState>;
  return <Skeleton shape="rows" count={6} />;
}

function Report({ report }: { report: OpenReportDto }): ReactNode {
  const { t } = useTranslation('reporting');
  const { duplicates, history, number, project } = report;
  return (
    <>
      <ListHead title={t('page.named', { number, project })}>
        <Link to={REPORT_PATHS.list}>{t('page.toAll')}</Link>
      </ListHead>
      <div className={styles.page}>
        <ReportFacts report={report} />
        <div className={styles.talk}>
          <ReportSteps report={report} />
          {duplicates !== null && <Duplicates duplicates={duplicates} />}
          <NamingQuotes report={report} />
          <ReportHistory history={history} />
        </div>
      </div>
    </>
  );
}
