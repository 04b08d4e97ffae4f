// @tests both-databases
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { organisations } from '#modules/accounts/server/public.ts';
import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
import { priceRoutes } from '#modules/prices/contract.ts';
import { demoList, demoRecords } from '#modules/prices/testing/demo-list.ts';
import { testApp } from '#testing/app.ts';
import { A_ROW_ID, aConfiguredForm } from '#testing/builders/a-configured-form.ts';
import { ON_POSTGRES } from '#testing/postgres.ts';
import { NO_PRICE } from './present-price.ts';
import { loadPriceList } from './price-store.ts';
import { customerTerms, priceRowCosts, priceRows, priceVersions } from './price-tables.ts';
import { DEMO_LIST, seedDemoPrices } from './seed-demo-prices.ts';

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

type Caller = Parameters<typeof app.call>[2];
const evaluate = (caller: Caller, quantity = 12, form: object = FORM) =>
  app.call(priceRoutes.evaluate, { body: { form: form as typeof FORM, quantity } }, caller);
const seenBy = (as: string) => evaluate({ as, headers: { 'accept-language': 'en' } });

/** By no list. */
const UNLISTED = { list: null, currency: null, isDemo: null };

describe('the price of what stands configured', () => {
  test('is told to a customer who is shown how it comes about, to the fen', async () => {
    const told = await seenBy('lv1-demo');
    expect(told).toMatchObject({
      ...{ shown: 'breakdown', list: { code: DEMO_LIST, version: 1 }, currency: 'CNY', isDemo: true },
      ...{ status: 'final', unit: 537_100, total: 6_445_200, leadDays: 18 },
      ...{ listUnit: 799_285, groupAmount: 239_786, groupBp: 3000, quantityAmount: 22_380, quantityBp: 400 },
      ...{ manualAmount: 0, agreementAmount: 0, agreementBp: null, rounding: -19 },
    });
    expect('costUnit' in told || 'marginBp' in told).toBe(false);
    expect(
      told.components?.filter(({ amount }) => amount > 0).map(({ label, key, amount }) => [label, key, amount]),
    ).toEqual([
      ['Gear unit', 'JRT K 67 3', 469_000],
      ['Motor', '4 1.5 DN', 87_500],
      ['Brake', 'BE2', 62_000],
      ['Manual release', 'HR BE2', 9900],
      ['Encoder', 'incremental 3', 78_000],
      ['Other motor option', 'STH', 12_000],
      ['Assembly type', 'KAF', 28_140],
      ['Surface protection', 'C3', 22_260],
      ['Lubricant', 'synthetic', 18_760],
      ['Oil seal', 'FKM', 11_725],
    ]);
  });

  test('is told to one who is shown net prices, and no more of it', async () => {
    // 7992.85 - 1758.43 = 6234.42; - 249.38 = 5985.04, down to 5985.
    expect(await seenBy('lv2-demo')).toEqual({
      ...NO_PRICE,
      ...{ shown: 'net', list: { code: DEMO_LIST, version: 1 }, currency: 'CNY', isDemo: true },
      ...{ status: 'final', unit: 598_500, total: 7_182_000, leadDays: 18 },
    });
  });

  test('is told to staff in no group, and in that of the customer they act for', async () => {
    const told = await seenBy('sales-demo');
    expect(told).toMatchObject({ unit: 767_300, groupBp: 0 });
    expect(told.costUnit).toBeUndefined();
    const [lv2] = await owner.select().from(organisations).where(eq(organisations.name, '苏州输送机械有限公司'));
    const acting = await evaluate({ as: 'sales-demo', headers: { 'on-behalf-of': lv2?.id ?? '' } });
    expect(acting).toMatchObject({ shown: 'breakdown', unit: 598_500, groupBp: 2200 });
  });

  test.each(['admin', 'sales2-demo'])('is told with its cost to whoever may read costs (%s)', async (as) => {
    const { costUnit = 0, marginBp, unit } = await seenBy(as);
    expect(costUnit).toBeGreaterThan(0);
    expect(marginBp).toBe(Math.round((((unit ?? 0) - costUnit) * 10_000) / (unit ?? 0)));
  });

  test('is from with special wishes', async () => {
    const wishes = aConfiguredForm(release, A_ROW_ID, [['specialWishes', 'yes']]);
    const { status } = await evaluate({ as: 'lv1-demo' }, 1, { ...wishes, customizedRequirements: 'Crate of its own' });
    expect(status).toBe('from');
  });

  test('is not for visitors', async () => {
    const { statusCode } = await app.send(priceRoutes.evaluate, { body: { form: FORM, quantity: 1 } });
    expect(statusCode).toBe(401);
  });

  test.each([0, 10_000, 1.5])('is not worked out for %s pieces', async (quantity) => {
    const { statusCode } = await app.send(priceRoutes.evaluate, { body: { form: FORM, quantity } }, { as: 'lv1-demo' });
    expect(statusCode).toBe(400);
  });

  test('is refused where the form is no product', async () => {
    const form = { ...FORM, reduceConfig: { ...FORM.reduceConfig, oilSeal: 'RUBBER' } };
    const answer = await app.send(priceRoutes.evaluate, { body: { form, quantity: 1 } }, { as: 'lv1-demo' });
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'configuration.impossible']);
  });
});

