import type { OpenOrderDto, OpenOrderLineDto } from '#modules/orders/contract.ts';

/** A line of an order of which pieces may be shipped, be it read with its order or in a list. */
export type ShippableLine = Pick<OpenOrderLineDto, 'itemNumber' | 'modelName' | 'orderId' | 'quantities' | 'quantity'>;

/** The lines of an order of which pieces have not been shipped. */
export function shippableLines({ lines }: Pick<OpenOrderDto, 'lines'>): readonly OpenOrderLineDto[] {
  return lines.filter((line) => leftOf(line) > 0);
}

/** The most that can be chosen; what other shipments hold that have not left is known to the server alone. */
export function leftOf({ quantities, quantity }: Pick<ShippableLine, 'quantities' | 'quantity'>): number {
  return quantity - quantities.shipped;
}

/** What is ready and not shipped. */
export function readyOf({ quantities }: Pick<ShippableLine, 'quantities'>): number {
  return Math.max(0, quantities.ready - quantities.shipped);
}
