// @tests both-databases
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { cartRoutes } from '#modules/cart/contract.ts';
import { addNeighbours, cartApp, lv1, lv2 } from '#modules/cart/testing/cart-app.ts';
import { savedForm } from '#modules/configurator/contract.ts';
import type { TestCaller } from '#testing/app.ts';
import { aSavedForm } from '#testing/builders/saved-form.ts';
import { configurations } from './configuration-tables.ts';

const { app, save, open, listAll } = await cartApp();
const { db } = app.database;
await addNeighbours(app);
const formOf = (basicTypeId: string) => savedForm.parse({ ...aSavedForm(), basicTypeId });

describe('saving a configuration', () => {
  test('answers the line with the name and the type code the product data gives it', async () => {
    const line = await save(lv1, { quantity: 3 });
    expect(line).toMatchObject({
      version: 1,
      productName: 'JRTR67',
      typeCode: 'JRTR67-128.97',
      category: 'JRT',
      gearboxModel: 'R',
      quantity: 3,
      inquiryStatus: 'N',
      customerName: '华东传动设备有限公司',
      actorName: 'lv1-demo',
      onBehalfOf: null,
      createdAt: app.clock.now().toISOString(),
      abilities: { edit: true, delete: true },
    });
    expect(await open(line.id)).toEqual(line);
  });

  test('stores the form as it came, with an id in each part', async () => {
    const { form } = await save();
    expect(form).toMatchObject(aSavedForm());
    const ids = [form.basicType?.id, form.motorConfig?.id, form.installationMethodConfig.id, form.reduceConfig.id];
    expect(new Set(ids.filter((id) => id !== undefined)).size).toBe(4);
    expect(form).toMatchObject({ inputModule: null });
  });

  test('takes what the specification sends along without believing it', async () => {
    const line = await save(lv1, {
      id: 'x',
      productName: 'Free of charge',
      productConfig: { productName: 'y' },
      inquiryStatus: 'N',
    });
    expect(line.productName).toBe('JRTR67');
    expect(line.id).not.toBe('x');
    expect(line.form).not.toHaveProperty('productName');
  });

  test.each([
    ['a release no longer in force', { releaseHash: 'ffffffffffffffff' }, 409, 'release.outdated'],
    ['an unknown basic type', { basicTypeId: 'R67-none' }, 422, 'configuration.unknown-basic-type'],
    [
      'a missing mounting position',
      { installationMethodConfig: { reduceType: 'JRTR' } },
      422,
      'configuration.incomplete',
    ],
    [
      'an excluded combination',
      { motorConfig: { coolingMethod: 'IC416', otherMotorOptions: 'C,2WE' } },
      422,
      'configuration.impossible',
    ],
  ])('is refused for %s', async (_, changes, status, code) => {
    const before = await listAll(lv1);
    await expect(save(lv1, changes)).rejects.toMatchObject({ status, code });
    expect(await listAll(lv1)).toEqual(before);
  });

  test('says in the language of the person why a combination is excluded', async () => {
    const motorConfig = { coolingMethod: 'IC416', otherMotorOptions: '2WE' };
    const english = save({ ...lv1, headers: { 'accept-language': 'en' } }, { motorConfig });
    await expect(english).rejects.toMatchObject({
      description: 'These choices cannot be combined: IC416 excludes 2WE',
    });
    await expect(save(lv1, { motorConfig })).rejects.toMatchObject({
      description: '所选配置无法组合：IC416 不能与 2WE 组合',
    });
  });

  test('is nothing the administrator does', async () => {
    await expect(save({ as: 'admin' })).rejects.toMatchObject({ status: 403, code: 'access.refused' });
  });

  test('needs a person who is signed in', async () => {
    await expect(save({})).rejects.toMatchObject({ status: 401, code: 'session.missing' });
  });
});

describe('listing the cart', () => {
  test('shows the newest first and no form', async () => {
    app.clock.advance(1);
    const older = await save();
    app.clock.advance(1);
    const newer = await save();
    const { rows } = await app.call(cartRoutes.list, {}, lv1);
    expect(rows.slice(0, 2).map((row) => row.id)).toEqual([newer.id, older.id]);
    expect(JSON.stringify(rows)).not.toContain('basicTypeId');
  });

  test.each(['1', '3', '200'])('page by page of %s answers each line once', async (pageSize) => {
    const mine = (await db.select({ id: configurations.id }).from(configurations)).map(({ id }) => id);
    const walked = await listAll({ as: 'admin' }, { pageSize });
    expect([...walked].sort()).toEqual(mine.sort());
  });

  test('finds by product name and by type code, whatever the case, and takes % and _ as themselves', async () => {
    const line = await save(lv1, { basicTypeId: 'K67-3-108.03-DN90L4-1.5-50' });
    expect(await listAll(lv1, { q: 'jrtk67' })).toEqual([line.id]);
    expect(await listAll(lv1, { q: 'K67-128' })).toEqual([line.id]);
    expect(await listAll(lv1, { q: 'k67' })).toEqual([line.id]);
    for (const q of ['%', '_', '\\', "' or 1=1 --", '没有']) expect(await listAll(lv1, { q })).toEqual([]);
  });
});

