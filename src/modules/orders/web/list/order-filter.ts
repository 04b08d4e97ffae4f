import { ORDER_VIEWS, type OrderView } from '#modules/orders/domain/order-views.ts';
import {
  ORDER_STATUSES,
  type OrderStatus,
  READY_STATUSES,
  type ReadyStatus,
} from '#modules/orders/domain/quantities.ts';

/** What the list of order lines is narrowed to. */
export interface OrderFilter {
  readonly view: OrderView;
  readonly orderStatus: OrderStatus | undefined;
  readonly readyStatus: ReadyStatus | undefined;
  readonly isLate: boolean;
  /** By the id of its organisation. */
  readonly customer: string | undefined;
  readonly q: string;
}

/** The filter an address names; whatever else it says means all. */
export function filterOf(params: URLSearchParams): OrderFilter {
  return {
    view: ORDER_VIEWS.find((view) => view === params.get('view')) ?? 'open',
    orderStatus: ORDER_STATUSES.find((status) => status === params.get('orderStatus')),
    readyStatus: READY_STATUSES.find((status) => status === params.get('readyStatus')),
    isLate: params.get('late') === 'true',
    customer: params.get('customer') || undefined,
    q: params.get('q') ?? '',
  };
}

/** A filter as the server is asked for it. */
export function queryOf({ customer, isLate, orderStatus, q, readyStatus, view }: OrderFilter) {
  return {
    view,
    ...(orderStatus && { orderStatus }),
    ...(readyStatus && { readyStatus }),
    ...(isLate && { late: 'true' as const }),
    ...(customer && { customer }),
    ...(q !== '' && { q }),
  };
}

/** A filter as an address says it: always in the same order, and the list as it opens as nothing, so that two can be compared. */
export function addressOf(filter: OrderFilter): string {
  const { view, ...narrowing } = queryOf(filter);
  return new URLSearchParams({ ...(view !== 'open' && { view }), ...narrowing }).toString();
}

/** How many chips and choices narrow the list. */
export function countOf({ customer, isLate, orderStatus, readyStatus }: OrderFilter): number {
  return [customer, orderStatus, readyStatus].filter((chosen) => chosen !== undefined).length + (isLate ? 1 : 0);
}
