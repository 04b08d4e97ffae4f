import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { failureText } from '#web/errors/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { ListHead, MoreRows } from '#web/ui/list-page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { type AuditFilter, addressOf, FILTER_NAMES, filterOf } from './audit-filter.ts';
import { auditQuery } from './audit-queries.ts';
import { AuditTable } from './audit-table.tsx';
import { ExportButton } from './export-button.tsx';
import { FilterForm } from './filter-form.tsx';

const EVERYTHING: AuditFilter = { actor: '', action: '', object: '', from: '', to: '', reads: '' };

/** The audit log, for the administrator: who did what to what and when, narrowed by the page's address, and as a table to take along. */
export function Component(): ReactNode {
  const { t } = useTranslation('audit');
  const [params, setParams] = useSearchParams();
  const filter = filterOf(params);
  const narrowTo = (wanted: AuditFilter) => setParams(addressOf(wanted));
  return (
    <>
      <ListHead title={t('title')}>
        <ExportButton filter={filter} />
      </ListHead>
      <FilterForm key={params.toString()} filter={filter} onFilter={narrowTo} />
      <EventList
        filter={filter}
        onNarrow={(changes) => narrowTo({ ...filter, ...changes })}
        onShowAll={() => narrowTo(EVERYTHING)}
      />
    </>
  );
}

interface EventListProps {
  filter: AuditFilter;
  onNarrow: (changes: Partial<AuditFilter>) => void;
  onShowAll: () => void;
}

function EventList({ filter, onNarrow, onShowAll }: EventListProps): ReactNode {
  const { t } = useTranslation('audit');
  const events = useInfiniteQuery(auditQuery(filter));
  if (events.isError && !events.data)
    return <ErrorState onRetry={() => void events.refetch()}>{failureText(events.error, t)}</ErrorState>;
  if (!events.data) return <Skeleton shape="rows" count={8} />;
  const rows = events.data.pages.flatMap((page) => page.rows);
  if (rows.length === 0 && FILTER_NAMES.every((name) => filter[name] === '')) return <EmptyState title={t('empty')} />;
  if (rows.length === 0)
    return <EmptyState title={t('none')} next={<Button onClick={onShowAll}>{t('filter.clear')}</Button>} />;
  return (
    <>
      <AuditTable rows={rows} onNarrow={onNarrow} />
      <MoreRows of={events} label={t('more')} />
    </>
  );
}
