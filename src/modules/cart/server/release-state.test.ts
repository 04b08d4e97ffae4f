import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEvents } from '#modules/audit/server/public.ts';
import { cartRoutes } from '#modules/cart/contract.ts';
import { catalogueRoutes } from '#modules/catalogue/contract.ts';
import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
import { type FieldDef, text, value } from '#product/field.ts';
import type { ProductRelease } from '#product/release.ts';
import { testApp } from '#testing/app.ts';
import { A_ROW_ID, aConfiguredForm } from '#testing/builders/a-configured-form.ts';

const app = await testApp({ demo: true });
const lv1 = { as: 'lv1-demo' };
const params = { family: 'JRT' } as const;
const release = await loadActiveRelease(app.portal.db);
const SHIPPED: ProductRelease = (
  await app.send(catalogueRoutes.release, { params: { ...params, hash: release.hash } })
).json().result;

/** What every gear unit is packed in by the later release; by the one before nobody asked. */
const PACKING: FieldDef = {
  id: 'packing',
  step: 4,
  kind: 'choice',
  label: text('包装', 'Packing'),
  values: [value('carton', '纸箱', 'Carton'), value('crate', '木箱', 'Crate')],
  default: 'carton',
  modelled: true,
};

/** Puts a release in force by which a gear unit of type K stands in M1 no more, and each is packed in something. */
async function publish(): Promise<string> {
  const expr = { not: { all: [{ in: ['gearboxModel', ['K']] }, { in: ['installationPosition', ['M1']] }] } };
  const rule = { id: 'no-k-in-m1', expr, reason: { zh: 'K 型不能采用 M1', en: 'Type K is not mounted in M1' } };
  const { fields, steps, model } = SHIPPED;
  const body = {
    ...SHIPPED,
    fields: [...fields, PACKING],
    steps: steps.map((step) =>
      step.index === PACKING.step ? { ...step, fields: [...step.fields, PACKING.id] } : step,
    ),
    model: {
      ...model,
      rules: [...model.rules, rule],
      variables: [...model.variables, { id: PACKING.id, values: PACKING.values.map(({ code }) => code) }],
    },
  };
  const answer = await app.send(catalogueRoutes.publishRelease, { params, body }, { as: 'admin' });
  expect([answer.statusCode, answer.json().description]).toEqual([200, expect.anything()]);
  return (await app.call(catalogueRoutes.currentRelease, { params })).hash;
}

const save = (choices: readonly (readonly [string, string])[]) =>
  app.call(cartRoutes.create, { body: aConfiguredForm(release, A_ROW_ID, choices) }, lv1);
const idsOf = async (releaseState: 'valid' | 'changed' | 'invalid') =>
  (await app.call(cartRoutes.list, { query: { releaseState } }, lv1)).rows.map(({ id }) => id);
const checkOf = (id: string) =>
  app.call(cartRoutes.release, { params: { id } }, { ...lv1, headers: { 'accept-language': 'en' } });
const migrate = (ids: string[]) => app.call(cartRoutes.batch, { body: { action: 'migrate', ids } }, lv1);

test('lines of an earlier release say how they stand to the one in force, are found by it, and taken over in one step', async () => {
  const [upright, hung] = [await save([]), await save([['installationPosition', 'M4']])];
  expect(await idsOf('valid')).toHaveLength(2);
  const hash = await publish();

  expect(await idsOf('invalid')).toEqual([upright.id]);
  expect(await idsOf('valid')).toEqual([]);
  expect(await idsOf('changed')).toEqual([hung.id]);
  expect((await checkOf(hung.id)).differences).toEqual([{ label: 'Packing', from: '', to: 'Carton' }]);
  const check = await checkOf(upright.id);
  expect(check).toMatchObject({ state: 'invalid', from: release.hash.slice(0, 12), to: hash.slice(0, 12) });
  expect(check.reason).toContain('Type K is not mounted in M1');

  // One that is no product any more leaves the others as they are.
  await expect(migrate([hung.id, upright.id])).rejects.toMatchObject({ code: 'configuration.not-migrated' });
  expect((await app.call(cartRoutes.open, { params: { id: hung.id } }, lv1)).releaseHash).toBe(release.hash);

  await migrate([hung.id]);
  const after = await app.call(cartRoutes.open, { params: { id: hung.id } }, lv1);
  expect(after).toMatchObject({ releaseHash: hash, version: 2, releaseState: 'valid', typeCode: hung.typeCode });
  const [event] = await app.portal.db.select().from(auditEvents).where(eq(auditEvents.object, hung.id));
  expect(event).toMatchObject({
    action: 'configuration.migrated',
    details: { release: { from: release.hash, to: hash }, version: { from: 1, to: 2 } },
  });
});
