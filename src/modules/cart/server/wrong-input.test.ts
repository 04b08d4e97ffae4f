import { describe, expect, test } from 'vitest';
import { cartRoutes } from '#modules/cart/contract.ts';
import { cartApp, lv1 } from '#modules/cart/testing/cart-app.ts';
import { aSavedForm } from '#testing/builders/saved-form.ts';

const { app, save } = await cartApp();

describe('wrong input', () => {
  const wrongBodies: [string, object][] = [
    ['an unknown field', { organisationId: '01890a5d-ac96-774b-bcce-b302099a8057' }],
    ['a discount', { discount: 1 }],
    ['an unknown field in a part', { reduceConfig: { colour: 'red' } }],
    ['a quantity of 0', { quantity: 0 }],
    ['a quantity of 1e9', { quantity: 1e9 }],
    ['a quantity of 1.5', { quantity: 1.5 }],
    ['a quantity as text', { quantity: '1' }],
    ['a negative ratio', { basicType: { ...aSavedForm().basicType, ratio: -5 } }],
    ['an endless ratio', { basicType: { ...aSavedForm().basicType, ratio: 1e300 } }],
    ['a NUL in the remark', { remark: 'a\u0000b' }],
    ['half a surrogate pair in a code', { inputType: '\udc00' }],
    ['a remark of 5000 characters', { remark: 'x'.repeat(5000) }],
    ['a code of 1000 characters', { gearboxModel: 'R'.repeat(1000) }],
    ['101 catalogue parameters', { lectoTypeParamsValues: Array(101).fill({ modelKey: 'a', customerValues: [] }) }],
    ['a list instead of a part', { motorConfig: [] }],
    ['a text instead of a part', { installationMethodConfig: 'M1' }],
    ['no installation', { installationMethodConfig: null }],
    ['another category', { category: 'JRX' }],
  ];

  test.each(wrongBodies)('in a form (%s) is named and refused', async (_, changes) => {
    const answer = await app.send(cartRoutes.create, { body: { ...aSavedForm(), ...changes } }, lv1);
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'request.invalid']);
    expect(answer.json().error.issues[0].path).toMatch(/^body\./);
  });

  test.each([null, [], 'text', 5, true])('instead of a form (%j) is refused', async (body) => {
    expect((await app.send(cartRoutes.create, { body }, lv1)).statusCode).toBe(400);
  });

  test.each([
    ['pageSize=0'],
    ['pageSize=201'],
    ['pageSize=1000000'],
    ['pageSize=-1'],
    ['pageSize=1e2'],
    ['pageSize=1&pageSize=2'],
    ['cursor=place'],
    ['cursor=%27%20or%201=1'],
    [`q=${'x'.repeat(101)}`],
    ['q=%00'],
    ['sort=name'],
    ['__proto__=1'],
  ])('in the list (%s) is refused', async (query) => {
    const answer = await app.http.inject({
      url: `/api/v1/configurations?${query}`,
      headers: { authorization: `Bearer ${await app.signIn('lv1-demo')}` },
    });
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'request.invalid']);
  });

  test.each([
    { quantity: 1, version: 0 },
    { quantity: 1, version: 3e9 },
    { quantity: 1 },
    { quantity: 1, version: '1' },
    { quantity: 1, version: 1, typeCode: 'x' },
  ])('in a change of quantity (%j) is refused', async (body) => {
    const { id } = await save();
    expect((await app.send(cartRoutes.setQuantity, { params: { id }, body }, lv1)).statusCode).toBe(400);
  });
});
