import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { customerRoutes } from '#modules/customers/contract.ts';
import type { CustomerNode } from '#modules/customers/domain/customer-tree.ts';
import { quoteRoutes } from '#modules/quotes/contract.ts';
import { figureRoutes, type ListedReportDto, reportRoutes } from '#modules/reporting/contract.ts';
import { addMonths } from '#modules/reporting/domain/figures.ts';
import { REPORT_STATES, type ReportState } from '#modules/reporting/domain/report-steps.ts';
import { call } from '#web/calls/call.ts';
import { sessionOwner } from '#web/session/session.ts';

/** The query key of everything about reports. */
export const REPORTS_KEY = ['reports'] as const;

/** What the list is narrowed to. */
export interface ReportFilter {
  readonly state: ReportState | undefined;
  readonly isOwn: boolean;
  readonly q: string;
}

/** The filter an address names; whatever else it says means all. */
export function filterOf(params: URLSearchParams): ReportFilter {
  return {
    state: REPORT_STATES.find((state) => state === params.get('state')),
    isOwn: params.get('reporter') === 'me',
    q: params.get('q') ?? '',
  };
}

/** The reports within reach, the last made first, page after page; for each customer acted for a list of its own. */
export function reportListQuery({ isOwn, q, state }: ReportFilter, customerId: string | undefined) {
  const narrowing = { ...(state && { state }), ...(isOwn && { reporter: 'me' as const }), ...(q !== '' && { q }) };
  return infiniteQueryOptions({
    queryKey: [...REPORTS_KEY, 'list', customerId ?? null, narrowing],
    queryFn: ({ pageParam, signal }) =>
      call(reportRoutes.list, {
        query: { ...narrowing, pageSize: '50', ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page: { rows: ListedReportDto[]; next: string | null }) => page.next,
    staleTime: 0,
    // Signing out ends acting too: the page it happens on asks for no other list before it is left.
    enabled: sessionOwner() !== undefined,
  });
}

/** One report, with what may be done with it now. */
export function openReportQuery(id: string, customerId: string | undefined) {
  return queryOptions({
    queryKey: [...REPORTS_KEY, 'open', customerId ?? null, id],
    queryFn: ({ signal }) => call(reportRoutes.open, { params: { id }, signal }),
    staleTime: 0,
  });
}

/** The level-1 customers in whose name staff may report. */
export function reportedForQuery() {
  return queryOptions({
    queryKey: [...REPORTS_KEY, 'customers'],
    queryFn: async ({ signal }): Promise<readonly CustomerNode[]> =>
      call(customerRoutes.assistTree, { query: { customerName: '' }, body: {}, signal }),
    staleTime: 60_000,
  });
}

/** So many quotes there are to choose from; others are found by their number or title. */
const OFFERED_QUOTES = '50';

/** The quotes in which a report can be named, by what is typed. */
export function quotesToNameQuery(q: string, customerId: string | undefined) {
  return queryOptions({
    queryKey: [...REPORTS_KEY, 'quotes', customerId ?? null, q],
    queryFn: async ({ signal }) => {
      const { rows } = await call(quoteRoutes.list, { query: { q, pageSize: OFFERED_QUOTES }, signal });
      return rows.filter(({ state }) => !['ordered', 'declined', 'rejected', 'withdrawn'].includes(state));
    },
    staleTime: 0,
  });
}

/** Of whom and of how many months figures are told. */
export interface FiguresFilter {
  readonly months: number;
  /** Empty: all within reach. */
  readonly customer: string;
}

/** What is asked of the server for figures: the months up to this one. */
export function askedFigures({ customer, months }: FiguresFilter, now = new Date()) {
  const to = now.toISOString().slice(0, 7);
  return { from: addMonths(to, 1 - months), to, ...(customer !== '' && { customer }) };
}

/** What customers configured, asked for and ordered by month; for each customer acted for its own. */
export function figuresQuery(filter: FiguresFilter, customerId: string | undefined) {
  const query = askedFigures(filter);
  return queryOptions({
    queryKey: [...REPORTS_KEY, 'figures', customerId ?? null, query],
    queryFn: ({ signal }) => call(figureRoutes.read, { query, signal }),
    staleTime: 60_000,
  });
}
