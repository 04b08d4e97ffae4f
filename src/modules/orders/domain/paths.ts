import { QUOTE_PATHS } from '#modules/quotes/domain/paths.ts';

/** The addresses of orders, which papers and mails name too (specification 000 §2). */
export const ORDER_PATHS = {
  my: '/order-manager/my',
  all: '/order-manager/my-a',
  imports: '/back-office/imports',
  order: QUOTE_PATHS.order,
  /** One item of an order as it was ordered. */
  item: '/order-manager/my/:id/items/:itemNumber',
  serial: '/order-manager/serials/:serialNo',
} as const;

/** Where an order is opened. */
export function pathOfOrder(id: string): string {
  return ORDER_PATHS.order.replace(':id', id);
}

/** Where an item of an order is looked at as it was ordered. */
export function pathOfItem(id: string, itemNumber: number): string {
  return ORDER_PATHS.item.replace(':id', id).replace(':itemNumber', String(itemNumber));
}

/** Where the machine of a number is looked up. */
export function pathOfSerial(serialNo: string): string {
  return ORDER_PATHS.serial.replace(':serialNo', encodeURIComponent(serialNo));
}