describe('a search of the list', () => {
  test('finds a unit by gear type and size although letters part them in its code', async () => {
    const { id } = await save();
    await db
      .update(configurations)
      .set({
        productName: 'JRTKAF47-DN90L4',
        typeCode: 'JRTKAF47-DN90L4-H40',
        form: formOf('K47-3-57.35-DN90L4-1.5-50'),
      })
      .where(eq(configurations.id, id));
    expect(await listAll(lv1, { q: 'K47' })).toEqual([id]);
    expect(await listAll(lv1, { q: '47-3' })).toEqual([]);
  });

  test('finds a line by its remark, which the list answers', async () => {
    const { id } = await save(lv1, { remark: '2# 提升机 / hoist 2' });
    for (const q of ['提升机', 'HOIST']) {
      const { rows } = await app.call(cartRoutes.list, { query: { q } }, lv1);
      expect(rows.map((row) => [row.id, row.remark])).toEqual([[id, '2# 提升机 / hoist 2']]);
    }
  });
});

describe('changing a saved configuration', () => {
  const change = (id: string, version: number, caller: TestCaller = lv1, changes = {}) =>
    app.call(
      cartRoutes.update,
      { params: { id }, body: { ...aSavedForm(), quantity: 1, version, ...changes } },
      caller,
    );

  const refused = (id: string, language: string, changes = {}) =>
    change(id, 1, { ...lv1, headers: { 'accept-language': language } }, changes);

  test('leaves it the product line it was saved as', async () => {
    const { id } = await save();
    await db.update(configurations).set({ category: 'JD' }).where(eq(configurations.id, id));
    await expect(refused(id, 'en')).rejects.toMatchObject({
      code: 'configuration.other-line',
      message: expect.stringContaining('saved as JD and cannot become JRT. Please save JRT as a new product'),
    });
    await expect(refused(id, 'zh-cn')).rejects.toMatchObject({
      message: expect.stringContaining('该产品属于 JD 系列，不能改为 JRT 系列，请另存为新产品'),
    });
  });

  test('makes no sample of what was last saved from the full configurator', async () => {
    const { id } = await save();
    const sample = { sampleSelectionFlag: 'Y' };
    await expect(refused(id, 'en', sample)).rejects.toMatchObject({
      code: 'configuration.no-sample-again',
      message: expect.stringContaining('cannot be saved as a sample'),
    });
    await expect(refused(id, 'zh-cn', sample)).rejects.toMatchObject({ message: expect.stringContaining('样本') });
    expect((await open(id)).version).toBe(1);
  });

  test('may take a sample into the full configurator', async () => {
    const { id } = await save(lv1, { sampleSelectionFlag: 'Y' });
    const again = await change(id, 1, lv1, { sampleSelectionFlag: 'Y' });
    const { form } = await change(id, again.version, lv1, { sampleSelectionFlag: 'N' });
    expect(form.sampleSelectionFlag).toBe('N');
  });

  test('writes the next version and keeps the ids of its parts', async () => {
    const line = await save();
    app.clock.advance(5);
    const changed = await change(line.id, 1, lv1, {
      basicTypeId: 'K67-3-108.03-DN90L4-1.5-50',
      gearboxModel: 'K',
      quantity: 7,
    });
    expect(changed).toMatchObject({
      version: 2,
      productName: 'JRTK67',
      gearboxModel: 'K',
      quantity: 7,
      createdAt: line.createdAt,
    });
    expect(changed.updatedAt).toBe(app.clock.now().toISOString());
    expect(changed.form.basicType?.id).toBe(line.form.basicType?.id);
    expect(await open(line.id)).toEqual(changed);
  });

  test('of a version that is no longer the newest is refused', async () => {
    const line = await save();
    await change(line.id, 1, lv1, { remark: 'changed' });
    await expect(change(line.id, 1)).rejects.toMatchObject({ status: 409, code: 'version.conflict' });
    await expect(change(line.id, 99)).rejects.toMatchObject({ status: 409, code: 'version.conflict' });
  });

  test('by twelve people at once from one version lets one win', async () => {
    const line = await save();
    const answers = await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) => change(line.id, 1, lv1, { quantity: index + 2 })),
    );
    const winners = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    const losers = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []));
    expect(losers).toEqual(Array(11).fill('version.conflict'));
    expect(await open(line.id)).toEqual(winners[0]);
    expect(winners[0]?.version).toBe(2);
  });

  test('to something impossible is refused and leaves the line as it was', async () => {
    const line = await save();
    await expect(change(line.id, 1, lv1, { basicTypeId: 'none' })).rejects.toMatchObject({ status: 422 });
    expect(await open(line.id)).toEqual(line);
  });

  test.each(['as it was sent', 'as it was answered'])('%s changes nothing and leaves the version', async (how) => {
    const line = await save();
    const sent = how === 'as it was sent' ? { ...aSavedForm(), version: 1 } : line;
    const same = await app.call(cartRoutes.update, { params: { id: line.id }, body: sent as never }, lv1);
    expect(same).toEqual(line);
    expect(await open(line.id)).toEqual(line);
  });

  test('in quantity alone writes the next version too', async () => {
    const line = await save();
    const body = { quantity: 12, version: 1 };
    const changed = await app.call(cartRoutes.setQuantity, { params: { id: line.id }, body }, lv1);
    expect(changed).toMatchObject({ quantity: 12, version: 2, typeCode: line.typeCode });
    await expect(app.call(cartRoutes.setQuantity, { params: { id: line.id }, body }, lv1)).rejects.toMatchObject({
      code: 'version.conflict',
    });
  });
});

