// @tests both-databases-long
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { organisations } from '#modules/accounts/server/public.ts';
import { auditEvents } from '#modules/audit/server/audit-tables.ts';
import { cartRoutes } from '#modules/cart/contract.ts';
import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
import { priceRoutes } from '#modules/prices/contract.ts';
import { customerTerms, priceAgreements } from '#modules/prices/server/price-tables.ts';
import { testApp } from '#testing/app.ts';
import { A_ROW_ID, aConfiguredForm } from '#testing/builders/a-configured-form.ts';

const app = await testApp({ demo: true });
const { db: owner } = app.database;
const FORM = aConfiguredForm(await loadActiveRelease(app.portal.db), A_ROW_ID, [['brakes', 'BE2']]);
const [SUZHOU] = await owner.select().from(organisations).where(eq(organisations.name, '苏州输送机械有限公司'));

type Caller = Parameters<typeof app.call>[2];
const save = async (as: string) =>
  (await app.call(cartRoutes.create, { body: { ...FORM, quantity: 12 } as never }, { as })).id;
const ask = (configurationId: string, caller: Caller, said: object = {}) =>
  app.call(priceRoutes.evaluate, { body: { configurationId, ...said } }, caller);
const lines = { own: await save('lv1-demo'), below: await save('lv2-demo') };

test('a saved line is priced by the terms of its customer, in its own quantity or another', async () => {
  const told = await ask(lines.below, { as: 'sales-demo' });
  expect(told).toMatchObject({ shown: 'breakdown', groupBp: 2200, quantityBp: 400 });
  expect(told.total).toBe(12 * Number(told.unit));
  expect(await ask(lines.own, { as: 'sales-demo' }, { quantity: 1 })).toMatchObject({ groupBp: 3000, quantityBp: 0 });
  expect(await ask(lines.own, { as: 'lv1-demo' })).toMatchObject({ shown: 'breakdown', groupBp: 3000 });
});

test('one in the form that is sent, priced by the same terms, costs the same', async () => {
  const { unit } = await app.call(
    priceRoutes.evaluate,
    { body: { form: FORM as never, quantity: 12 } },
    { as: 'lv2-demo' },
  );
  expect((await ask(lines.below, { as: 'lv2-demo' })).unit).toBe(unit);
});

test('the provider’s people may ask for the same line in another group and with a discount by hand', async () => {
  const told = await ask(lines.own, { as: 'admin' }, { group: 'C', manualBp: 500 });
  expect(told).toMatchObject({ groupBp: 1200, quantityBp: 400 });
  expect(told.manualAmount).toBeGreaterThan(0);
});

test('the customer above is told what it is to pay, and how that comes about where the customer below is', async () => {
  const told = await ask(lines.below, { as: 'lv1-demo' });
  expect(told).toMatchObject({ shown: 'net', components: null, groupBp: null });
  expect(told.unit).toBe((await ask(lines.below, { as: 'lv2-demo' })).unit);
  const ofSuzhou = eq(customerTerms.organisationId, SUZHOU?.id ?? '');
  await owner.update(customerTerms).set({ showPrices: 'breakdown' }).where(ofSuzhou);
  expect(await ask(lines.below, { as: 'lv1-demo' })).toMatchObject({ shown: 'breakdown', groupBp: 2200 });
});

test('what was agreed with its customer stands in place of the discounts, and adds up', async () => {
  const [id, createdAt] = [app.portal.newId(), app.clock.now()];
  await owner.insert(priceAgreements).values({
    ...{ id, createdAt, organisationId: SUZHOU?.id ?? '', selector: 'family', key: 'JRT|K|67', name: 'K67' },
    ...{ kind: 'discount', value: 4000, currency: 'CNY', minQuantity: 1, validFrom: '2020-01-01' },
  });
  const told = await ask(lines.below, { as: 'admin' });
  expect(told).toMatchObject({ groupAmount: 0, quantityAmount: 0, manualAmount: 0, agreementBp: 4000 });
  expect(Number(told.listUnit) - Number(told.agreementAmount) + Number(told.rounding)).toBe(told.unit);
  expect((await ask(lines.own, { as: 'admin' })).agreementAmount).toBe(0);
});

test('a line out of reach, one that was deleted and one that never was are not found', async () => {
  const deleted = await save('lv2-demo');
  await app.call(cartRoutes.remove, { params: { id: deleted } }, { as: 'lv2-demo' });
  for (const id of [lines.own, deleted, app.portal.newId(), 'x']) {
    const { statusCode } = await app.send(priceRoutes.evaluate, { body: { configurationId: id } }, { as: 'lv2-demo' });
    expect(statusCode).toBe(404);
  }
});

test('an administrator’s look at a line is written down', async () => {
  await ask(lines.own, { as: 'admin' });
  const events = await owner.select().from(auditEvents).where(eq(auditEvents.object, lines.own));
  expect(events.map(({ action }) => action)).toContain('configuration.read');
});
