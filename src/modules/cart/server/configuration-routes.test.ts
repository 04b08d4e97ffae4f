// @tests both-databases
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { granted, refused } from '#kernel/result.ts';
import { accountsModule } from '#modules/accounts/server/module.ts';
import { organisations, users } from '#modules/accounts/server/public.ts';
import { cartRoutes } from '#modules/cart/contract.ts';
import { noDrives } from '#modules/cart/testing/no-drives.ts';
import { idempotencyKeys } from '#server/database/platform-tables.ts';
import { type TestApp, type TestCaller, testApp } from '#testing/app.ts';
import { aSavedForm } from '#testing/builders/saved-form.ts';
import { ON_POSTGRES } from '#testing/postgres.ts';
import { registerCart } from './configuration-routes.ts';
import { configurations } from './configuration-tables.ts';
import type { CartParts } from './verify-form.ts';

/** A catalogue of two rows: judged as the real one is, only smaller. */
const CATALOGUE = new Map([
  ['R67-3-128.97-DN90L4-1.5-50', 'JRTR67'],
  ['K67-3-108.03-DN90L4-1.5-50', 'JRTK67'],
]);

/** While a test holds it, every form waits to be judged. */
let held: Promise<void> | undefined;

const verify: CartParts['verify'] = async (form, locale) => {
  await held;
  if (form.releaseHash !== '0123456789abcdef') return refused({ code: 'release.outdated', params: {} });
  const name = CATALOGUE.get(form.basicTypeId);
  if (name === undefined) return refused({ code: 'configuration.unknown-basic-type', params: {} });
  if (form.installationMethodConfig.installationPosition === null) {
    return refused({ code: 'configuration.incomplete', params: { fields: 'installationPosition' } });
  }
  const excluded = form.motorConfig?.coolingMethod === 'IC416' && form.motorConfig.otherMotorOptions?.includes('2WE');
  if (excluded)
    return refused({
      code: 'configuration.impossible',
      params: { reason: locale === 'en' ? 'IC416 excludes 2WE' : 'IC416 不能与 2WE 组合' },
    });
  return granted({ form, kind: form.gearboxModel, productName: name, typeCode: `${name}-${form.basicType?.ratio}` });
};

const app = await testApp({
  demo: true,
  register: (portal) => {
    accountsModule.register?.(portal);
    registerCart(portal, { verify, drivesOf: noDrives });
  },
});
const { db } = app.database;
const lv1 = { as: 'lv1-demo' };
const lv2 = { as: 'lv2-demo' };

/** Two more customers: one nobody is assigned to, and a second centre customer of lv1-demo's organisation. */
async function addNeighbours(): Promise<void> {
  const [model] = await db.select().from(users).where(eq(users.username, 'lv2-demo'));
  const [centre] = await db.select().from(organisations).where(eq(organisations.id, model!.organisationId));
  for (const [username, changes] of [
    ['other-demo', { parentId: null, kind: 'customer-lv1' }],
    ['sibling-demo', { parentId: centre!.parentId }],
  ] as const) {
    const organisationId = app.portal.newId();
    await db.insert(organisations).values({ ...centre!, ...changes, id: organisationId, name: username });
    await db.insert(users).values({ ...model!, id: app.portal.newId(), username, email: null, organisationId });
  }
}
await addNeighbours();

const save = (caller: TestCaller = lv1, changes = {}) =>
  app.call(cartRoutes.create, { body: { ...aSavedForm(), ...changes } }, caller);
const open = (id: string, caller: TestCaller = lv1) => app.call(cartRoutes.open, { params: { id } }, caller);

