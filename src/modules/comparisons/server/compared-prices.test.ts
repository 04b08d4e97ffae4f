// @tests both-databases-long
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readSheet } from '#kits/sheet/read-sheet.ts';
import { organisations } from '#modules/accounts/server/public.ts';
import { cartRoutes } from '#modules/cart/contract.ts';
import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
import { comparisonRoutes } from '#modules/comparisons/contract.ts';
import { customerTerms } from '#modules/prices/server/price-tables.ts';
import { testApp } from '#testing/app.ts';
import { A_ROW_ID, aConfiguredForm } from '#testing/builders/a-configured-form.ts';

const app = await testApp({ demo: true });
const { db: owner } = app.database;
const release = await loadActiveRelease(app.portal.db);
/** The second of the worked prices (commerce §3). */
const FORM = aConfiguredForm(release, A_ROW_ID, [
  ['builtInType', 'KAF'],
  ['brakes', 'BE2'],
  ['releaseDevice', 'HR'],
  ['encoder', 'incremental'],
  ['otherMotorOptions.STH', 'yes'],
  ['surfaceProtection', 'C3'],
  ['lubricatingOil', 'synthetic'],
  ['oilSeal', 'FKM'],
]);
const lv1 = { as: 'lv1-demo' };
const lv2 = { as: 'lv2-demo' };
const [SUZHOU] = await owner.select().from(organisations).where(eq(organisations.name, '苏州输送机械有限公司'));
const ofSuzhou = eq(customerTerms.organisationId, SUZHOU?.id ?? '');

type Caller = Parameters<typeof app.call>[2];
const save = async (caller: Caller) =>
  (await app.call(cartRoutes.create, { body: { ...FORM, quantity: 12 } as never }, caller)).id;
const pricesOf = async (ids: readonly string[], caller: Caller) =>
  (await app.call(comparisonRoutes.make, { body: { ids: [...ids] } }, caller)).products.map(({ price }) => price);

test('each product is told by the terms of the customer it belongs to, also to the customer above it', async () => {
  const prices = await pricesOf([await save(lv1), await save(lv2)], lv1);
  expect(prices).toMatchObject([
    { currency: 'CNY', isDemo: true, today: null, kept: { status: 'final', unit: 537_100, leadDays: 18 } },
    { currency: 'CNY', isDemo: true, today: null, kept: { status: 'final', unit: 598_500, leadDays: 18 } },
  ]);
  expect(JSON.stringify(prices)).not.toMatch(/cost|margin|group/);
});

test('what it cost on another day stands beside what it costs today', async () => {
  const ids = [await save(lv2), await save(lv2)];
  await owner.update(customerTerms).set({ groupCode: 'A' }).where(ofSuzhou);
  const [price] = await pricesOf(ids, lv2);
  expect([price?.kept, price?.today]).toMatchObject([{ unit: 598_500 }, { unit: 537_100 }]);
  await owner.update(customerTerms).set({ groupCode: 'B' }).where(ofSuzhou);
});

test.each(['en', 'zh-cn'])('the sheet that is sent to others has no price, in %s', async (language) => {
  const ids = [await save(lv1), await save(lv1)];
  const caller = { ...lv1, headers: { 'accept-language': language } };
  const { rawPayload } = await app.send(comparisonRoutes.export, { body: { ids } }, caller);
  const rows: (readonly unknown[])[] = [];
  for await (const { cells } of readSheet(rawPayload)) rows.push(cells);
  expect(rows).toHaveLength(3);
  expect(rows.flat().join('|')).not.toMatch(/price|lead time|价格|单价|交货期|CNY|¥|5,?371/i);
});

test('whoever is shown no prices finds none, and where nothing was agreed they are on request', async () => {
  const ids = [await save(lv2), await save(lv2)];
  await owner.update(customerTerms).set({ showPrices: 'none' }).where(ofSuzhou);
  expect(await pricesOf(ids, lv2)).toEqual([null, null]);
  const [terms] = await owner.delete(customerTerms).where(ofSuzhou).returning();
  const open = [await save(lv2), await save(lv2)];
  expect(await pricesOf(open, lv2)).toMatchObject([
    { currency: null, kept: { status: 'on-request', missing: [] } },
    { currency: null, kept: { status: 'on-request', missing: [] } },
  ]);
  if (terms) await owner.insert(customerTerms).values({ ...terms, showPrices: 'net' });
});
