import { and, eq, exists, inArray, or, type SQL } from 'drizzle-orm';
import { organisations, users } from '#modules/accounts/server/public.ts';
import { staffOfCustomer } from '#modules/customers/server/public.ts';
import type { OrderRow } from '#modules/orders/server/order-store.ts';
import { subscriptions } from '#modules/orders/server/subscription-tables.ts';
import { type Recipient, willingPeople } from '#modules/quotes/server/public.ts';
import type { Db } from '#server/database.ts';
import type { Portal } from '#server/portal.ts';

/** Those who follow an order and may read it at this moment, less whoever wants no mails without an answer. */
export async function followersOf(
  tx: Db,
  settings: Pick<Portal['settings'], 'demo'>,
  { id, organisationId }: Pick<OrderRow, 'id' | 'organisationId'>,
): Promise<readonly Recipient[]> {
  const { orderId, userId } = subscriptions;
  const followers = await tx.select({ userId }).from(subscriptions).where(eq(orderId, id));
  if (followers.length === 0) return [];
  const ids = followers.map((row) => row.userId);
  return willingPeople(tx, settings, and(inArray(users.id, ids), await readsOf(tx, organisationId)));
}

/** The condition that somebody reads what an organisation has, as their scope would say it (kernel/scope.ts). */
async function readsOf(tx: Db, organisationId: string): Promise<SQL | undefined> {
  const { organisationId: own, role } = users;
  const isAbove = exists(
    tx
      .select({ id: organisations.id })
      .from(organisations)
      .where(and(eq(organisations.id, organisationId), eq(organisations.parentId, own))),
  );
  const staff = await staffOfCustomer(tx, organisationId);
  return or(
    eq(role, 'admin'),
    eq(own, organisationId),
    and(eq(role, 'customer-lv1'), isAbove),
    and(eq(role, 'staff'), inArray(users.id, staff)),
  );
}
