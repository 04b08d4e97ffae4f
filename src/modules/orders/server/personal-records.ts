import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import type { PersonalRecords } from '#server/module.ts';
import { orderEvents, orders } from './order-tables.ts';

/** What a person did with orders. The papers are both companies' and stay, without the name of the account. */
export const ORDER_RECORDS: PersonalRecords = {
  category: 'orders',
  read: async (db, { id }) => ({ done: await doneBy(db, id) }),
};

/** Forgets orders that have ended and were changed last before a moment. */
export async function sweepOrders(db: Db, before: Date): Promise<void> {
  await db.delete(orders).where(and(lt(orders.updatedAt, before), inArray(orders.state, ['closed', 'cancelled'])));
}

function doneBy(db: Db, personId: string) {
  const { action, createdAt, orderId } = orderEvents;
  return db
    .select({ orderId, action, createdAt })
    .from(orderEvents)
    .where(eq(orderEvents.actorId, personId))
    .orderBy(asc(orderEvents.seq));
}
