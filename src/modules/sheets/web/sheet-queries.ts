import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { cartRoutes } from '#modules/cart/contract.ts';
import { orderRoutes } from '#modules/orders/contract.ts';
import { quoteRoutes } from '#modules/quotes/contract.ts';
import { type ListedSheetDto, type OpenSheetDto, sheetRoutes } from '#modules/sheets/contract.ts';
import { SHEET_STATES, type SheetState } from '#modules/sheets/domain/sheet-steps.ts';
import { call } from '#web/calls/call.ts';
import { sessionOwner } from '#web/session/session.ts';

/** The query key of everything about sheets. */
export const SHEETS_KEY = ['sheets'] as const;

/** What the list is narrowed to. */
export interface SheetFilter {
  readonly state: SheetState | undefined;
  readonly isMine: boolean;
  readonly q: string;
}

/** The filter an address names; whatever else it says means all. */
export function filterOf(params: URLSearchParams): SheetFilter {
  return {
    state: SHEET_STATES.find((state) => state === params.get('state')),
    isMine: params.get('turn') === 'mine',
    q: params.get('q') ?? '',
  };
}

/** The sheets within reach, the last made first, page after page; for each customer acted for a list of its own. */
export function sheetListQuery({ isMine, q, state }: SheetFilter, customerId: string | undefined) {
  const narrowing = { ...(state && { state }), ...(isMine && { turn: 'mine' as const }), ...(q !== '' && { q }) };
  return infiniteQueryOptions({
    queryKey: [...SHEETS_KEY, 'list', customerId ?? null, narrowing],
    queryFn: ({ pageParam, signal }) =>
      call(sheetRoutes.list, {
        query: { ...narrowing, pageSize: '50', ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page: { rows: ListedSheetDto[]; next: string | null }) => page.next,
    staleTime: 0,
    // Signing out ends acting too: the page it happens on asks for no other list before it is left.
    enabled: sessionOwner() !== undefined,
  });
}

/** One sheet, with what may be done with it now. */
export function openSheetQuery(id: string, customerId: string | undefined) {
  return queryOptions({
    queryKey: [...SHEETS_KEY, 'open', customerId ?? null, id],
    queryFn: ({ signal }) => call(sheetRoutes.open, { params: { id }, signal }),
    staleTime: 0,
  });
}

/** So many things there are to choose from; others are found by what is typed. */
const OFFERED = '50';

/** The saved configurations a sheet can be made of, by what is typed. */
export function configurationsQuery(q: string, customerId: string | undefined) {
  return queryOptions({
    queryKey: [...SHEETS_KEY, 'configurations', customerId ?? null, q],
    queryFn: ({ signal }) => call(cartRoutes.list, { query: { q, pageSize: OFFERED }, signal }),
    staleTime: 0,
  });
}

/** Something a sheet can be of. */
export interface Linkable {
  readonly id: string;
  readonly number: string;
}

/** The quotes of the customer of a sheet that both sides know, the last first. */
export function quotesOfCustomerQuery({ customerName }: Pick<OpenSheetDto, 'customerName'>, actedFor?: string) {
  return queryOptions({
    queryKey: [...SHEETS_KEY, 'quotes', actedFor ?? null, customerName],
    queryFn: async ({ signal }): Promise<readonly Linkable[]> => {
      const { rows } = await call(quoteRoutes.list, { query: { pageSize: '200' }, signal });
      return rows.filter((quote) => quote.customerName === customerName && quote.state !== 'draft');
    },
    staleTime: 60_000,
  });
}

/** The orders of the customer of a sheet, the last first. */
export function ordersOfCustomerQuery({ organisationId }: Pick<OpenSheetDto, 'organisationId'>, actedFor?: string) {
  return queryOptions({
    queryKey: [...SHEETS_KEY, 'orders', actedFor ?? null, organisationId],
    queryFn: async ({ signal }): Promise<readonly Linkable[]> => {
      const views = (['open', 'past'] as const).map((view) =>
        call(orderRoutes.lines, { query: { customer: organisationId, view, pageSize: '200' }, signal }),
      );
      const lines = (await Promise.all(views)).flatMap(({ rows }) => rows);
      return [...new Map(lines.map((line) => [line.orderId, { id: line.orderId, number: line.orderNumber }])).values()];
    },
    staleTime: 60_000,
  });
}
