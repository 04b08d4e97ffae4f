import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { granted } from '#kernel/result.ts';
import { accountRoutes } from '#modules/accounts/contract.ts';
import { accountsModule } from '#modules/accounts/server/module.ts';
import { organisations, users } from '#modules/accounts/server/public.ts';
import { auditRoutes } from '#modules/audit/contract.ts';
import { auditModule } from '#modules/audit/server/module.ts';
import { auditEvents } from '#modules/audit/server/public.ts';
import { cartRoutes, type LineDto } from '#modules/cart/contract.ts';
import { noDrives, noFacts, sameRelease } from '#modules/cart/testing/no-drives.ts';
import { customerRoutes } from '#modules/customers/contract.ts';
import { staffAssignments } from '#modules/customers/server/customer-tables.ts';
import { customersModule } from '#modules/customers/server/module.ts';
import { type TestCaller, testApp } from '#testing/app.ts';
import { aSavedForm, jrtForm } from '#testing/builders/saved-form.ts';
import { registerCart } from './configuration-routes.ts';
import { configurations } from './configuration-tables.ts';

const app = await testApp({
  demo: true,
  register: (portal) => {
    accountsModule.register?.(portal);
    customersModule.register?.(portal);
    auditModule.register?.(portal);
    registerCart(portal, {
      drivesOf: noDrives,
      priceFactsOf: noFacts,
      checkRelease: sameRelease,
      inForce: () => [],
      verify: (form) =>
        granted({
          form,
          kind: jrtForm(form).gearboxModel,
          productName: 'JRTR67',
          typeCode: `JRTR67-${form.remark ?? ''}`,
        }),
    });
  },
});
const { db } = app.database;

const [LV1, LV2, OTHER] = ['华东传动设备有限公司', '苏州输送机械有限公司', '南方包装机械有限公司'] as const;
const ABSENT = '01890a5d-ac96-774b-bcce-b302099a8057';

async function idOf(name: string): Promise<string> {
  return (await db.select().from(organisations).where(eq(organisations.name, name)))[0]!.id;
}
const ids = { [LV1]: await idOf(LV1), [LV2]: await idOf(LV2), [OTHER]: await idOf(OTHER) };

/** A person, acting for a customer or, left out, for nobody. */
const as = (username: string, customer?: keyof typeof ids, headers: Record<string, string> = {}): TestCaller => ({
  as: username,
  headers: { ...headers, ...(customer !== undefined && { 'on-behalf-of': ids[customer] }) },
});

const save = (caller: TestCaller, changes = {}) =>
  app.call(cartRoutes.create, { body: { ...aSavedForm(), ...changes } }, caller);
const open = (id: string, caller: TestCaller) => app.call(cartRoutes.open, { params: { id } }, caller);
const change = ({ id, version }: Pick<LineDto, 'id' | 'version'>, caller: TestCaller) =>
  app.call(cartRoutes.update, { params: { id }, body: { ...aSavedForm(), quantity: 9, version } }, caller);
const count = ({ id, version }: Pick<LineDto, 'id' | 'version'>, caller: TestCaller) =>
  app.call(cartRoutes.setQuantity, { params: { id }, body: { quantity: 5, version } }, caller);
const remove = ({ id }: Pick<LineDto, 'id'>, caller: TestCaller) =>
  app.call(cartRoutes.remove, { params: { id }, query: {} }, caller);
/** Every way to write a line that is there. */
const writesOf = (line: LineDto) =>
  [change, count, remove].map((write) => (caller: TestCaller) => write(line, caller) as Promise<unknown>);
