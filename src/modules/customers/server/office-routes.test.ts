import { eq, like } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { organisations, users } from '#modules/accounts/server/public.ts';
import { auditEvents } from '#modules/audit/server/public.ts';
import {
  type CustomerDto,
  customerRoutes,
  type HeadDto,
  customerOfficeRoutes as routes,
} from '#modules/customers/contract.ts';
import { testApp } from '#testing/app.ts';
import { staffAssignments } from './customer-tables.ts';

const app = await testApp({ demo: true });
const { db } = app.database;
const admin = { as: 'admin' };
const CODE = '91350100M000100Y43';

const list = (query: { q?: string; staff?: string; pageSize?: string; cursor?: string } = {}) =>
  app.call(routes.list, { query }, admin);
const create = (body: { name: string; kind?: CustomerDto['kind']; creditCode?: string; parentId?: string | null }) =>
  app.call(routes.create, { body: { kind: 'customer-lv1', ...body } }, admin);
const change = (
  { id, ...kept }: CustomerDto,
  changes: Partial<Record<'name' | 'creditCode' | 'parentId', string | null>>,
) => {
  const { name, creditCode, parentId, version } = { ...kept, ...changes };
  const body = { name: name ?? '', creditCode: creditCode ?? '', parentId, version };
  return app.call(routes.change, { params: { id }, body }, admin);
};

async function headNamed(name: string): Promise<HeadDto> {
  const found = (await list({ q: name })).rows.find((head) => head.name === name);
  if (found === undefined) throw new Error(`No customer ${name}`);
  return found;
}

async function userId(username: string): Promise<string> {
  const [found] = await db.select({ id: users.id }).from(users).where(eq(users.username, username));
  return found?.id ?? '';
}

/** The customers somebody may act for, at this moment. */
async function actableBy(as: string): Promise<string[]> {
  const tree = await app.call(customerRoutes.assistTree, { body: {} }, { as });
  return tree
    .flatMap((node) => [node, ...node.children])
    .flatMap(({ customerName, mayActFor }) => (mayActFor ? [customerName] : []));
}

const EAST = '华东传动设备有限公司';
const SOUTH = '南方包装机械有限公司';
const SUZHOU = '苏州输送机械有限公司';

beforeEach(async () => {
  await db.delete(auditEvents);
});

describe('the tree of customers', () => {
  test('shows level-1 customers with those below, their staff and how many people they have', async () => {
    const head = await headNamed(EAST);
    expect(head).toMatchObject({
      kind: 'customer-lv1',
      parentId: null,
      creditCode: null,
      version: 1,
      people: 1,
      children: [{ name: SUZHOU, kind: 'customer-lv2', parentId: head.id, people: 1 }],
    });
    expect(head.staff.map(({ username }) => username).sort()).toEqual(['2000', 'sales-demo', 'sales2-demo']);
  });

  test.each([
    ['a level-1 customer, which brings all below it', '华东', [[EAST, [SUZHOU]]]],
    ['a centre customer, which brings the one above', '苏州', [[EAST, [SUZHOU]]]],
    ['no wildcard', '%', []],
    ['what looks like SQL', "' or 1=1 --", []],
  ])('is searched by %s', async (_, q, expected) => {
    const found = (await list({ q })).rows.map(({ name, children }) => [name, children.map((child) => child.name)]);
    expect(found).toEqual(expected);
  });

  test('gives every level-1 customer once over its pages, and never the provider', async () => {
    for (let count = 0; count < 3; count++) await create({ name: `分页${count}` });
    const all = (await list({ pageSize: '200' })).rows.map(({ id }) => id);
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({ pageSize: '2', ...(cursor && { cursor }) });
      ids.push(...page.rows.map(({ id }) => id));
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    expect(ids).toEqual(all);
    expect((await list({ q: '驱动制造' })).rows).toEqual([]);
  });
});

describe('a new customer', () => {
  test('stands first-level, or below a level-1 customer, and is written down', async () => {
    const head = await create({ name: ' 北方减速机有限公司 ', creditCode: CODE.toLowerCase() });
    expect(head).toMatchObject({ name: '北方减速机有限公司', creditCode: CODE, version: 1, people: 0, staff: [] });
    const child = await create({ name: '北方分公司', kind: 'customer-lv2', parentId: head.id });
    expect((await headNamed(head.name)).children.map(({ id }) => id)).toEqual([child.id]);
    const events = await db.select().from(auditEvents).where(eq(auditEvents.action, 'customer.created'));
    expect(events).toMatchObject([
      { actorId: await userId('admin'), object: head.id, details: { name: head.name, creditCode: CODE } },
      { object: child.id, details: { parentId: head.id } },
    ]);
  });

  test.each([
    ['without a name', { name: ' ' }, 'name'],
    ['with a credit code that is none', { name: 'x', creditCode: '123' }, 'creditCode'],
    ['on the second level below nobody', { name: 'x', kind: 'customer-lv2' as const }, 'parentId'],
    [
      'on the second level below an id that is none',
      { name: 'x', kind: 'customer-lv2' as const, parentId: 'y' },
      'parentId',
    ],
  ])('%s is refused at that field', async (_, body, field) => {
    const refusal = await create(body).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ status: 400, issues: [{ path: `body.${field}` }] });
  });

  test('with the credit code of another is refused', async () => {
    const answer = create({ name: '另一家', creditCode: CODE });
    await expect(answer).rejects.toMatchObject({ status: 409, code: 'customer.code-taken' });
  });
});

