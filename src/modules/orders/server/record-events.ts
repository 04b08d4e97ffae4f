import type { Actor } from '#kernel/actor.ts';
import type { CountDelta } from '#modules/orders/domain/line-changes.ts';
import type { OrderEventAction, OrderEventData } from '#modules/orders/domain/order-event.ts';
import type { OrderState } from '#modules/orders/domain/order-steps.ts';
import type { Db } from '#server/database.ts';
import type { Portal } from '#server/portal.ts';
import { mailOrder } from './mails/mail-order.ts';
import type { OrderRow } from './order-store.ts';
import { orderEvents } from './order-tables.ts';

/** Who did something, and when; null where the portal did it by itself. */
export interface Doing {
  readonly actor: Actor | null;
  readonly now: Date;
}

/** What of an order its history and its mails need. */
export type EventfulOrder = Pick<
  OrderRow,
  'id' | 'organisationId' | 'state' | 'quoteId' | 'quoteNumber' | 'serial' | 'createdAt'
>;

/** What is written into the history of an order. */
export interface OrderHappening {
  readonly action: OrderEventAction;
  readonly lineId?: string;
  readonly from?: OrderState | null;
  readonly to?: OrderState;
  readonly count?: CountDelta;
  readonly data?: OrderEventData;
}

/** Writes into the history of an order and tells its customer, and who follows it, by mail, in the transaction of what it tells of. */
export async function recordEvents(
  portal: Portal,
  tx: Db,
  order: EventfulOrder,
  happenings: readonly OrderHappening[],
  { actor, now }: Doing,
): Promise<void> {
  if (happenings.length === 0) return;
  const { id: orderId, organisationId, state } = order;
  const by = { actorId: actor?.id ?? null, onBehalfOf: actor?.onBehalfOf ?? null };
  const rows = happenings.map(({ action, count, data = {}, from = state, lineId = null, to = state }) => ({
    ...{ id: portal.newId(), orderId, lineId, organisationId, ...by, action, from, to, data, createdAt: now },
    kind: count?.kind ?? null,
    delta: count?.delta ?? null,
  }));
  await tx.insert(orderEvents).values(rows);
  const news = happenings.map(({ action, data = {}, from = state, lineId }) => ({
    ...{ action, from, isOfLine: lineId !== undefined, reason: data.reason ?? '' },
  }));
  await mailOrder(portal, tx, order, news, { actor, now });
}
