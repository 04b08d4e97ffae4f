import { and, asc, eq } from 'drizzle-orm';
import { isUuid } from '#kernel/ids.ts';
import type { Scope } from '#kernel/scope.ts';
import { isWithin } from '#modules/customers/server/public.ts';
import { subscriptionRoutes } from '#modules/orders/contract.ts';
import type { Db } from '#server/database.ts';
import type { PersonalRecords } from '#server/module.ts';
import type { Portal } from '#server/portal.ts';
import { serveCommand } from '#server/serve-command.ts';
import { orders } from './order-tables.ts';
import { subscriptions } from './subscription-tables.ts';

/** The orders a person follows, which they do no more without an account. */
export const SUBSCRIPTION_RECORDS: PersonalRecords = {
  category: 'order-subscriptions',
  read: (db, { id }) => {
    const { createdAt, orderId, userId } = subscriptions;
    return db.select({ orderId, createdAt }).from(subscriptions).where(eq(userId, id)).orderBy(asc(createdAt));
  },
  erase: (tx, { id }) => tx.delete(subscriptions).where(eq(subscriptions.userId, id)),
};

/** Serves the following of an order to whoever may read it, each for themselves. */
export function registerSubscriptions(portal: Portal): void {
  serveCommand(portal, subscriptionRoutes.follow, {
    load: (tx, { params, scope }) => findFollowed(tx, scope, params.id),
    async change(tx, { id: orderId, organisationId }, { actor: { id: userId }, now: createdAt }) {
      const { rowCount } = await tx
        .insert(subscriptions)
        .values({ orderId, userId, organisationId, createdAt })
        .onConflictDoNothing();
      return { isSubscribed: true, isNew: rowCount === 1 };
    },
    event: ({ isNew }, { id }) => (isNew ? { action: 'order.followed', object: id } : undefined),
    keep: () => ({ isSubscribed: true }),
  });

  serveCommand(portal, subscriptionRoutes.unfollow, {
    load: (tx, { params, scope }) => findFollowed(tx, scope, params.id),
    async change(tx, { id }, { actor }) {
      const { rowCount } = await tx.delete(subscriptions).where(isOf(id, actor.id));
      return { isSubscribed: false, isGone: rowCount === 1 };
    },
    event: ({ isGone }, { id }) => (isGone ? { action: 'order.unfollowed', object: id } : undefined),
    keep: () => ({ isSubscribed: false }),
  });
}

/** Whether somebody follows an order. */
export async function isSubscribedTo(db: Db, orderId: string, userId: string): Promise<boolean> {
  return (await db.$count(subscriptions, isOf(orderId, userId))) > 0;
}

function isOf(orderId: string, userId: string) {
  return and(eq(subscriptions.orderId, orderId), eq(subscriptions.userId, userId));
}

async function findFollowed(tx: Db, { readable }: Scope, id: string) {
  if (!isUuid(id)) return undefined;
  const { id: orderId, organisationId } = orders;
  const [found] = await tx
    .select({ id: orderId, organisationId })
    .from(orders)
    .where(and(eq(orderId, id), isWithin(organisationId, readable)));
  return found;
}