describe('a change', () => {
  test('of the name, and of nothing else, is written down as that', async () => {
    const customer = await create({ name: '旧名', creditCode: 'DE HRB 1' });
    const renamed = await change(customer, { name: '新名' });
    expect(renamed).toMatchObject({ name: '新名', creditCode: 'DE HRB 1', version: 2 });
    expect(await change(renamed, {})).toMatchObject({ version: 2 });
    const events = await db.select().from(auditEvents).where(eq(auditEvents.action, 'customer.changed'));
    expect(events).toMatchObject([{ object: customer.id, details: { name: { from: '旧名', to: '新名' } } }]);
    expect(Object.keys(events[0]?.details ?? {})).toEqual(['name']);
  });

  test('of one version by many at once succeeds once, and the others are told', async () => {
    const customer = await create({ name: '并发' });
    const names = Array.from({ length: 8 }, (_, index) => `并发${index}`);
    const answers = await Promise.allSettled(names.map((name) => change(customer, { name })));
    const won = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.name] : []));
    expect(won).toHaveLength(1);
    const codes = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []));
    expect(new Set(codes)).toEqual(new Set(['version.conflict']));
    expect((await list({ q: '并发' })).rows.map(({ name }) => name)).toEqual(won);
  });

  test('by somebody else can be read: the customer as it is now, and who stands above it', async () => {
    const [suzhou] = (await headNamed(EAST)).children;
    const read = (id: string) => app.call(routes.read, { params: { id } }, admin);
    expect(await read(suzhou?.id ?? '')).toMatchObject({ ...suzhou, parentName: EAST });
    const events = await db.select().from(auditEvents).where(eq(auditEvents.action, 'customer.read'));
    expect(events.map(({ object }) => object)).toEqual([suzhou?.id]);
    const [provider] = await db.select().from(organisations).where(eq(organisations.kind, 'provider'));
    for (const id of [provider?.id ?? '', app.portal.newId(), 'x'])
      await expect(read(id)).rejects.toMatchObject({ status: 404, code: 'record.unknown' });
  });

  test('moves a centre customer, and who reads it and acts for it moves along at once', async () => {
    const [east, south] = [await headNamed(EAST), await headNamed(SOUTH)];
    const [suzhou] = east.children;
    if (suzhou === undefined) throw new Error('Suzhou is missing');
    expect(await actableBy('lv1-demo')).toEqual([SUZHOU]);
    expect(await actableBy('service-demo')).not.toContain(SUZHOU);
    const moved = await change(suzhou, { parentId: south.id });
    expect(moved.staff.map(({ username }) => username)).toEqual(['2000', 'service-demo']);
    expect(await actableBy('lv1-demo')).toEqual([]);
    expect(await actableBy('sales-demo')).not.toContain(SUZHOU);
    expect(await actableBy('service-demo')).toContain(SUZHOU);
    await change(moved, { parentId: east.id });
    expect(await actableBy('lv1-demo')).toEqual([SUZHOU]);
  });

  test.each([
    'a level-1 customer below another',
    'a centre customer to the first level',
    'a centre customer below itself',
  ])('that moves %s is refused', async (which) => {
    const [east, south] = [await headNamed(EAST), await headNamed(SOUTH)];
    const [child] = east.children;
    if (child === undefined) throw new Error('Suzhou is missing');
    const wrong = {
      'a level-1 customer below another': () => change(east, { parentId: south.id }),
      'a centre customer to the first level': () => change(child, { parentId: null }),
      'a centre customer below itself': () => change(child, { parentId: child.id }),
    }[which];
    await expect(wrong?.()).rejects.toMatchObject({ status: 400, issues: [{ path: 'body.parentId' }] });
  });

  test('of the provider, or of nobody, is answered alike', async () => {
    const [provider] = await db.select().from(organisations).where(eq(organisations.kind, 'provider'));
    for (const id of [provider?.id ?? '', app.portal.newId(), "x' or 1=1"]) {
      const body = { name: 'x', version: 1 };
      const answer = app.call(routes.change, { params: { id }, body }, admin);
      await expect(answer).rejects.toMatchObject({ status: 404, code: 'record.unknown' });
    }
  });
});

