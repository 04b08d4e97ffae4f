// @tests both-databases-long
import { asc, inArray } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { mails } from '#modules/mail/server/public.ts';
import { ORDER_MAILS } from '#modules/orders/domain/order-mails.ts';
import { orderApp } from '#modules/orders/testing/order-app.ts';
import { quoteMailRoutes } from '#modules/quotes/contract.ts';
import { LV1 } from '#modules/quotes/testing/quote-app.ts';

const { app, confirmed, placed, step } = await orderApp();
const { db } = app.database;

const told = async () =>
  db
    .select()
    .from(mails)
    .where(inArray(mails.template, Object.keys(ORDER_MAILS)))
    .orderBy(asc(mails.id));
const toldOf = async () => (await told()).map(({ recipient, template }) => `${template} to ${recipient}`).sort();

beforeEach(async () => {
  await db.delete(mails);
});

test('the customer is told that an order was made, confirmed and cancelled, each at once', async () => {
  const order = await confirmed();
  await step('cancel', order, { reason: '项目终止' });
  expect(await toldOf()).toEqual([
    'order-cancelled to lv1-demo@example.com',
    'order-confirmed to lv1-demo@example.com',
    'order-placed to lv1-demo@example.com',
  ]);
  const cancelled = (await told()).find(({ template }) => template === 'order-cancelled');
  expect(cancelled?.values).toMatchObject({ order: order.number, reason: '项目终止' });
});

test('of dates and quantities the customer is told once in the evening, of how many', async () => {
  const order = await confirmed(3);
  await db.delete(mails);
  await step('change-dates', order, { reason: 'r', lines: [{ itemNumber: 10, plannedDate: '2026-05-01' }] });
  await step('change-dates', order, { reason: 'r', lines: [{ itemNumber: 10, plannedDate: '2026-05-02' }] });
  await step('cancel-lines', order, { reason: 'r', lines: [{ itemNumber: 10, pieces: 1 }] });
  const [mail, ...others] = await told();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ template: 'date-changed', values: { count: '3' } });
});

test('whoever wants fewer mails is told of none of it', async () => {
  await app.call(quoteMailRoutes.choose, { body: { isWanted: false } }, LV1);
  await placed();
  expect(await toldOf()).toEqual([]);
  await app.call(quoteMailRoutes.choose, { body: { isWanted: true } }, LV1);
});
