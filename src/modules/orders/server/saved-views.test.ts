import { expect, it } from 'vitest';
import { savedViewRoutes } from '#modules/orders/contract.ts';
import { MOST_VIEWS } from '#modules/orders/domain/saved-views.ts';
import { orderApp } from '#modules/orders/testing/order-app.ts';
import { LV1, LV2 } from '#modules/quotes/testing/quote-app.ts';

const { app } = await orderApp();
const keep = (name: string, query: string, caller = LV1) =>
  app.send(savedViewRoutes.keep, { body: { page: 'orders', name, query } }, caller);
const views = async (caller = LV1, page = 'orders') =>
  (await app.call(savedViewRoutes.list, { query: { page: page as 'orders' } }, caller)).rows;

it('are kept under a name, by name and for their person and list alone, until they are deleted', async () => {
  await keep('Late', 'late=true');
  await keep('Done', 'view=past');
  expect(await views()).toEqual([
    { name: 'Done', query: 'view=past' },
    { name: 'Late', query: 'late=true' },
  ]);
  expect([await views(LV2), await views(LV1, 'orders-all')]).toEqual([[], []]);
  await keep('Done', 'view=past&orderStatus=delivered');
  expect(await views()).toMatchObject([{ query: 'view=past&orderStatus=delivered' }, { name: 'Late' }]);
  await app.call(savedViewRoutes.forget, { query: { page: 'orders', name: 'Done' } }, LV1);
  expect(await views()).toEqual([{ name: 'Late', query: 'late=true' }]);
});

it('are no more than a menu can hold, and say so', async () => {
  for (let no = 0; no < MOST_VIEWS; no += 1) expect((await keep(`V ${no}`, '', LV2)).statusCode).toBe(200);
  const beyond = await keep('One more', '', LV2);
  expect([beyond.statusCode, beyond.json().error?.code]).toEqual([422, 'order.too-many-views']);
  expect((await keep('V 3', 'late=true', LV2)).statusCode).toBe(200);
});

it('are what an address can say, and nothing else', async () => {
  expect((await keep('Script', 'javascript:alert(1)')).statusCode).toBe(400);
});
