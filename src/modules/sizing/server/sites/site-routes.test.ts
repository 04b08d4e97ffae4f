import { expect, it } from 'vitest';
import { siteProfileRoutes } from '#modules/sizing/contract.ts';
import { MOST_SITES } from '#modules/sizing/domain/site-profile.ts';
import { testApp } from '#testing/app.ts';

const app = await testApp({ demo: true });
const LV1 = { as: 'lv1-demo' };
const LV2 = { as: 'lv2-demo' };
const LHASA = { h_alt: 3650, T_amb: { value: 77, unit: '°F' }, supply: 'inverter' };
const keep = (name: string, inputs: object = LHASA, caller = LV1) =>
  app.send(siteProfileRoutes.keep, { body: { name, inputs } as never }, caller);
const sites = async (caller = LV1) => (await app.call(siteProfileRoutes.list, {}, caller)).rows;

it('a site is kept as it was typed, by name and for its person alone, replaced and deleted', async () => {
  await keep('Lhasa');
  await keep('Hamburg', {});
  expect(await sites()).toEqual([
    { name: 'Hamburg', inputs: {} },
    { name: 'Lhasa', inputs: LHASA },
  ]);
  expect(await sites(LV2)).toEqual([]);
  await keep('Hamburg', { h_d: 16 });
  expect(await sites()).toMatchObject([{ inputs: { h_d: 16 } }, { name: 'Lhasa' }]);
  await app.call(siteProfileRoutes.forget, { query: { name: 'Lhasa' } }, LV2);
  await app.call(siteProfileRoutes.forget, { query: { name: 'Hamburg' } }, LV1);
  expect((await sites()).map(({ name }) => name)).toEqual(['Lhasa']);
});

it('sites are no more than a menu can hold, and say so', async () => {
  for (let no = 0; no < MOST_SITES; no += 1) expect((await keep(`S ${no}`, {}, LV2)).statusCode).toBe(200);
  const beyond = await keep('One more', {}, LV2);
  expect([beyond.statusCode, beyond.json().error?.code]).toEqual([422, 'sizing.too-many-sites']);
  expect((await keep('S 3', LHASA, LV2)).statusCode).toBe(200);
  expect((await keep('A'.repeat(61))).statusCode).toBe(400);
});