/** A line of the provider’s own, as staff could save before a customer had to be chosen. */
async function saveForProvider(): Promise<LineDto> {
  const { id } = await save(as('sales-demo', LV1));
  const own = { organisationId: await idOf('驱动制造有限公司'), onBehalfOf: null };
  await db.update(configurations).set(own).where(eq(configurations.id, id));
  await db.delete(auditEvents);
  return open(id, as('sales-demo'));
}
const list = async (caller: TestCaller) => (await app.call(cartRoutes.list, {}, caller)).rows;
/** Takes a person's customers away, and answers how they get them back. */
async function withdrawAssignments(userId: string): Promise<() => Promise<unknown>> {
  const withdrawn = await db.delete(staffAssignments).where(eq(staffAssignments.userId, userId)).returning();
  return () => db.insert(staffAssignments).values(withdrawn);
}
const eventsOf = (object: string) => db.select().from(auditEvents).where(eq(auditEvents.object, object));

beforeEach(async () => {
  await db.delete(configurations);
  await db.delete(auditEvents);
});

describe('a line that is saved for a customer', () => {
  test.each([
    ['sales-demo', LV1],
    ['sales-demo', LV2],
    ['service-demo', OTHER],
    ['lv1-demo', LV2],
  ] as const)('by %s belongs to %s and names both', async (username, customer) => {
    const line = await save(as(username, customer));
    expect(line).toMatchObject({ customerName: customer, onBehalfOf: customer, actorName: username });
    expect(line.abilities).toEqual({ edit: true, delete: true });
    const [row] = await db.select().from(configurations).where(eq(configurations.id, line.id));
    const [person] = await db.select().from(users).where(eq(users.username, username));
    expect(row).toMatchObject({ organisationId: ids[customer], onBehalfOf: ids[customer], actorId: person!.id });
  });

  test('that is saved again without a change is the same line still, and nothing is written down', async () => {
    const line = await save(as('sales-demo', LV2));
    await db.delete(auditEvents);
    const body = { ...aSavedForm(), quantity: line.quantity, version: line.version };
    const same = await app.call(cartRoutes.update, { params: { id: line.id }, body }, as('sales-demo', LV2));
    expect(same).toEqual(line);
    expect(await eventsOf(line.id)).toEqual([]);
  });

  test('is the customer’s own: the customer sees who added it, and changes it', async () => {
    const line = await save(as('sales-demo', LV2));
    expect(await list(as('lv2-demo'))).toMatchObject([{ id: line.id, onBehalfOf: LV2, actorName: 'sales-demo' }]);
    expect(await change(line, as('lv2-demo'))).toMatchObject({ quantity: 9, onBehalfOf: LV2 });
  });

  test.each([
    ['sales-demo', 'zh-cn', '请选择客户！'],
    ['sales-demo', 'en', 'Please select a customer!'],
    ['service-demo', 'en', 'Please select a customer!'],
  ])('is asked for where staff have chosen none (%s, %s)', async (username, language, description) => {
    const caller = as(username, undefined, { 'accept-language': language });
    await expect(save(caller)).rejects.toMatchObject({ status: 422, code: 'customer.missing', description });
    expect(await list(as('admin'))).toEqual([]);
  });

  test('is never told by the contents whose it is', async () => {
    await expect(save(as('sales-demo'), { organisationId: ids[LV2] })).rejects.toMatchObject({
      code: 'request.invalid',
    });
    // What an answer says may be sent back, and has no say.
    await expect(save(as('sales-demo'), { onBehalfOf: ids[LV2] })).rejects.toMatchObject({ code: 'customer.missing' });
  });
});

