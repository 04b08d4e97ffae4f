import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { AuditEventDto } from '#modules/audit/contract.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { ListHead, MoreRows } from '#web/ui/list-page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { type AuditFilter, addressOf, FILTER_NAMES, filterOf } from './audit-filter.ts';
import { auditQuery } from './audit-queries.ts';
import { AuditTable } from './audit-table.tsx';
import { ExportButton } from './export-button.tsx';
import { FilterForm, focusForm } from './filter-form.tsx';

const EVERYTHING: AuditFilter = { actor: '', action: '', object: '', from: '', to: '', reads: '' };

/** The audit log, for the administrator: who did what to what and when, narrowed by the page's address, and as a table to take along. */
export function Component(): ReactNode {
  const { t } = useTranslation('audit');
  const [params, setParams] = useSearchParams();
  const form = useRef<HTMLElement>(null);
  const filter = filterOf(params);
  const events = useInfiniteQuery(auditQuery(filter));
  const rows = events.data?.pages.flatMap((page) => page.rows);
  const names = namesIn(rows ?? []);
  const narrowTo = (wanted: AuditFilter) => setParams(addressOf(wanted));

  function showAll(): void {
    focusForm(form);
    narrowTo(EVERYTHING);
  }

  function list(): ReactNode {
    if (rows === undefined && events.isError)
      return <ErrorState onRetry={() => void events.refetch()}>{failureText(events.error, t)}</ErrorState>;
    if (rows === undefined) return <Skeleton shape="rows" count={8} />;
    if (rows.length > 0) return <AuditTable rows={rows} onNarrow={(changes) => narrowTo({ ...filter, ...changes })} />;
    if (isEverything(filter)) return <EmptyState title={t('empty')} />;
    return <EmptyState title={t('none')} next={<Button onClick={showAll}>{t('filter.clear')}</Button>} />;
  }

  return (
    <>
      <ListHead title={t('title')}>
        <ExportButton filter={filter} />
      </ListHead>
      <FilterForm filter={filter} nameOf={(id) => names.get(id) ?? id} onFilter={narrowTo} formRef={form} />
      <Found count={events.isPlaceholderData ? undefined : rows?.length} hasMore={events.hasNextPage} />
      {list()}
      <MoreRows of={events} label={t('more')} />
    </>
  );
}

/** What the events on the page call those they name. */
function namesIn(rows: readonly AuditEventDto[]): ReadonlyMap<string, string> {
  const named = rows.flatMap(({ actor, onBehalfOf, object }) => [actor, onBehalfOf, object]);
  return new Map(named.flatMap((each) => (each?.name ? [[each.id, each.name]] : [])));
}

function isEverything(filter: AuditFilter): boolean {
  return FILTER_NAMES.every((name) => filter[name] === '');
}

/** Says how many events there are, each time they are others; nothing as long as nobody knows. */
function Found({ count, hasMore }: { count: number | undefined; hasMore: boolean }): ReactNode {
  const { t } = useTranslation('audit');
  const said = () => {
    if (count === undefined) return '';
    if (count === 0) return t('none');
    return hasMore ? t('foundMore', { count }) : t('found', { count });
  };
  return <VisuallyHidden role="status">{said()}</VisuallyHidden>;
}
