import type { BillKind } from './bill-body.ts';

/** The addresses of bills and shipments, which papers and mails name too. */
export const BILL_PATHS = {
  pi: '/bill-manage/pi',
  ci: '/bill-manage/ci',
  pl: '/bill-manage/pl',
  /** One of them, of its kind. */
  bill: '/bill-manage/:kind/:id',
  shipments: '/bill-manage/shipments',
  shipment: '/bill-manage/shipments/:id',
  /** Where the provider says how papers name it. */
  sellers: '/back-office/sellers',
  /** Of its number, as a code on paper says it. */
  short: '/b/:number',
} as const;

/** Where the bill of a number is opened, short enough for a code on paper. */
export function shortLink(number: string): string {
  return BILL_PATHS.short.replace(':number', encodeURIComponent(number));
}

/** Where a bill is opened. */
export function pathOfBill({ id, kind }: { readonly id: string; readonly kind: BillKind }): string {
  return `${BILL_PATHS[kind]}/${encodeURIComponent(id)}`;
}

/** Where a shipment is opened. */
export function pathOfShipment(id: string): string {
  return BILL_PATHS.shipment.replace(':id', encodeURIComponent(id));
}
