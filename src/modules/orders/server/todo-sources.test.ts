// @tests both-databases-long
import { expect, test } from 'vitest';
import { orderApp } from '#modules/orders/testing/order-app.ts';
import { LV1, LV2, SALES } from '#modules/quotes/testing/quote-app.ts';
import { todayRoutes } from '#modules/today/contract.ts';
import type { TestCaller } from '#testing/app.ts';

const { app, confirmed, placed, step } = await orderApp();

/** What a person is told of orders, by section. */
async function told(caller: TestCaller): Promise<Record<string, string[]>> {
  const { sections } = await app.call(todayRoutes.read, {}, caller);
  const ofOrders = sections.filter(({ id }) => id.startsWith('orders.'));
  return Object.fromEntries(ofOrders.map(({ id, rows }) => [id, rows.map(({ title }) => title)]));
}

test('staff are to confirm what was placed; customers learn what is behind its date, and nobody of what is not theirs', async () => {
  const order = await placed();
  expect(await told(SALES)).toEqual({ 'orders.confirm': [order.number] });
  const late = await confirmed();
  await step('change-dates', late, { lines: [{ itemNumber: 10, plannedDate: '2020-01-01' }] });
  expect(await told(LV1)).toEqual({ 'orders.late': [`${late.number} / 10`] });
  expect(await told(LV2)).toEqual({});
  await step('report-ready', late, { lines: [{ itemNumber: 10, pieces: 2 }] });
  await step('correct', late, { reason: 'r', lines: [{ itemNumber: 10, shipped: 1 }] });
  expect(await told(LV1)).toEqual({ 'orders.shipped': [late.number] });
});
