// @tests both-databases-long
import { beforeEach, describe, expect, test } from 'vitest';
import { granted } from '#kernel/result.ts';
import { accountsModule } from '#modules/accounts/server/module.ts';
import { cartRoutes } from '#modules/cart/contract.ts';
import { noDrives, noFacts, sameRelease } from '#modules/cart/testing/no-drives.ts';
import { customersModule } from '#modules/customers/server/module.ts';
import { type TestCaller, testApp } from '#testing/app.ts';
import { aSavedForm } from '#testing/builders/saved-form.ts';
import { registerCart } from './configuration-routes.ts';
import { configurations } from './configuration-tables.ts';

const app = await testApp({
  demo: true,
  changes: { lineLimits: { perHour: 5, most: 8 } },
  register: (portal) => {
    accountsModule.register?.(portal);
    customersModule.register?.(portal);
    registerCart(portal, {
      drivesOf: noDrives,
      priceFactsOf: noFacts,
      checkRelease: sameRelease,
      inForce: () => [],
      verify: (form) => granted({ form, kind: 'R', productName: 'JRTR67', typeCode: 'JRTR67' }),
    });
  },
});
const lv1 = { as: 'lv1-demo' };
const lv2 = { as: 'lv2-demo' };
const save = (caller: TestCaller = lv1) => app.call(cartRoutes.create, { body: aSavedForm() }, caller);
const saveTimes = async (times: number, caller?: TestCaller) => {
  for (let turn = 0; turn < times; turn += 1) await save(caller);
};
const codesOf = (answers: readonly PromiseSettledResult<unknown>[]) =>
  answers.map((answer) => (answer.status === 'fulfilled' ? 'saved' : String(answer.reason.code))).sort();

beforeEach(async () => {
  app.clock.advance(61);
  await app.database.db.delete(configurations);
});

describe('saving too often', () => {
  test.each([
    ['zh-cn', '贵公司一小时内已保存 5 个产品，请 50 分钟后再试'],
    ['en', 'Your company has saved 5 products within an hour. Please try again in 50 min'],
  ])('is refused with the time to wait, in %s', async (language, description) => {
    await saveTimes(5);
    app.clock.advance(10);
    const answer = await app.send(
      cartRoutes.create,
      { body: aSavedForm() },
      { ...lv1, headers: { 'accept-language': language } },
    );
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '3000']);
    expect(answer.json()).toMatchObject({ description, error: { code: 'configuration.slowed' } });
    app.clock.advance(50);
    expect((await save()).version).toBe(1);
  });

  test('counts for each organisation apart', async () => {
    await saveTimes(5);
    expect((await save(lv2)).customerName).toBe('苏州输送机械有限公司');
  });

  test('by twenty at once lets the five through that are left', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => save()));
    expect(codesOf(answers)).toEqual([...Array(15).fill('configuration.slowed'), ...Array(5).fill('saved')]);
  });

  test('is not escaped by deleting what was saved', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const { id } = await save();
      await app.call(cartRoutes.remove, { params: { id } }, lv1);
    }
    await expect(save()).rejects.toMatchObject({ status: 429, code: 'configuration.slowed' });
    app.clock.advance(60);
    expect((await save()).version).toBe(1);
  });

  test('is not what sends the same request again, nor what changes a line', async () => {
    await saveTimes(4);
    const keyed = { ...lv1, headers: { 'idempotency-key': 'limited' } };
    const line = await save(keyed);
    expect(await save(keyed)).toEqual(line);
    const body = { quantity: 3, version: 1 };
    const changed = await app.call(cartRoutes.setQuantity, { params: { id: line.id }, body }, lv1);
    expect(changed.quantity).toBe(3);
  });
});

describe('more lines than an organisation may have', () => {
  const fill = async () => {
    await saveTimes(5);
    app.clock.advance(61);
    await saveTimes(3);
  };

  test.each([
    ['zh-cn', '贵公司已保存 8 个产品，达到上限，请删除不再需要的产品后重新保存'],
    [
      'en',
      'Your company has reached the limit of 8 saved products. Please delete those no longer needed and save again',
    ],
  ])('are refused, in %s, until one is deleted', async (language, description) => {
    await fill();
    const caller = { ...lv1, headers: { 'accept-language': language } };
    await expect(save(caller)).rejects.toMatchObject({ status: 422, code: 'configuration.too-many', description });
    const [line] = (await app.call(cartRoutes.list, {}, lv1)).rows;
    await app.call(cartRoutes.remove, { params: { id: line?.id ?? '' } }, lv1);
    expect((await save()).version).toBe(1);
  });

  test('do not come of twenty saves at once', async () => {
    await saveTimes(5);
    app.clock.advance(61);
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => save()));
    expect(codesOf(answers)).toEqual([...Array(17).fill('configuration.too-many'), ...Array(3).fill('saved')]);
  });
});