describe('an assignment', () => {
  const assign = (id: string, user: string) => app.call(routes.addStaff, { params: { id, userId: user } }, admin);
  const release = (id: string, user: string) => app.call(routes.removeStaff, { params: { id, userId: user } }, admin);

  test('counts at once, both ways, and is written down when it changes something', async () => {
    const [south, sales] = [await headNamed(SOUTH), await userId('sales-demo')];
    expect(await actableBy('sales-demo')).not.toContain(SOUTH);
    for (let time = 0; time < 2; time++)
      expect((await assign(south.id, sales)).map(({ username }) => username)).toContain('sales-demo');
    expect(await actableBy('sales-demo')).toContain(SOUTH);
    for (let time = 0; time < 2; time++)
      expect((await release(south.id, sales)).map(({ username }) => username)).not.toContain('sales-demo');
    expect(await actableBy('sales-demo')).not.toContain(SOUTH);
    const events = await db.select().from(auditEvents).where(eq(auditEvents.object, south.id)).orderBy(auditEvents.id);
    expect(events.map(({ action, details }) => [action, details.staff]).sort()).toEqual([
      ['customer.staff-added', sales],
      ['customer.staff-removed', sales],
    ]);
  });

  test('handed over passes every customer of one person to another, once, and is written down at each', async () => {
    const [east, south] = [await headNamed(EAST), await headNamed(SOUTH)];
    const [sales, service] = [await userId('sales-demo'), await userId('service-demo')];
    await assign(south.id, sales);
    await db.delete(auditEvents);
    const handOver = (from: string, to: string) =>
      app.call(routes.handOver, { params: { userId: from }, body: { to } }, admin);
    expect(await handOver(sales, service)).toEqual({ customers: 2 });
    expect((await list({ staff: sales })).rows).toEqual([]);
    expect((await list({ staff: service })).rows.map(({ name }) => name).sort()).toEqual([EAST, SOUTH].sort());
    expect(await actableBy('sales-demo')).toEqual([]);
    const events = await db.select().from(auditEvents).where(like(auditEvents.action, 'customer.staff-%'));
    const told = events.map(({ action, object, details }) => `${action} ${object} ${details.staff}`);
    expect(told.sort()).toEqual(
      [
        `customer.staff-added ${east.id} ${service}`,
        `customer.staff-removed ${east.id} ${sales}`,
        `customer.staff-removed ${south.id} ${sales}`,
      ].sort(),
    );
    expect(await handOver(sales, service)).toEqual({ customers: 0 });
    await assign(east.id, sales);
    await release(east.id, service);
    for (const to of [sales, await userId('lv1-demo')])
      await expect(handOver(sales, to)).rejects.toMatchObject({ status: 422, code: 'customer.staff-only' });
    for (const [from, to] of [
      [sales, 'x'],
      [app.portal.newId(), service],
    ] as const)
      await expect(handOver(from, to)).rejects.toMatchObject({ status: 404, code: 'record.unknown' });
  });

  test('of somebody who is locked out counts as nobody’s, and says so', async () => {
    const [east, south, sales] = [await headNamed(EAST), await headNamed(SOUTH), await userId('sales-demo')];
    await db.delete(staffAssignments).where(eq(staffAssignments.organisationId, south.id));
    await assign(south.id, sales);
    expect((await list({ staff: 'nobody' })).rows.map(({ id }) => id)).not.toContain(south.id);
    await db.update(users).set({ disabled: true }).where(eq(users.id, sales));
    const orphans = (await list({ staff: 'nobody' })).rows;
    expect(orphans.find(({ id }) => id === south.id)?.staff).toEqual([
      { id: sales, username: 'sales-demo', disabled: true },
    ]);
    expect(orphans.map(({ id }) => id)).not.toContain(east.id);
    await db.update(users).set({ disabled: false }).where(eq(users.id, sales));
    await release(south.id, sales);
    expect((await list({ staff: 'x' })).rows).toEqual([]);
  });

  test('is for active staff and level-1 customers alone', async () => {
    const east = await headNamed(EAST);
    const [child] = east.children;
    const [sales, customer] = [await userId('sales-demo'), await userId('lv1-demo')];
    await expect(assign(east.id, customer)).rejects.toMatchObject({ status: 422, code: 'customer.staff-only' });
    await expect(assign(child?.id ?? '', sales)).rejects.toMatchObject({ code: 'customer.staff-only' });
    await db.update(users).set({ disabled: true }).where(eq(users.id, sales));
    await expect(assign(east.id, sales)).rejects.toMatchObject({ code: 'customer.staff-only' });
    await db.update(users).set({ disabled: false }).where(eq(users.id, sales));
    const nobody = app.portal.newId();
    for (const [id, user] of [
      [nobody, sales],
      [east.id, nobody],
      ['x', sales],
      [east.id, 'x'],
    ] as const)
      await expect(assign(id, user)).rejects.toMatchObject({ status: 404, code: 'record.unknown' });
  });
});

test('the demo data leave alone at the next start what was changed of them', async () => {
  const { prepareData } = await import('#app/server/prepare-data.ts');
  const [east, sales] = [await headNamed(EAST), await userId('sales-demo')];
  await change(east, { name: '改名的华东' });
  await app.call(routes.removeStaff, { params: { id: east.id, userId: sales } }, admin);
  const inOrder = () => db.select().from(organisations).orderBy(organisations.id);
  const before = await inOrder();
  await prepareData(app.database, { ...app.settings, demo: true }, app.clock.now);
  expect(await inOrder()).toEqual(before);
  const kept = await db.select().from(staffAssignments).where(eq(staffAssignments.userId, sales));
  expect(kept).toEqual([]);
});
