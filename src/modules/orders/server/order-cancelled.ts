import type { Db } from '#server/database.ts';
import type { Portal } from '#server/portal.ts';
import type { OrderRow } from './order-store.ts';
import type { Doing } from './record-events.ts';

/** What a later module does when an order is cancelled, by whomever, in the transaction of that. */
type WhenCancelled = (tx: Db, order: OrderRow, doing: Doing) => Promise<void>;

const listeners = new WeakMap<Portal, WhenCancelled[]>();

/** Has something done whenever an order of the portal is cancelled. */
export function onOrderCancelled(portal: Portal, listener: WhenCancelled): void {
  listeners.set(portal, [...(listeners.get(portal) ?? []), listener]);
}

/** Has done what was to be done. */
export async function tellCancelled(portal: Portal, tx: Db, order: OrderRow, doing: Doing): Promise<void> {
  for (const listener of listeners.get(portal) ?? []) await listener(tx, order, doing);
}
