// @tests both-databases
import { expect, it } from 'vitest';
import { cartRoutes } from '#modules/cart/contract.ts';
import { addNeighbours } from '#modules/cart/testing/cart-app.ts';
import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
import { quoteRoutes } from '#modules/quotes/contract.ts';
import { ADMIN, LV1, LV2, quoteApp, SALES } from '#modules/quotes/testing/quote-app.ts';
import { A_ROW_ID, aConfiguredForm } from '#testing/builders/a-configured-form.ts';

const { app, open, save, step } = await quoteApp();
await addNeighbours(app);
const form = aConfiguredForm(await loadActiveRelease(app.portal.db), A_ROW_ID);
const sizingCase = 'application=hoist&m_L=5000%7Ekg';
const SIZED = { case: sizingCase, line: 'JRT', row: form.basicTypeId, release: form.releaseHash };

it('a quote of a sized line tells both sides the case, and nobody who may not read the quote', async () => {
  const sized = await app.call(cartRoutes.create, { body: { ...form, sizingCase } as never }, LV2);
  const configurationIds = [sized.id, await save(LV2)];
  const draft = await app.call(quoteRoutes.create, { body: { configurationIds } }, LV2);
  const { id } = await step('request', draft, { version: draft.version }, LV2);
  for (const reader of [LV2, LV1, SALES, ADMIN]) {
    const { lines } = await open(id, reader);
    expect([reader.as, lines.map(({ sizing }) => sizing)]).toEqual([reader.as, [SIZED, null]]);
  }
  for (const stranger of [{ as: 'other-demo' }, { as: 'sibling-demo' }])
    await expect(open(id, stranger)).rejects.toMatchObject({ status: 404, code: 'record.unknown' });
});
