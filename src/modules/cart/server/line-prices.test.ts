// @tests both-databases-long
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { organisations } from '#modules/accounts/server/public.ts';
import { cartRoutes } from '#modules/cart/contract.ts';
import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
import { customerTerms } from '#modules/prices/server/price-tables.ts';
import { testApp } from '#testing/app.ts';
import { A_ROW_ID, aConfiguredForm } from '#testing/builders/a-configured-form.ts';
import { configurations } from './configuration-tables.ts';

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
const organisationOf = async (name: string) =>
  (await owner.select().from(organisations).where(eq(organisations.name, name)))[0]?.id ?? '';
const SUZHOU = await organisationOf('苏州输送机械有限公司');

type Caller = Parameters<typeof app.call>[2];
const save = (caller: Caller, quantity = 12) =>
  app.call(cartRoutes.create, { body: { ...FORM, quantity } as never }, caller);
const listed = async (caller: Caller, id: string) =>
  (await app.call(cartRoutes.list, { query: {} }, caller)).rows.find((row) => row.id === id);
const batch = (body: object) => app.call(cartRoutes.batch, { body: body as never }, { as: 'lv1-demo' });
const inGroup = (groupCode: string) => owner.update(customerTerms).set({ groupCode });

test('a line keeps what it was told to cost when it was saved, and the list tells it', async () => {
  const { id, price } = await save({ as: 'lv1-demo' });
  expect(price).toEqual({
    ...{ currency: 'CNY', isDemo: true, at: app.clock.now().toISOString(), today: null },
    kept: { status: 'final', unit: 537_100, total: 6_445_200, leadDays: 18 },
  });
  expect((await listed({ as: 'lv1-demo' }, id))?.price).toEqual(price);
  const { abilities } = await app.call(cartRoutes.filters, {}, { as: 'lv1-demo' });
  expect(abilities.prices).toBe(true);
});

test('each customer sees its own price, and none where it is shown none or nothing was agreed', async () => {
  expect((await save({ as: 'lv2-demo' })).price?.kept).toMatchObject({ unit: 598_500 });
  const ofSuzhou = eq(customerTerms.organisationId, SUZHOU);
  await owner.update(customerTerms).set({ showPrices: 'none' }).where(ofSuzhou);
  expect((await save({ as: 'lv2-demo' })).price).toBeNull();
  const [terms] = await owner.delete(customerTerms).where(ofSuzhou).returning();
  const open = await save({ as: 'lv2-demo' });
  expect(open.price).toMatchObject({ at: null, currency: null, kept: { status: 'on-request', missing: [] } });
  if (terms) await owner.insert(customerTerms).values({ ...terms, showPrices: 'net' });
});

test('what is saved in the name of a customer costs what that customer pays', async () => {
  const { price } = await save({ as: 'sales-demo', headers: { 'on-behalf-of': SUZHOU } });
  expect(price?.kept).toMatchObject({ unit: 598_500 });
});

test('another quantity is another price, by itself and with several', async () => {
  const { id, version } = await save({ as: 'lv1-demo' });
  const { price } = await app.call(
    cartRoutes.setQuantity,
    { params: { id }, body: { quantity: 1, version } },
    { as: 'lv1-demo' },
  );
  // 7992.85 - 2397.86 = 5594.99
  expect(price?.kept).toMatchObject({ unit: 559_500, total: 559_500 });
  await batch({ action: 'quantity', ids: [id], quantity: 12 });
  expect((await listed({ as: 'lv1-demo' }, id))?.price?.kept).toMatchObject({ unit: 537_100 });
});

test('a price stays what it was until it is refreshed, and today’s is told beside it', async () => {
  const { id } = await save({ as: 'lv1-demo' });
  await inGroup('B');
  const before = (await listed({ as: 'lv1-demo' }, id))?.price;
  expect([before?.kept, before?.today]).toMatchObject([{ unit: 537_100 }, { unit: 598_500 }]);
  await batch({ action: 'price', ids: [id] });
  const after = (await listed({ as: 'lv1-demo' }, id))?.price;
  expect([after?.kept, after?.today]).toMatchObject([{ unit: 598_500 }, null]);
});

test('what is kept with a line holds no cost, and a copy costs what the line was told to', async () => {
  const { id } = await save({ as: 'lv1-demo' });
  const { ids } = await batch({ action: 'copy', ids: [id] });
  const [line] = await owner.select().from(configurations).where(eq(configurations.id, id));
  const [copy] = await owner
    .select()
    .from(configurations)
    .where(eq(configurations.id, ids[0] ?? ''));
  expect(JSON.stringify(line?.price)).not.toMatch(/cost|margin|group/);
  expect(copy?.price).toEqual(line?.price);
});
