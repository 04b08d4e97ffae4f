// @tests both-databases
import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { billRoutes, shipmentRoutes } from '#modules/bills/contract.ts';
import { bills } from '#modules/bills/server/bill-tables.ts';
import { orderRoutes } from '#modules/orders/contract.ts';
import { orderLines, orders } from '#modules/orders/server/tables.ts';
import { todayRoutes } from '#modules/today/contract.ts';
import { testApp } from '#testing/app.ts';
import { showDemoBusiness } from './show-demo-business.ts';

const said: string[] = [];
const app = await testApp({ demo: true, log: said });
const { db } = app.database;
const [LV1, LV2, SALES] = [{ as: 'lv1-demo' }, { as: 'lv2-demo' }, { as: 'sales-demo' }];
const real = { ...app.portal, settings: { ...app.settings, demo: false } };
await showDemoBusiness(real);
const ofRealOne = await db.$count(orders);
await showDemoBusiness(app.portal);

test('a fresh demo has orders of its customers in many states, all marked as demo', async () => {
  expect(said.filter((line) => line.includes('begins without'))).toEqual([]);
  const found = await db.select().from(orders).orderBy(asc(orders.sapOrderNo));
  expect(found.every(({ isDemo }) => isDemo)).toBe(true);
  expect(found.map(({ orderStatus, readyStatus, state }) => `${state}: ${readyStatus}, ${orderStatus}`)).toEqual([
    'closed: ready, delivered',
    'open: partial-ready, partially-delivered',
    'open: partial-ready, undelivered',
    'open: not-ready, undelivered',
    'open: ready, undelivered',
    'open: partial-ready, undelivered',
  ]);
  const { rows } = await app.call(orderRoutes.lines, {}, LV2);
  expect(rows).toHaveLength(1);
  const late = await app.call(orderRoutes.lines, { query: { late: 'true' } }, LV1);
  expect(late.rows).toHaveLength(1);
});

test('goods of one order are packed, and of one a proforma is issued that says that its prices are of the demo', async () => {
  const { rows } = await app.call(shipmentRoutes.list, {}, SALES);
  expect(rows).toMatchObject([{ state: 'packed', packages: 1 }]);
  const issued = await app.call(billRoutes.list, { query: { kind: 'pi' } }, LV1);
  expect(issued.rows).toMatchObject([{ state: 'issued' }]);
  const [kept] = await db.select({ body: bills.body }).from(bills);
  expect(kept?.body?.terms.isDemo).toBe(true);
  const called = await db.select({ piNo: orders.piNo }).from(orders).where(eq(orders.sapOrderNo, 'DEMO-45004'));
  expect(called[0]?.piNo).toBe(issued.rows[0]?.number);
});

test('today tells both sides of them', async () => {
  const of = async (caller: typeof LV1) =>
    (await app.call(todayRoutes.read, {}, caller)).sections.filter(({ rows }) => rows.length > 0).map(({ id }) => id);
  expect(await of(LV1)).toEqual(expect.arrayContaining(['orders.late', 'orders.shipped']));
  expect(await of(SALES)).toEqual(expect.arrayContaining(['bills.shipments', 'orders.late']));
});

test('outside of the demo nothing of it is made', () => expect(ofRealOne).toBe(0));

test('the next start makes nothing more', async () => {
  const counts = () => Promise.all([orders, orderLines, bills].map((table) => db.$count(table)));
  const before = await counts();
  await showDemoBusiness(app.portal);
  expect(await counts()).toEqual(before);
});