describe('costs', () => {
  test('are not told while one acts for a customer', async () => {
    const [lv2] = await owner.select().from(organisations).where(eq(organisations.name, '苏州输送机械有限公司'));
    const acting = await evaluate({ as: 'sales2-demo', headers: { 'on-behalf-of': lv2?.id ?? '' } });
    expect(acting.unit).toBeGreaterThan(0);
    expect(acting.costUnit).toBeUndefined();
  });

  test('are in no answer but of those who may read them', async () => {
    const figures = new Set(
      demoRecords().flatMap(({ cells }) => (Number(cells.cost) >= 100 ? [String(Number(cells.cost) * 100)] : [])),
    );
    const listed = new Set(demoRecords().flatMap(({ cells }) => [String(Math.round(Number(cells.list) * 100))]));
    for (const as of ['lv1-demo', 'lv2-demo', 'sales-demo']) {
      const { rawPayload } = await app.send(priceRoutes.evaluate, { body: { form: FORM, quantity: 1 } }, { as });
      const numbers = rawPayload.toString().match(/(?<=:)\d{4,}/g) ?? [];
      expect(
        numbers.filter((number) => figures.has(number) && !listed.has(number)),
        as,
      ).toEqual([]);
      expect(rawPayload.toString(), as).not.toMatch(/costUnit|marginBp/);
    }
  });

  test.runIf(ON_POSTGRES)('are read by nobody but the provider, and prices changed by nobody', async () => {
    const [lv1] = await owner.select().from(organisations).where(eq(organisations.name, '华东传动设备有限公司'));
    const own = [lv1?.id ?? ''];
    const all = [...demoList().rows.values()].flat().length;
    const customer = app.portal.within({ serviced: [], readable: own, writable: own, visitors: false });
    const staff = app.portal.within({ serviced: [], readable: own, writable: own, visitors: true });
    const admin = app.portal.within({ serviced: [], readable: 'all', writable: [], visitors: true });
    expect(await Promise.all([customer, staff, admin].map((db) => db.$count(priceRowCosts)))).toEqual([0, all, all]);
    expect(await customer.$count(customerTerms)).toBe(1);
    for (const db of [customer, staff, admin]) {
      expect((await db.update(customerTerms).set({ groupCode: 'A' })).rowCount).toBe(0);
      expect((await db.delete(priceRows)).rowCount).toBe(0);
    }
  });
});

describe('a price that was published', () => {
  test('never changes, though its version may be put out of force', async () => {
    await expect(owner.update(priceRows).set({ list: 1 })).rejects.toThrow();
    await expect(owner.update(priceRowCosts).set({ cost: 1 })).rejects.toThrow();
    await expect(owner.update(priceVersions).set({ validFrom: '2030-01-01' })).rejects.toThrow();
  });

  test('is read as it was written, and the demo adds it once', async () => {
    await seedDemoPrices(owner, { newId: app.portal.newId, now: app.clock.now(), passwordMemory: 0 });
    const versions = await owner.select().from(priceVersions);
    expect(versions).toHaveLength(1);
    const list = await loadPriceList(owner, versions[0]?.id ?? '', true);
    const inOrder = (rows: typeof list.rows) =>
      [...rows.values()]
        .flat()
        .map((row) => JSON.stringify(row, Object.keys(row).sort()))
        .sort();
    expect(inOrder(list.rows)).toEqual(inOrder(demoList().rows));
    expect({ ...list, rows: 0 }).toEqual({ ...demoList(), rows: 0 });
  });
});

describe('a customer', () => {
  test('who is shown no prices is told so, whatever the product', async () => {
    await owner.update(customerTerms).set({ showPrices: 'none' });
    expect(await seenBy('lv1-demo')).toEqual({ ...NO_PRICE, ...UNLISTED, shown: 'none' });
  });

  test('without terms of its own has prices on request, not those of the customer above', async () => {
    const [lv2] = await owner.select().from(organisations).where(eq(organisations.name, '苏州输送机械有限公司'));
    await owner.delete(customerTerms).where(eq(customerTerms.organisationId, lv2?.id ?? ''));
    expect(await seenBy('lv2-demo')).toEqual({
      ...{ ...NO_PRICE, ...UNLISTED, shown: 'net' },
      ...{ status: 'on-request', reason: 'no-terms', missing: [] },
    });
  });

  test('whose group the list does not know has prices on request', async () => {
    await owner.update(customerTerms).set({ showPrices: 'net', groupCode: 'Z' });
    const told = await seenBy('lv1-demo');
    expect(told).toMatchObject({ status: 'on-request', reason: 'missing-rows', missing: [{ component: 'group' }] });
  });

  test('has prices on request while no list is in force', async () => {
    await owner.update(priceVersions).set({ state: 'retired' });
    const told = await seenBy('lv1-demo');
    expect(told).toMatchObject({ status: 'on-request', reason: 'no-list', missing: [], unit: null, list: null });
  });
});