describe('whom one may not act for', () => {
  test.each([
    ['sales-demo', 'a customer of somebody else', ids[OTHER]],
    ['lv1-demo', 'another level-1 customer', ids[OTHER]],
    ['lv1-demo', 'oneself', ids[LV1]],
    ['lv2-demo', 'the customer above', ids[LV1]],
    ['lv2-demo', 'oneself', ids[LV2]],
    ['sales-demo', 'what is no id', 'nothing'],
    ['sales-demo', 'an empty header', ''],
    ['sales-demo', 'two at once', `${ids[LV1]}, ${ids[LV2]}`],
    ['sales-demo', 'SQL', "' or 1=1 --"],
  ])('as %s: %s, refused exactly like one that does not exist', async (username, _, customer) => {
    const answerTo = (onBehalfOf: string) =>
      app.send(cartRoutes.list, {}, { as: username, headers: { 'on-behalf-of': onBehalfOf } });
    const [foreign, absent] = [await answerTo(customer), await answerTo(ABSENT)];
    expect([foreign.statusCode, foreign.json().error.code]).toEqual([403, 'customer.not-assisted']);
    expect([foreign.statusCode, foreign.body]).toEqual([absent.statusCode, absent.body]);
    expect(Object.keys(foreign.headers)).toEqual(Object.keys(absent.headers));
  });

  test('nothing is saved, changed or deleted for them', async () => {
    const line = await save(as('lv1-demo'));
    const stranger = as('service-demo', LV1);
    for (const write of [save, ...writesOf(line)]) {
      await expect(write(stranger)).rejects.toMatchObject({ status: 403, code: 'customer.not-assisted' });
    }
    expect(await open(line.id, as('lv1-demo'))).toEqual(line);
    expect(await list(as('admin'))).toHaveLength(1);
  });

  test('is anybody for the administrator, who writes no business record', async () => {
    await expect(list(as('admin', LV1))).rejects.toMatchObject({ code: 'customer.not-assisted' });
    await expect(save(as('admin', LV1))).rejects.toMatchObject({ code: 'access.refused' });
  });

  test('is anybody without a session', async () => {
    const visitor = { headers: { 'on-behalf-of': ids[LV1] } };
    await expect(save(visitor)).rejects.toMatchObject({ code: 'session.missing' });
  });
});

describe('lines of a customer', () => {
  test.each([
    ['lv1-demo', 'lv2-demo', LV2],
    ['sales-demo', 'lv2-demo', LV2],
    ['sales-demo', 'lv1-demo', LV1],
  ] as const)('are written by %s only while acting (lines of %s)', async (username, owner, customer) => {
    const line = await save(as(owner));
    const strangers = [as(username), ...(username === 'sales-demo' && customer === LV2 ? [as(username, LV1)] : [])];
    for (const write of writesOf(line)) {
      for (const stranger of strangers) await expect(write(stranger)).rejects.toMatchObject({ code: 'access.refused' });
    }
    expect((await open(line.id, as(username))).abilities.edit).toBe(false);
    expect((await open(line.id, as(username, customer))).abilities).toEqual({ edit: true, delete: true });
    const changed = await change(line, as(username, customer));
    expect(changed).toMatchObject({ version: 2, actorName: owner, onBehalfOf: null });
    expect(await count(changed, as(username, customer))).toMatchObject({ version: 3, quantity: 5 });
    expect(await remove(line, as(username, customer))).toBeNull();
  });

  test('are listed alone while acting for that customer', async () => {
    const own = await saveForProvider();
    const first = await save(as('lv1-demo'));
    const second = await save(as('lv2-demo'));
    expect((await list(as('sales-demo'))).map(({ id }) => id).sort()).toEqual([own.id, first.id, second.id].sort());
    expect((await list(as('sales-demo', LV1))).map(({ id }) => id)).toEqual([first.id]);
    expect((await list(as('sales-demo', LV2))).map(({ id }) => id)).toEqual([second.id]);
    expect((await list(as('lv1-demo', LV2))).map(({ id }) => id)).toEqual([second.id]);
  });

  test('are out of reach the moment the assignment ends', async () => {
    const line = await save(as('service-demo', OTHER));
    const token = await app.signIn('service-demo');
    const acting = { token, headers: { 'on-behalf-of': ids[OTHER] } };
    expect(await open(line.id, acting)).toMatchObject({ id: line.id });
    const [person] = await db.select().from(users).where(eq(users.username, 'service-demo'));
    const giveBack = await withdrawAssignments(person!.id);
    await expect(count(line, acting)).rejects.toMatchObject({ status: 403, code: 'customer.not-assisted' });
    await expect(open(line.id, { token })).rejects.toMatchObject({ status: 404, code: 'record.unknown' });
    await giveBack();
  });
});

