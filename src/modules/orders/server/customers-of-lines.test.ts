// @tests both-databases-long
import { expect, test } from 'vitest';
import { orderRoutes } from '#modules/orders/contract.ts';
import { orderApp } from '#modules/orders/testing/order-app.ts';
import { ADMIN, LV1, LV2, SALES } from '#modules/quotes/testing/quote-app.ts';
import type { TestCaller } from '#testing/app.ts';
import { linesAfter } from './list-lines.ts';

const { app, placed } = await orderApp();
const [ofLv1, ofLv2] = [await placed(1, LV1), await placed(1, LV2)];
const { customers: all } = await app.call(orderRoutes.filters, {}, ADMIN);
const offered = async (caller: TestCaller) =>
  (await app.call(orderRoutes.filters, {}, caller)).customers.map(({ name }) => name).sort();
const idOf = (name: string) => all.find((customer) => customer.name === name)?.id ?? '';
const listed = async (customer: string, caller: TestCaller) =>
  (await app.call(orderRoutes.lines, { query: { customer } }, caller)).rows.map(({ orderId }) => orderId);

const LEVEL1 = '华东传动设备有限公司';
const LEVEL2 = '苏州输送机械有限公司';

test('the list is offered to be narrowed to the customers within reach that have orders', async () => {
  const both = [LEVEL1, LEVEL2].sort();
  expect(await offered(ADMIN)).toEqual(both);
  expect([await offered(SALES), await offered(LV1), await offered(LV2)]).toEqual([both, both, [LEVEL2]]);
  expect(await offered({ as: 'service-demo' })).toEqual([]);
});

test('it is of one customer then, and of none out of reach', async () => {
  expect(await listed(idOf(LEVEL1), ADMIN)).toEqual([ofLv1.id]);
  expect(await listed(idOf(LEVEL2), SALES)).toEqual([ofLv2.id]);
  expect([await listed(idOf(LEVEL1), LV2), await listed('none', ADMIN)]).toEqual([[], []]);
});

test('and so is what is read to be exported', async () => {
  const asked = {
    view: 'open',
    q: '',
    after: undefined,
    limit: 10,
    now: app.clock.now(),
    today: '2026-01-15',
  } as const;
  const rows = await linesAfter(app.database.db, 'all', { ...asked, customer: idOf(LEVEL2) });
  expect(rows.map(({ orderId }) => orderId)).toEqual([ofLv2.id]);
});
