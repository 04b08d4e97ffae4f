import { expect, test } from 'vitest';
import { cartRoutes } from '#modules/cart/contract.ts';
import { sharedRoutes, shareRoutes } from '#modules/shares/contract.ts';
import { testApp } from '#testing/app.ts';
import { formOfRow } from '#testing/builders/form-of-row.ts';

const app = await testApp({ demo: true });
const lv1 = { as: 'lv1-demo' };

test.each([
  ['JRW', 'W063-30-DN80M14-0.55-50-B5', { builtInType: 'foot' }],
  ['JRT', 'K47-3-29.32-DN90L4-1.5-50', { builtInType: 'K' }],
  ['JD', 'JD-DN90L4-50', { mountingArrangement: 'B3' }],
])('a product of %s is shared with its figures and sections, and can be taken over', async (line, rowId, chosen) => {
  const form = await formOfRow(app.portal.db, { line, rowId, chosen });
  const { id, productName, typeCode } = await app.call(cartRoutes.create, { body: form }, lv1);
  const { path } = await app.call(shareRoutes.create, { params: { id }, body: { kind: 'copy' } }, lv1);
  const params = { token: path.replace('/shared/', '') };
  const shown = await app.call(sharedRoutes.look, { params });
  expect(shown).toMatchObject({ category: line, productName, typeCode });
  expect(shown.figures.length).toBeGreaterThan(1);
  expect(shown.sections.length).toBeGreaterThan(2);
  const { form: taken } = await app.call(sharedRoutes.takeOver, { params });
  if (taken === null) throw new Error('It is a product still');
  expect(await app.call(cartRoutes.create, { body: taken }, lv1)).toMatchObject({ productName, typeCode });
});
