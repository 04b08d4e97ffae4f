import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { isAdministrator } from '#kernel/administrator.ts';
import { pathOfReport } from '#modules/reporting/domain/paths.ts';
import { REPORT_STATES } from '#modules/reporting/domain/report-steps.ts';
import cells from '#web/lists/list-cells.module.css';
import { QueriedRows } from '#web/lists/queried-rows.tsx';
import { useSearchText } from '#web/search/use-search-text.ts';
import { useActedFor } from '#web/session/acting.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { FilterSheet } from '#web/ui/filter-sheet.tsx';
import { ListHead, ListSearch } from '#web/ui/list-page.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { ReportForm } from './report-form.tsx';
import { ReportList } from './report-list.tsx';
import { filterOf, type ReportFilter, reportListQuery } from './report-queries.ts';

/** Fetched with what draws charts when one first looks at it. */
const Figures = lazy(async () => ({ default: (await import('./figures/figures-view.tsx')).FiguresView }));

const VIEWS = ['reports', 'figures'] as const;

/** The reports within reach, the last made first; and what customers configure, ask for and order. */
export function Component(): ReactNode {
  const { t } = useTranslation('reporting');
  const [params, setParams] = useSearchParams();
  const { typed, sought, seek, clear } = useSearchText();
  const navigate = useNavigate();
  const user = useSession()?.user;
  const filter = { ...filterOf(params), q: sought };
  const reports = user !== undefined && !isAdministrator(user);
  const view = params.get('view') === 'figures' ? 'figures' : 'reports';
  const isAsking = reports && params.get('new') === 'true';

  function say(name: 'state' | 'reporter' | 'new' | 'view', value: string): void {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  }

  return (
    <>
      <ListHead title={t('title')}>
        <Segments
          label={t('view.label')}
          value={view}
          options={VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
          onValue={(value) => say('view', value === 'reports' ? '' : value)}
        />
        {view === 'reports' && (
          <>
            <ListSearch label={t('search.label')} placeholder={t('search.placeholder')} typed={typed} onType={seek} />
            <FilterSheet count={(filter.isOwn ? 1 : 0) + (filter.state === undefined ? 0 : 1)}>
              {reports && (
                <Segments
                  label={t('filter.reporter')}
                  value={filter.isOwn ? 'me' : ''}
                  options={['', 'me'].map((value) => ({ value, label: t(value === '' ? 'filter.all' : 'filter.own') }))}
                  onValue={(value) => say('reporter', value)}
                />
              )}
              <div className={cells.filter}>
                <Select
                  aria-label={t('filter.state')}
                  value={filter.state ?? ''}
                  options={[
                    { value: '', label: t('filter.everyState') },
                    ...REPORT_STATES.map((value) => ({
                      value,
                      label: t(`state.${value}`),
                    })),
                  ]}
                  onValue={(value) => say('state', value)}
                />
              </div>
            </FilterSheet>
          </>
        )}
        {reports && (
          <Button look="primary" onClick={() => say('new', 'true')}>
            {t('report')}
          </Button>
        )}
      </ListHead>
      {view === 'figures' ? (
        <Suspense fallback={<Skeleton shape="rows" count={6} />}>
          <Figures />
        </Suspense>
      ) : (
        <Reports filter={filter} onShowAll={clear} onReport={reports ? () => say('new', 'true') : undefined} />
      )}
      {isAsking && <ReportForm onClose={() => say('new', '')} onDone={({ id }) => void navigate(pathOfReport(id))} />}
    </>
  );
}

interface ReportsProps {
  filter: ReportFilter;
  onShowAll: () => void;
  /** Left out for whoever only reads. */
  onReport: (() => void) | undefined;
}

function Reports(props: ReportsProps): ReactNode {
  const { filter } = props;
  const { t } = useTranslation('reporting');
  const found = useInfiniteQuery(reportListQuery(filter, useActedFor()?.id));
  return (
    <QueriedRows
      of={found}
      t={t}
      more={t('more')}
      isSought={filter.q !== '' || filter.isOwn}
      empty={<NoReports {...props} />}
    >
      {(rows) => <ReportList rows={rows} />}
    </QueriedRows>
  );
}

function NoReports({ filter, onReport, onShowAll }: ReportsProps): ReactNode {
  const { t } = useTranslation('reporting');
  const isWhole = filter.state === undefined && !filter.isOwn && filter.q === '';
  if (!isWhole)
    return <EmptyState title={t('empty.filtered')} next={<Button onClick={onShowAll}>{t('empty.all')}</Button>} />;
  const next = onReport && (
    <Button look="primary" onClick={onReport}>
      {t('report')}
    </Button>
  );
  return (
    <EmptyState title={t('empty.title')} {...(next && { next })}>
      {t('empty.text')}
    </EmptyState>
  );
}
