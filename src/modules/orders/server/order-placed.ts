import type { Db } from '#server/database.ts';
import type { Portal } from '#server/portal.ts';
import type { OrderRow } from './order-store.ts';
import type { Doing } from './record-events.ts';

/** What a later module does when an order is made of a quote, in the transaction of that. */
type WhenPlaced = (tx: Db, order: OrderRow, doing: Doing) => Promise<void>;

const listeners = new WeakMap<Portal, WhenPlaced[]>();

/** Has something done whenever an order of the portal is made of a quote. */
export function onOrderPlaced(portal: Portal, listener: WhenPlaced): void {
  listeners.set(portal, [...(listeners.get(portal) ?? []), listener]);
}

/** Has done what was to be done. */
export async function tellPlaced(portal: Portal, tx: Db, order: OrderRow, doing: Doing): Promise<void> {
  for (const listener of listeners.get(portal) ?? []) await listener(tx, order, doing);
}