describe('deleting a saved configuration', () => {
  const remove = (id: string, query: { version?: string } = {}, caller: TestCaller = lv1) =>
    app.call(cartRoutes.remove, { params: { id }, query }, caller);

  test('is asked for by clients that say JSON of every request, without a body', async () => {
    const line = await save(lv1);
    const headers = { 'content-type': 'application/json' };
    const answer = await app.send(cartRoutes.remove, { params: { id: line.id }, query: {} }, { ...lv1, headers });
    expect(answer.statusCode).toBe(200);
  });

  test('removes it once', async () => {
    const line = await save();
    expect(await remove(line.id)).toBeNull();
    await expect(open(line.id)).rejects.toMatchObject({ status: 404, code: 'record.unknown' });
    await expect(remove(line.id)).rejects.toMatchObject({ status: 404, code: 'record.unknown' });
  });

  test('of an older version is refused', async () => {
    const line = await save();
    await expect(remove(line.id, { version: '2' })).rejects.toMatchObject({ status: 409, code: 'version.conflict' });
    expect(await remove(line.id, { version: '1' })).toBeNull();
  });
});

describe("somebody else's lines", () => {
  const absent = '01890a5d-ac96-774b-bcce-b302099a8057';
  const attempts = (id: string) => [
    { route: cartRoutes.open, input: { params: { id } } },
    { route: cartRoutes.update, input: { params: { id }, body: { ...aSavedForm(), quantity: 1, version: 1 } } },
    { route: cartRoutes.setQuantity, input: { params: { id }, body: { quantity: 2, version: 1 } } },
    { route: cartRoutes.remove, input: { params: { id } } },
  ];
  const statusesOf = async (id: string, caller: TestCaller) => {
    const statuses: number[] = [];
    for (const { route, input } of attempts(id)) statuses.push((await app.send(route, input, caller)).statusCode);
    return statuses;
  };

  test.each([
    ['a centre customer', 'the customer above it', lv2, lv1],
    ['a member of staff', 'a customer that is not assigned', { as: 'sales-demo' }, { as: 'other-demo' }],
    ['a centre customer', 'a sibling', lv2, { as: 'sibling-demo' }],
  ])(
    'are not found by %s when they belong to %s, exactly like lines that do not exist',
    async (_, __, stranger, owner) => {
      const line = await save(owner);
      for (const [index, { route, input }] of attempts(line.id).entries()) {
        const foreign = await app.send(route, input, stranger);
        const missing = await app.send(route, attempts(absent)[index]!.input, stranger);
        expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body]);
        expect(Object.keys(foreign.headers)).toEqual(Object.keys(missing.headers));
      }
      expect(await listAll(stranger)).not.toContain(line.id);
      expect(await open(line.id, owner)).toEqual(line);
    },
  );

  test.each([
    ['a customer', 'its centre customer', lv1, lv2],
    ['a member of staff', 'an assigned customer', { as: 'sales-demo' }, lv1],
    ['a member of staff', 'the centre customer of an assigned customer', { as: 'sales-demo' }, lv2],
    ['the administrator', 'anybody', { as: 'admin' }, lv2],
  ])('are read but not changed by %s when they belong to %s', async (_, __, reader, owner) => {
    const line = await save(owner);
    expect((await open(line.id, reader)).abilities).toEqual({ edit: false, delete: false });
    expect(await listAll(reader)).toContain(line.id);
    expect(await statusesOf(line.id, reader)).toEqual([200, 403, 403, 403]);
    expect(await open(line.id, owner)).toEqual(line);
  });

  test.each([
    ['no uuid', 'nothing'],
    ['a NUL', 'a%00b'],
    ['SQL', "' or 1=1"],
    ['99 characters', 'x'.repeat(99)],
  ])('are not found under an id that is %s', async (_, id) => {
    const url = `/api/v1/configurations/${id.includes('%') ? id : encodeURIComponent(id)}`;
    const answer = await app.http.inject({ url, headers: { authorization: `Bearer ${await app.signIn('lv1-demo')}` } });
    expect([404, 400]).toContain(answer.statusCode);
    expect(answer.json().result).toBeNull();
  });
});
