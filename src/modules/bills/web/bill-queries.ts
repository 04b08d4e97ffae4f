import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { billRoutes, type ListedBillDto, type ListedShipmentDto, shipmentRoutes } from '#modules/bills/contract.ts';
import type { BillKind } from '#modules/bills/domain/bill-body.ts';
import { BILL_STATES, type BillState } from '#modules/bills/domain/bill-steps.ts';
import { SHIPMENT_STATES, type ShipmentState } from '#modules/bills/domain/shipment-steps.ts';
import { call } from '#web/calls/call.ts';
import { sessionOwner } from '#web/session/session.ts';

/** The query key of everything about shipments and their papers: a step of one shows on the others. */
export const BILLS_KEY = ['bills'] as const;

/** What the papers of a kind are narrowed to. */
export interface BillFilter {
  readonly kind: BillKind;
  readonly state: BillState | undefined;
  readonly q: string;
}

/** What shipments are narrowed to. */
export interface ShipmentFilter {
  readonly state: ShipmentState | undefined;
  readonly q: string;
}

/** The state an address names; whatever else it says means all. */
export function billStateIn(params: URLSearchParams): BillState | undefined {
  return BILL_STATES.find((state) => state === params.get('state'));
}

export function shipmentStateIn(params: URLSearchParams): ShipmentState | undefined {
  return SHIPMENT_STATES.find((state) => state === params.get('state'));
}

/** The papers of a kind within reach, the last made first; for each customer acted for a list of its own. */
export function billListQuery({ kind, q, state }: BillFilter, customerId: string | undefined) {
  const narrowing = { kind, ...(state && { state }), ...(q !== '' && { q }) };
  return infiniteQueryOptions({
    queryKey: [...BILLS_KEY, 'list', customerId ?? null, narrowing],
    queryFn: ({ pageParam, signal }) =>
      call(billRoutes.list, {
        query: { ...narrowing, pageSize: '50', ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page: { rows: ListedBillDto[]; next: string | null }) => page.next,
    staleTime: 0,
    // Signing out ends acting too: the page it happens on asks for no other list before it is left.
    enabled: sessionOwner() !== undefined,
  });
}

/** The shipments within reach, the last made first. */
export function shipmentListQuery({ q, state }: ShipmentFilter, customerId: string | undefined) {
  const narrowing = { ...(state && { state }), ...(q !== '' && { q }) };
  return infiniteQueryOptions({
    queryKey: [...BILLS_KEY, 'shipments', customerId ?? null, narrowing],
    queryFn: ({ pageParam, signal }) =>
      call(shipmentRoutes.list, {
        query: { ...narrowing, pageSize: '50', ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page: { rows: ListedShipmentDto[]; next: string | null }) => page.next,
    staleTime: 0,
    enabled: sessionOwner() !== undefined,
  });
}

/** One paper, with what may be done with it now; for each customer acted for as that one reads it. */
export function openBillQuery(id: string, customerId: string | undefined) {
  return queryOptions({
    queryKey: [...BILLS_KEY, 'open', customerId ?? null, id],
    queryFn: ({ signal }) => call(billRoutes.open, { params: { id }, signal }),
    staleTime: 0,
  });
}

/** One shipment, with what may be done with it now. */
export function openShipmentQuery(id: string, customerId: string | undefined) {
  return queryOptions({
    queryKey: [...BILLS_KEY, 'shipment', customerId ?? null, id],
    queryFn: ({ signal }) => call(shipmentRoutes.open, { params: { id }, signal }),
    staleTime: 0,
  });
}

/** The paper of a number within reach; null where there is none. The number of a paper begins with its kind. */
export function billOfNumberQuery(number: string, customerId: string | undefined) {
  return queryOptions({
    queryKey: [...BILLS_KEY, 'number', customerId ?? null, number],
    queryFn: async ({ signal }) => {
      const { rows } = await call(billRoutes.list, { query: { q: number.slice(0, 100) }, signal });
      return rows.find((bill) => bill.number === number.toUpperCase()) ?? null;
    },
    staleTime: 0,
  });
}

/** The papers and shipments of an order. */
export function papersOfOrderQuery(order: string, customerId: string | undefined) {
  return queryOptions({
    queryKey: [...BILLS_KEY, 'of-order', customerId ?? null, order],
    queryFn: async ({ signal }) => {
      const query = { order, pageSize: '200' } as const;
      const [shipments, bills] = await Promise.all([
        call(shipmentRoutes.list, { query, signal }),
        call(billRoutes.list, { query, signal }),
      ]);
      return { shipments: shipments.rows, bills: bills.rows };
    },
    staleTime: 0,
  });
}

/** The proformas of a quote. */
export function papersOfQuoteQuery(quote: string, customerId: string | undefined) {
  return queryOptions({
    queryKey: [...BILLS_KEY, 'of-quote', customerId ?? null, quote],
    queryFn: async ({ signal }) => (await call(billRoutes.list, { query: { quote, pageSize: '200' }, signal })).rows,
    staleTime: 0,
  });
}