/** Everything a person can read, walked page by page. */
async function listAll(caller: TestCaller, query: { q?: string; pageSize?: string } = {}): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await app.call(
      cartRoutes.list,
      { query: { ...query, ...(cursor !== undefined && { cursor }) } },
      caller,
    );
    ids.push(...page.rows.map((row) => row.id));
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return ids;
}

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

  test('keeps the form as it came, with an id in each part', async () => {
    const { form } = await save();
    expect(form).toMatchObject(aSavedForm());
    const ids = [form.basicType?.id, form.motorConfig?.id, form.installationMethodConfig.id, form.reduceConfig.id];
    expect(new Set(ids.filter((id) => id !== undefined)).size).toBe(4);
    expect(form.inputModule).toBeNull();
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

describe('the same request sent again', () => {
  const withKey = (key: string, caller = lv1) => ({ ...caller, headers: { 'idempotency-key': key } });

  test('gets the first answer and saves nothing more', async () => {
    const first = await save(withKey('again'));
    const count = (await listAll(lv1)).length;
    expect(await save(withKey('again'))).toEqual(first);
    expect(await listAll(lv1)).toHaveLength(count);
  });

  test('without a key is known by its time and nonce (spec 000 §7), also while the first is at work', async () => {
    const token = await app.signIn('lv1-demo');
    const stamped = { token, headers: { timestamp: '1767600000000', nonce: '7' } };
    const before = (await listAll(lv1)).length;
    const answers = await Promise.all(Array.from({ length: 6 }, () => save(stamped)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await listAll(lv1)).toHaveLength(before + 1);
  });

  test.each([
    ['another nonce', { nonce: '8' }],
    ['another time', { timestamp: '1767600000001' }],
    ['other contents', {}, { quantity: 9 }],
    ['no nonce', { nonce: '' }],
    ['a nonce that is none', { nonce: '10000' }],
    ['a time that is none', { timestamp: 'now' }],
  ])('with %s is a new one', async (_, changed, changes: { quantity?: number } = {}) => {
    const token = await app.signIn('lv1-demo');
    const headers = { timestamp: '1767600000000', nonce: '7' };
    const first = await save({ token, headers });
    expect((await save({ token, headers: { ...headers, ...changed } }, changes)).id).not.toBe(first.id);
    const other = await save({ token: await app.signIn('lv1-demo'), headers });
    expect(other.id).not.toBe(first.id);
  });

  test('with other contents is refused', async () => {
    await save(withKey('contents'));
    await expect(save(withKey('contents'), { quantity: 2 })).rejects.toMatchObject({
      status: 422,
      code: 'idempotency.other-payload',
    });
  });

  test('as a change that had arrived gets its answer, and no conflict with itself', async () => {
    const { id, version } = await save();
    const body = { ...aSavedForm(), quantity: 5, version };
    const change = () => app.call(cartRoutes.update, { params: { id }, body }, withKey('changed'));
    const first = await change();
    expect(first.version).toBe(version + 1);
    expect(await change()).toEqual(first);
  });

  test('as a change of the quantity that had arrived gets its answer', async () => {
    const { id, version } = await save();
    const change = () =>
      app.call(cartRoutes.setQuantity, { params: { id }, body: { quantity: 7, version } }, withKey('counted'));
    const first = await change();
    expect(first).toMatchObject({ quantity: 7, version: version + 1 });
    expect(await change()).toEqual(first);
  });

  test('as a change is answered with the line as it is now, and what is kept of it names nobody', async () => {
    const { id, version } = await save();
    const body = { quantity: 7, version };
    const change = () => app.send(cartRoutes.setQuantity, { params: { id }, body }, withKey('overtaken'));
    expect((await change()).headers.etag).toBe(`"${version + 1}"`);
    await app.call(cartRoutes.setQuantity, { params: { id }, body: { quantity: 9, version: version + 1 } }, lv1);
    const again = await change();
    expect(again.json().result).toMatchObject({ quantity: 9, version: version + 2 });
    expect(again.headers.etag).toBeUndefined();
    const kept = await app.database.db
      .select({ answer: idempotencyKeys.answer, version: idempotencyKeys.version })
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.key, 'overtaken'));
    expect(kept).toEqual([{ answer: { id }, version: version + 1 }]);
  });

  test('over another version is another request, and refused under the same key', async () => {
    const { id, version } = await save();
    const over = (tag: string) =>
      app.send(
        cartRoutes.setQuantity,
        { params: { id }, body: { quantity: 7 } },
        { ...lv1, headers: { 'idempotency-key': 'versions', 'if-match': tag } },
      );
    expect((await over(`"${version}"`)).statusCode).toBe(200);
    const second = await over(`"${version + 1}"`);
    expect([second.statusCode, second.json().error.code]).toEqual([422, 'idempotency.other-payload']);
  });

  test('as a removal that had arrived is done, and the line not missed', async () => {
    const { id } = await save();
    const remove = () => app.call(cartRoutes.remove, { params: { id } }, withKey('removed'));
    expect([await remove(), await remove()]).toEqual([null, null]);
    await expect(app.call(cartRoutes.remove, { params: { id } }, withKey('removed-again'))).rejects.toMatchObject({
      code: 'record.unknown',
    });
  });

  test('by somebody else is another request', async () => {
    const first = await save(withKey('shared'));
    const other = await save(withKey('shared', lv2));
    expect(other.id).not.toBe(first.id);
    expect(other.customerName).toBe('苏州输送机械有限公司');
  });

  // The embedded database has one connection: there the second waits for the first and gets its answer.
  test.runIf(ON_POSTGRES)(
    'while the first is at work is refused, and afterwards gets the answer of the first',
    async () => {
      let letGo = () => {};
      held = new Promise((done) => {
        letGo = done;
      });
      const first = save(withKey('held'));
      // It is at work once its key is locked.
      const locked = sql`select 1 from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`;
      await vi.waitFor(async () => expect((await db.execute(locked)).rows).toHaveLength(1));
      await expect(save(withKey('held'))).rejects.toMatchObject({ status: 409, code: 'idempotency.in-progress' });
      letGo();
      held = undefined;
      const { id } = await first;
      expect((await save(withKey('held'))).id).toBe(id);
    },
  );

  test('twenty times at once saves one line', async () => {
    const before = await listAll(lv1);
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => save(withKey('at-once'))));
    const saved = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.id] : []));
    const codes = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []));
    expect(new Set(saved).size).toBe(1);
    expect(codes.filter((code) => code !== 'idempotency.in-progress')).toEqual([]);
    expect(await listAll(lv1)).toHaveLength(before.length + 1);
  });

  test('after a refusal may succeed: only what was done is kept', async () => {
    await expect(save(withKey('mended'), { basicTypeId: 'none' })).rejects.toMatchObject({ status: 422 });
    expect((await save(withKey('mended'))).version).toBe(1);
  });

  test.each([
    ['a key of 129 characters', 'k'.repeat(129)],
    ['a key with a blank', 'a b'],
    ['an empty key', ''],
  ])('with %s is invalid', async (_, key) => {
    await expect(save(withKey(key))).rejects.toMatchObject({ status: 400, code: 'request.invalid' });
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
    for (const q of ['%', '_', '\\', "' or 1=1 --", '没有']) expect(await listAll(lv1, { q })).toEqual([]);
  });
});

