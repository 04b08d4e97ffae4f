// @tests both-databases-long
import { eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { privacyRoutes } from '#modules/accounts/contract.ts';
import { auditEvents } from '#modules/audit/server/public.ts';
import { staffAssignments } from '#modules/customers/server/customer-tables.ts';
import { mails } from '#modules/mail/server/public.ts';
import { subscriptionRoutes } from '#modules/orders/contract.ts';
import { ORDER_MAILS } from '#modules/orders/domain/order-mails.ts';
import { type Order, orderApp } from '#modules/orders/testing/order-app.ts';
import { quoteMailRoutes } from '#modules/quotes/contract.ts';
import { ADMIN, LV1, LV2, SALES, SALES2 } from '#modules/quotes/testing/quote-app.ts';
import type { TestCaller } from '#testing/app.ts';
import { orders } from './order-tables.ts';
import { subscriptions } from './subscription-tables.ts';

const { app, open, placed, quotes, step } = await orderApp();
const { db } = app.database;

const send = (name: keyof typeof subscriptionRoutes, { id }: Pick<Order, 'id'>, caller: TestCaller) =>
  app.send(subscriptionRoutes[name], { params: { id } }, caller);
const follow = async (order: Order, ...callers: TestCaller[]) => {
  for (const caller of callers) expect((await send('follow', order, caller)).statusCode).toBe(200);
};
const isFollowed = async ({ id }: Order, caller: TestCaller) => (await open(id, caller)).isSubscribed;
const confirm = (order: Order, sapOrderNo: string) =>
  step('confirm', order, {
    sapOrderNo,
    lines: order.lines.map(({ itemNumber }) => ({ itemNumber, plannedDate: '2026-03-20' })),
  });
const told = async () =>
  (
    await db
      .select()
      .from(mails)
      .where(inArray(mails.template, Object.keys(ORDER_MAILS)))
  )
    .map(({ recipient, template }) => `${template} to ${recipient.split('@')[0]}`)
    .sort();

beforeEach(async () => {
  await db.delete(subscriptions);
  await db.delete(mails);
});

describe('an order', () => {
  test('is followed by whoever may read it, each for themselves, until they want no more', async () => {
    const order = await placed(1, LV2);
    for (const caller of [LV2, LV1, SALES, ADMIN]) {
      expect(await isFollowed(order, caller)).toBe(false);
      await follow(order, caller, caller);
      expect(await isFollowed(order, caller)).toBe(true);
    }
    for (const time of ['first', 'second']) {
      const ended = await send('unfollow', order, SALES);
      expect([time, ended.json().result]).toEqual([time, { isSubscribed: false }]);
    }
    expect([await isFollowed(order, SALES), await isFollowed(order, LV1)]).toEqual([false, true]);
    const written = await db.select().from(auditEvents).where(eq(auditEvents.object, order.id));
    const deeds = written.filter(({ action }) => /followed/.test(action)).map(({ action }) => action);
    expect(deeds.sort()).toEqual([...Array(4).fill('order.followed'), 'order.unfollowed']);
  });

  test('is not there for whoever may not read it', async () => {
    const order = await placed(1, LV1);
    for (const caller of [LV2, { as: 'service-demo' }])
      for (const name of ['follow', 'unfollow'] as const)
        expect((await send(name, order, caller)).statusCode).toBe(404);
    expect((await send('follow', { id: 'none' }, ADMIN)).statusCode).toBe(404);
    expect(await db.$count(subscriptions)).toBe(0);
  });

  test('takes those who follow it along when it goes', async () => {
    const order = await placed(1, LV1);
    await follow(order, SALES);
    await db.delete(orders).where(eq(orders.id, order.id));
    expect(await db.$count(subscriptions)).toBe(0);
  });
});

describe('the mails of an order', () => {
  test('go to whoever follows it too, to nobody twice, and not to who did it', async () => {
    const order = await placed(1, LV2);
    await follow(order, LV2, LV1, SALES, SALES2, ADMIN);
    await db.delete(mails);
    await confirm(order, 'F-1');
    const people = ['admin', 'lv1-demo', 'lv2-demo', 'sales2-demo'];
    expect(await told()).toEqual(people.map((name) => `order-confirmed to ${name}`));
  });

  test('go to nobody who may read it no more', async () => {
    const order = await placed(1, LV1);
    await follow(order, SALES2);
    await db.delete(mails);
    const assigned = eq(staffAssignments.userId, await quotes.idOf('sales2-demo'));
    const rows = await db.delete(staffAssignments).where(assigned).returning();
    await confirm(order, 'F-2');
    expect(await told()).toEqual(['order-confirmed to lv1-demo']);
    await db.insert(staffAssignments).values(rows);
  });

  test('go to nobody who wants fewer of them', async () => {
    const order = await placed(1, LV1);
    await follow(order, SALES2);
    await app.call(quoteMailRoutes.choose, { body: { isWanted: false } }, SALES2);
    await db.delete(mails);
    await confirm(order, 'F-3');
    expect(await told()).toEqual(['order-confirmed to lv1-demo']);
    await app.call(quoteMailRoutes.choose, { body: { isWanted: true } }, SALES2);
  });
});

test('what somebody follows is told with the rest that is kept of them', async () => {
  const order = await placed(1, LV1);
  await follow(order, LV1);
  const kept = await app.call(privacyRoutes.exportOwn, {}, LV1);
  expect(kept).toMatchObject({ 'order-subscriptions': [{ orderId: order.id }] });
});
