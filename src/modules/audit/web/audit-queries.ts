import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { type AuditEventDto, auditRoutes } from '#modules/audit/contract.ts';
import { call } from '#web/calls/call.ts';
import { type AuditFilter, queryOf } from './audit-filter.ts';

/** The audit log, newest first, page after page. */
export function auditQuery(filter: AuditFilter) {
  return infiniteQueryOptions({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam, signal }) =>
      call(auditRoutes.list, {
        query: { ...queryOf(filter), pageSize: '50', ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page: { rows: AuditEventDto[]; next: string | null }) => page.next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