describe('changing a saved configuration', () => {
  const change = (id: string, version: number, caller: TestCaller = lv1, changes = {}) =>
    app.call(
      cartRoutes.update,
      { params: { id }, body: { ...aSavedForm(), quantity: 1, version, ...changes } },
      caller,
    );

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
    await change(line.id, 1);
    await expect(change(line.id, 1)).rejects.toMatchObject({ status: 409, code: 'version.conflict' });
    await expect(change(line.id, 99)).rejects.toMatchObject({ status: 409, code: 'version.conflict' });
  });

  test('by twelve people at once from one version lets one win', async () => {
    const line = await save();
    const answers = await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) => change(line.id, 1, lv1, { quantity: index + 1 })),
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

describe('the version of a saved configuration', () => {
  const headers = (ifMatch: string) => ({ ...lv1, headers: { 'if-match': ifMatch } });
  const writes = (id: string, version?: number) => {
    const given = version === undefined ? {} : { version };
    return [
      { route: cartRoutes.update, input: { params: { id }, body: { ...aSavedForm(), quantity: 1, ...given } } },
      { route: cartRoutes.setQuantity, input: { params: { id }, body: { quantity: 2, ...given } } },
      { route: cartRoutes.remove, input: { params: { id }, query: given } },
    ];
  };
  const answerOf = async (sent: ReturnType<TestApp['send']>) => {
    const answer = await sent;
    return [answer.statusCode, answer.json().error?.code, answer.headers.etag];
  };

  test('comes as ETag whenever it is saved or opened', async () => {
    const created = await app.send(
      cartRoutes.create,
      { body: aSavedForm() },
      { ...lv1, headers: { 'idempotency-key': 'tag' } },
    );
    const again = await app.send(
      cartRoutes.create,
      { body: aSavedForm() },
      { ...lv1, headers: { 'idempotency-key': 'tag' } },
    );
    const { id } = created.json().result;
    const [update, setQuantity] = writes(id, 1);
    const updated = await app.send(update!.route, update!.input, lv1);
    const counted = await app.send(
      setQuantity!.route,
      { ...setQuantity!.input, body: { quantity: 3, version: 2 } },
      lv1,
    );
    const opened = await app.send(cartRoutes.open, { params: { id } }, lv1);
    const tags = [created, again, updated, counted, opened].map((answer) => answer.headers.etag);
    expect(tags).toEqual(['"1"', '"1"', '"2"', '"3"', '"3"']);
  });

  test.each(['"1"', 'W/"1"', '1'])('may stand in If-Match (%s) instead of the contents', async (ifMatch) => {
    for (const index of [0, 1, 2]) {
      const { id } = await save();
      const { route, input } = writes(id)[index]!;
      const [status, , tag] = await answerOf(app.send(route, input, headers(ifMatch)));
      expect([status, tag]).toEqual([200, index < 2 ? '"2"' : undefined]);
    }
  });

  test('in If-Match that is no longer the newest is refused', async () => {
    const { id } = await save();
    for (const { route, input } of writes(id)) {
      expect(await answerOf(app.send(route, input, headers('"2"')))).toEqual([409, 'version.conflict', undefined]);
    }
    expect((await open(id)).version).toBe(1);
  });

  test.each(['*', '"x"', '"1", "2"', '', '"1', '1'.repeat(30)])(
    'in If-Match is refused when it is none (%s)',
    async (ifMatch) => {
      const { id } = await save();
      for (const { route, input } of writes(id)) {
        const answer = await app.send(route, input, headers(ifMatch));
        expect([answer.statusCode, answer.json().description]).toEqual([400, '请求内容有误，请检查：If-Match']);
      }
    },
  );

  test('given twice must be the same', async () => {
    const { id } = await save();
    for (const { route, input } of writes(id, 1)) {
      const answer = await app.send(route, input, headers('"2"'));
      expect([answer.statusCode, answer.json().description]).toEqual([400, '请求内容有误，请检查：If-Match, version']);
    }
    const [, setQuantity] = writes(id, 1);
    expect((await app.send(setQuantity!.route, setQuantity!.input, headers('"1"'))).statusCode).toBe(200);
  });

  test('has to be given to change a line, whosever it is', async () => {
    const { id } = await save();
    for (const caller of [lv1, lv2]) {
      for (const { route, input } of writes(id).slice(0, 2)) {
        const answer = await app.send(route, input, caller);
        expect([answer.statusCode, answer.json().description]).toEqual([
          400,
          '请求内容有误，请检查：If-Match, version',
        ]);
      }
    }
  });
});

describe('deleting a saved configuration', () => {
  const remove = (id: string, query: { version?: string } = {}, caller: TestCaller = lv1) =>
    app.call(cartRoutes.remove, { params: { id }, query }, caller);

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

describe('wrong input', () => {
  const wrongBodies: [string, object][] = [
    ['an unknown field', { organisationId: '01890a5d-ac96-774b-bcce-b302099a8057' }],
    ['a price', { price: 1 }],
    ['another status', { inquiryStatus: 'ordered' }],
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
    ['a part id that is none', { reduceConfig: { id: '1; drop table users' } }],
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
    ['cursor=1'],
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
