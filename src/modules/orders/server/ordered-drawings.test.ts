// @tests both-databases-long
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orderRoutes } from '#modules/orders/contract.ts';
import { orderLines } from '#modules/orders/server/order-tables.ts';
import { orderApp } from '#modules/orders/testing/order-app.ts';
import { ADMIN, LV1, LV2, SALES } from '#modules/quotes/testing/quote-app.ts';
import type { TestCaller } from '#testing/app.ts';

const { app, placed } = await orderApp();
const order = await placed();
const item = { id: order.id, itemNumber: '10' };

const ask = (format: string, caller: TestCaller = LV1, params = item) =>
  app.send(orderRoutes.drawing, { params: { ...params, format } }, caller);
const said = (language: string): TestCaller => ({ as: 'lv1-demo', headers: { 'accept-language': language } });

test('both sides have the drawings of an item by the product data it was ordered with', async () => {
  const { form, typeCode } = await app.call(orderRoutes.configuration, { params: item }, LV1);
  const model = await ask('step');
  expect([model.statusCode, model.headers['content-type']]).toEqual([200, 'model/step']);
  expect(model.body).toContain(`${form.releaseHash?.slice(0, 12)}'`);
  expect(model.body).toContain(`PRODUCT('${typeCode.split(' ')[0]}`);
  for (const [format, type] of [
    ['pdf', 'application/pdf'],
    ['dxf', 'image/vnd.dxf'],
  ] as const)
    expect((await ask(format, SALES)).headers['content-type']).toBe(type);
  expect((await ask('csv', ADMIN)).statusCode).toBe(200);
});

test('nobody else has them, and a kind of file there is none of is named', async () => {
  const [foreign, absent] = [await ask('step', LV2), await ask('step', LV1, { ...item, itemNumber: '11' })];
  expect([foreign, absent].map((answer) => [answer.statusCode, answer.json().error.code])).toEqual([
    [404, 'record.unknown'],
    [404, 'record.unknown'],
  ]);
  expect((await ask('step', {})).statusCode).toBe(401);
  expect((await ask('dwg')).json().error.code).toBe('drawing.unknown-format');
});

test('of an item of the ERP, which nobody configured here, it is said that there are none', async () => {
  const { id } = await placed();
  await app.database.db.update(orderLines).set({ form: null }).where(eq(orderLines.orderId, id));
  const asked = async (language: string) => (await ask('pdf', said(language), { ...item, id })).json();
  expect((await asked('en')).error.code).toBe('order.not-configured');
  expect((await asked('en')).description).toBe(
    'Item 10 came from the ERP system without a configuration of the portal: there is no data sheet and there are no drawings of it here',
  );
  expect((await asked('zh-cn')).description).toBe('行项目 10 来自 ERP，未在本平台选型，没有配置、技术资料和图纸');
  const sheet = await app.send(orderRoutes.sheet, { params: { ...item, id } }, LV1);
  expect(sheet.json().error.code).toBe('order.not-configured');
  expect((await ask('pdf', LV2, { ...item, id })).json().error.code).toBe('record.unknown');
});
