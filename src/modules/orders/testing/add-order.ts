import type { OrderState } from '#modules/orders/domain/order-steps.ts';
import { orderLines, orders, serials } from '#modules/orders/server/order-tables.ts';
import type { Organisation } from '#testing/authorization/callers.ts';
import { markOf, type World } from '#testing/authorization/world.ts';

/** Adds an order of an organisation with one line of three machines and the number of one of them; answers its id, which is the line's too. */
export async function addOrder(world: World, owner: Organisation, state: OrderState): Promise<string> {
  const { app, form, newId, organisationIds, writers } = world;
  const { db } = app.database;
  const [id, now, organisationId] = [newId(), app.clock.now(), organisationIds[owner]];
  const terms = { payment: null, incoterm: null, place: null, taxMode: 'domestic' as const };
  const repeated = { orderDate: '2026-01-15', customerName: markOf(owner), currency: 'CNY' } as const;
  await db.insert(orders).values({
    ...{ id, organisationId, actorId: writers[owner], state, terms, ...repeated },
    ...{ createdAt: now, updatedAt: now },
  });
  await db.insert(orderLines).values({
    ...{ id, orderId: id, organisationId, ...repeated, form, releaseHash: form.releaseHash },
    ...{ itemNo: 10, kind: 'machine', modelName: 'P', quantity: 3, unitPrice: 100_000, plannedDate: '2026-03-01' },
    ...(state === 'open' && { ready: 1, readyStatus: 'partial-ready' }),
  });
  await db.insert(serials).values({ id, source: 'SAP', serialNo: id, lineId: id, organisationId, createdAt: now });
  return id;
}
