import { and, eq } from 'drizzle-orm';
import type { Actor } from '#kernel/actor.ts';
import { users } from '#modules/accounts/server/public.ts';
import { applyRows } from '#modules/orders/server/import/apply-rows.ts';
import { orders } from '#modules/orders/server/order-tables.ts';
import { providerDay } from '#modules/prices/domain/provider-day.ts';
import { customersByNumber } from '#modules/prices/server/public.ts';
import { holdLock } from '#server/database/hold-lock.ts';
import type { Db } from '#server/database.ts';
import type { Portal } from '#server/portal.ts';
import { demoOrders } from './demo-orders.ts';

/**
 * Takes the orders of the demo in as an order file is taken, in one transaction, where there is no order yet. A demo whose customers have
 * other numbers by now is left as it is.
 */
export async function takeDemoOrders(portal: Portal): Promise<void> {
  await portal.db.transaction(async (tx) => {
    await holdLock(tx, 'demo orders');
    if ((await tx.$count(orders)) > 0) return;
    const [actor, now] = [await demoAdministrator(portal, tx), portal.clock()];
    const rows = demoOrders(providerDay(now));
    const numbers = [...new Set(rows.flatMap(({ cells }) => cells.customerNo ?? []))];
    const known = await customersByNumber(tx, numbers);
    if (actor === undefined || known.size < numbers.length) return;
    const { refused } = await applyRows(tx, rows, { portal, importId: portal.newId(), actor, now, isDemo: true });
    if (refused > 0) throw new Error(`${refused} rows of the orders of the demo were refused`);
  });
}

async function demoAdministrator(portal: Portal, tx: Db): Promise<Actor | undefined> {
  const isTheirs = and(eq(users.demo, true), eq(users.role, 'admin'));
  const [found] = await tx.select({ id: users.id }).from(users).where(isTheirs).limit(1);
  return found && portal.findPerson(tx, found.id);
}
