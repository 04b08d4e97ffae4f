import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEvents } from '#modules/audit/server/public.ts';
import { cartRoutes } from '#modules/cart/contract.ts';
import { catalogueRoutes } from '#modules/catalogue/contract.ts';
import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
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

/** Puts a release in force by which a gear unit of type K stands in M1 no more. */
async function publish(): Promise<string> {
  const expr = { not: { all: [{ in: ['gearboxModel', ['K']] }, { in: ['installationPosition', ['M1']] }] } };
  const rule = { id: 'no-k-in-m1', expr, reason: { zh: 'K 型不能采用 M1', en: 'Type K is not mounted in M1' } };
  const body = { ...SHIPPED, model: { ...SHIPPED.model, rules: [...SHIPPED.model.rules, rule] } };
  const answer = await app.send(catalogueRoutes.publishRelease, { params, body }, { as: 'admin' });
  expect([answer.statusCode, answer.json().description]).toEqual([200, expect.anything()]);
  return (await app.call(catalogueRoutes.currentRelease, { params })).hash;
}

const save = (choices: readonly (readonly [string, string])[]) =>
  app.call(cartRoutes.create, { body: aConfiguredForm(release, A_ROW_ID, choices) }, lv1);
const idsOf = async (releaseState: 'valid' | 'changed' | 'invalid') =>
  (await app.call(cartRoutes.list, { query: { releaseState } }, lv1)).rows.map(({ id }) => id);
const migrate = (ids: string[]) => app.call(cartRoutes.batch, { body: { action: 'migrate', ids } }, lv1);

test('lines of an earlier release say how they stand to the one in force, are found by it, and taken over in one step', async () => {
  const [upright, hung] = [await save([]), await save([['installationPosition', 'M4']])];
  expect(await idsOf('valid')).toHaveLength(2);
  const hash = await publish();

  expect(await idsOf('invalid')).toEqual([upright.id]);
  expect(await idsOf('valid')).toEqual([hung.id]);
  expect(await idsOf('changed')).toEqual([]);
  const check = await app.call(
    cartRoutes.release,
    { params: { id: upright.id } },
    { ...lv1, headers: { 'accept-language': 'en' } },
  );
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