describe('the same request sent again', () => {
  const withKey = (customer: keyof typeof ids) => as('sales-demo', customer, { 'idempotency-key': 'again' });

  test('is another one for another customer, and the same one for the same', async () => {
    const first = await save(withKey(LV1));
    const second = await save(withKey(LV2));
    expect(second.id).not.toBe(first.id);
    expect(await save(withKey(LV1))).toEqual(first);
    expect(await list(as('sales-demo'))).toHaveLength(2);
  });

  test('gives no first answer to whoever may no longer act', async () => {
    const person = as('service-demo', OTHER, { 'idempotency-key': 'withdrawn' });
    await save(person);
    const [account] = await db.select().from(users).where(eq(users.username, 'service-demo'));
    const giveBack = await withdrawAssignments(account!.id);
    await expect(save(person)).rejects.toMatchObject({ code: 'customer.not-assisted' });
    await giveBack();
  });
});

describe('what is done for a customer', () => {
  test('is written down with both names: saved, changed, counted, deleted', async () => {
    const line = await save(as('sales-demo', LV2));
    await count(await change(line, as('lv1-demo', LV2)), as('sales-demo', LV2));
    await remove(line, as('lv1-demo', LV2));
    const events = await eventsOf(line.id);
    const [sales, lv1] = await Promise.all(
      ['sales-demo', 'lv1-demo'].map(
        async (name) => (await db.select().from(users).where(eq(users.username, name)))[0]!.id,
      ),
    );
    expect(events.map(({ action, actorId, onBehalfOf }) => [action, actorId, onBehalfOf])).toEqual([
      ['configuration.created', sales, ids[LV2]],
      ['configuration.updated', lv1, ids[LV2]],
      ['configuration.updated', sales, ids[LV2]],
      ['configuration.deleted', lv1, ids[LV2]],
    ]);
    expect(events.every(({ requestId }) => /^[0-9a-f]{16}$/.test(requestId))).toBe(true);
  });

  test('stands in the audit log under the product, and is found by it', async () => {
    const { id } = await save(as('sales-demo', LV2));
    const { rows } = await app.call(auditRoutes.list, { query: { object: 'rtr6' } }, { as: 'admin' });
    expect(rows).toMatchObject([{ action: 'configuration.created', object: { id, name: 'JRTR67' } }]);
  });

  test('leaves no trace when it was refused', async () => {
    const line = await save(as('lv2-demo'));
    await expect(change({ ...line, version: 7 }, as('lv1-demo', LV2))).rejects.toMatchObject({
      code: 'version.conflict',
    });
    expect(await eventsOf(line.id)).toEqual([]);
  });

  test('is not what one does for the own organisation, also while acting', async () => {
    const line = await saveForProvider();
    await count(line, as('sales-demo', LV1));
    expect(
      await db
        .select()
        .from(auditEvents)
        .where(and(eq(auditEvents.object, line.id))),
    ).toEqual([]);
  });
});

describe('calls about the person', () => {
  const stale = { 'on-behalf-of': ABSENT };

  test('heed no customer, so that one can always see whom to act for and sign out', async () => {
    const token = await app.signIn('sales-demo');
    expect(await app.call(customerRoutes.assistTree, { body: {} }, { token, headers: stale })).toHaveLength(1);
    const { id } = await app.call(accountRoutes.me, {}, { token, headers: stale });
    await app.call(accountRoutes.menu, { query: { userId: id } }, { token, headers: stale });
    expect(await app.call(accountRoutes.signOut, {}, { token, headers: stale })).toBeNull();
  });
});
