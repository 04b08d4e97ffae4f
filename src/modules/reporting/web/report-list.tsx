import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ListedReportDto } from '#modules/reporting/contract.ts';
import { pathOfReport } from '#modules/reporting/domain/paths.ts';
import { dateOnly } from '#web/language/date-and-time.ts';
import { localeOfInterface } from '#web/language/language.ts';
import cells from '#web/lists/list-cells.module.css';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { ReportProtection } from './protection.tsx';
import { ReportState } from './report-state.tsx';

/** Reports; each leads to what was reported and what became of it. */
export function ReportList({ rows }: { rows: readonly ListedReportDto[] }): ReactNode {
  const { t, i18n } = useTranslation('reporting');
  const locale = localeOfInterface(i18n);
  const columns: Column<ListedReportDto>[] = [
    {
      id: 'number',
      header: t('fact.number'),
      cell: ({ id, isDemo, number }) => (
        <>
          <Link to={pathOfReport(id)} className={cells.subject}>
            {number}
          </Link>
          {isDemo && <Tag tone="neutral">{t('demo')}</Tag>}
        </>
      ),
    },
    { id: 'state', header: t('fact.state'), card: 'beside', cell: ({ state }) => <ReportState state={state} /> },
    { id: 'company', header: t('fact.company'), cell: ({ company }) => <span className={cells.who}>{company}</span> },
    { id: 'project', header: t('fact.project'), cell: ({ project }) => <span className={cells.who}>{project}</span> },
    { id: 'protected', header: t('fact.protectedUntil'), cell: (report) => <ReportProtection report={report} /> },
    {
      id: 'customer',
      header: t('fact.customer'),
      cell: ({ customerName }) => <span className={cells.who}>{customerName}</span>,
    },
    { id: 'reporter', header: t('fact.reporter'), cell: ({ reporterName }) => reporterName },
    { id: 'created', header: t('fact.created'), cell: ({ createdAt }) => dateOnly(createdAt, locale) },
  ];
  return <DataTable caption={t('title')} columns={columns} rows={rows} rowId={({ id }) => id} />;
}
