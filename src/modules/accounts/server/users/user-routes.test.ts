import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { accountRoutes, userRoutes } from '#modules/accounts/contract.ts';
import { signInTickets, users } from '#modules/accounts/server/account-tables.ts';
import { auditEvents } from '#modules/audit/server/public.ts';
import { mails } from '#modules/mail/server/public.ts';
import { testApp } from '#testing/app.ts';
import { refuseLastAdministrator } from './last-administrator.ts';

const app = await testApp({ demo: true });
const { db } = app.database;
const admin = { as: 'admin' };

async function idOf(username: string): Promise<string> {
  const [found] = await db.select({ id: users.id }).from(users).where(eq(users.username, username));
  return found?.id ?? '';
}

const [customer, self] = [await idOf('lv1-demo'), await idOf('admin')];
const one = { params: { id: customer } };
const list = (query: { q?: string; pageSize?: string; cursor?: string } = {}) =>
  app.call(userRoutes.list, { query }, admin);
const namesFound = async (q: string) => (await list({ q })).rows.map(({ username }) => username);
const auditOf = async (action: string) => db.select().from(auditEvents).where(eq(auditEvents.action, action));

beforeEach(async () => {
  await db.update(users).set({ pending: false, disabled: false, passwordUpdated: true, menuIds: null });
  await db.delete(mails);
  await db.delete(auditEvents);
});

describe('the list of accounts', () => {
  test('shows who they are and nothing secret', async () => {
    const { rows } = await list({ q: 'lv1-demo' });
    expect(rows).toEqual([
      {
        id: customer,
        username: 'lv1-demo',
        role: 'customer-lv1',
        organisationId: expect.any(String),
        organisationName: '华东传动设备有限公司',
        department: expect.any(String),
        email: 'lv1-demo@example.com',
        phone: null,
        locale: 'zh-cn',
        state: 'active',
        onceEnabled: 'active',
        invitation: null,
        passwordUpdated: true,
        menuIds: null,
        rights: [],
        colleagues: [],
        version: expect.any(Number),
        createdAt: expect.stringMatching(/Z$/),
      },
    ]);
  });

  test('gives everyone once over its pages, newest first', async () => {
    const all = (await list({ pageSize: '200' })).rows.map(({ id }) => id);
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({
        pageSize: '2',
        ...(cursor !== undefined && { cursor }),
      });
      ids.push(...page.rows.map(({ id }) => id));
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    expect(ids).toEqual(all);
    expect(ids).toEqual(ids.toSorted().toReversed());
  });

  test.each([
    ['a part of a name, whatever its case', 'SALES-D', ['sales-demo']],
    ['an address', '2000@example', ['2000']],
    ['a company', '苏州', ['lv2-demo']],
    ['a per cent sign, which is no wildcard', '%', []],
    ['an underscore, which is none either', '_v1', []],
    ['a backslash', '\\', []],
    ['what looks like SQL', "' or 1=1 --", []],
  ])('is searched by %s', async (_, q, found) => {
    expect(await namesFound(q)).toEqual(found);
  });

  test('refuses a cursor that is none', async () => {
    expect((await app.send(userRoutes.list, { query: { cursor: 'x' } }, admin)).statusCode).toBe(400);
  });

  test.each(['lv1-demo', 'lv2-demo', 'sales-demo'])('is refused to %s, as every write is', async (as) => {
    const answers = [await app.send(userRoutes.list, {}, { as }), await app.send(userRoutes.disable, one, { as })];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403]);
  });
});

describe('locking an account', () => {
  test('ends its sessions and tickets at once, and nobody signs in until it is unlocked', async () => {
    const token = await app.signIn('lv1-demo');
    const ticket = { ticketHash: 'h', userId: customer, partner: 'p', createdAt: app.clock.now() };
    await db.insert(signInTickets).values(ticket);
    expect((await app.call(userRoutes.disable, one, admin)).state).toBe('disabled');
    expect(await db.select().from(signInTickets)).toEqual([]);
    await expect(app.call(accountRoutes.me, {}, { token })).rejects.toMatchObject({ status: 401 });
    await expect(app.signIn('lv1-demo')).rejects.toMatchObject({ status: 401 });
    expect((await app.call(userRoutes.enable, one, admin)).state).toBe('active');
    await expect(app.call(accountRoutes.me, {}, { token })).rejects.toMatchObject({ status: 401 });
    await expect(app.signIn('lv1-demo')).resolves.toMatch(/^[\w-]{43}$/);
  });

  test('is not for oneself', async () => {
    const own = app.call(userRoutes.disable, { params: { id: self } }, admin);
    await expect(own).rejects.toMatchObject({ status: 422, code: 'account.own' });
    expect(await auditOf('user.disabled')).toEqual([]);
    await expect(app.call(accountRoutes.me, {}, admin)).resolves.toBeDefined();
  });
});

describe('the last administrator who can come in', () => {
  const others = ['second-admin', 'third-admin'].map((username) => ({ id: app.portal.newId(), username }));
  const isOther = inArray(users.username, ['second-admin', 'third-admin']);
  const [second, third] = others.map(({ id }) => ({ params: { id } }));

  beforeEach(async () => {
    const [model] = await db.select().from(users).where(eq(users.id, self));
    if (model === undefined) throw new Error('There is no administrator');
    const added = others.map((other) => ({ ...model, ...other, email: null, demo: false }));
    await db.insert(users).values(added).onConflictDoNothing();
    await db.update(users).set({ erasedAt: null, passwordHash: model.passwordHash }).where(isOther);
  });

  afterAll(async () => {
    await db.update(users).set({ erasedAt: app.clock.now() }).where(isOther);
    // Forgets the sessions that ended.
    app.clock.advance(0);
  });

  test('is not locked, also when two lock each other in the same moment', async () => {
    await app.call(userRoutes.disable, third!, admin);
    for (let round = 0; round < 5; round += 1) {
      await db.update(users).set({ disabled: false }).where(eq(users.id, self));
      await db.update(users).set({ disabled: false }).where(eq(users.username, 'second-admin'));
      const [one, other] = [await app.signIn('admin'), await app.signIn('second-admin')];
      const answers = await Promise.all([
        app.send(userRoutes.disable, second, { token: one }),
        app.send(userRoutes.disable, { params: { id: self } }, { token: other }),
      ]);
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      const refused = answers.find(({ statusCode }) => statusCode !== 200);
      // Who was locked a moment earlier is not signed in any more.
      expect(['account.last-administrator', 'session.expired']).toContain(refused?.json().error.code);
    }
  });

  test.each([
    ['is disabled', { disabled: true }],
    ['waits to be confirmed', { pending: true }],
    ['has set no password yet', { passwordHash: null }],
    ['is erased', { erasedAt: new Date() }],
  ])('is told from one who %s', async (_, state) => {
    const token = await app.signIn('admin');
    await db.update(users).set(state).where(eq(users.username, 'third-admin'));
    await db.update(users).set({ disabled: true }).where(eq(users.id, self));
    await db.transaction(async (tx) => {
      const locks = refuseLastAdministrator(tx, others[0]?.id ?? '', { demo: true });
      await expect(locks).rejects.toMatchObject({ code: 'account.last-administrator' });
    });
    await db.update(users).set({ disabled: false }).where(eq(users.id, self));
    expect((await app.call(userRoutes.disable, second!, { token })).state).toBe('disabled');
  });
});

describe('every command', () => {
  test.each([
    ['confirm', 'user.confirmed'],
    ['disable', 'user.disabled'],
    ['enable', 'user.enabled'],
    ['forcePasswordChange', 'user.password-change-forced'],
  ] as const)('%s is written down with who did it to whom', async (command, action) => {
    await app.call(userRoutes[command], one, admin);
    expect(await auditOf(action)).toMatchObject([{ actorId: self, object: customer, details: {} }]);
  });

  test.each([
    ['nobody has', 'f0000000-0000-4000-8000-000000000000'],
    ['is none', "x' or 1=1"],
  ])('on an id that %s is answered like any unknown record', async (_, id) => {
    for (const command of ['confirm', 'disable', 'enable', 'forcePasswordChange'] as const) {
      const answer = app.call(userRoutes[command], { params: { id } }, admin);
      await expect(answer).rejects.toMatchObject({ status: 404, code: 'record.unknown' });
    }
  });

  test('takes no role, organisation or name from a payload', async () => {
    const body = { role: 'admin', organisationId: self, username: 'root' };
    expect((await app.send(userRoutes.enable, { ...one, body }, admin)).statusCode).toBe(400);
    const menu = await app.send(
      userRoutes.setMenu,
      { ...one, body: { menuIds: null, version: 1, role: 'admin' } },
      admin,
    );
    expect(menu.statusCode).toBe(400);
  });
});

describe('confirming', () => {
  test('shows who is in the organisation already: those who can come in, and nobody where nothing is to be decided', async () => {
    const [model] = await db.select().from(users).where(eq(users.id, customer));
    if (model === undefined) throw new Error('There is no customer');
    const names = ['buyer-2', 'buyer-1', 'buyer-locked', 'buyer-waiting'];
    await db
      .insert(users)
      .values(names.map((username) => ({ ...model, id: app.portal.newId(), username, email: null, phone: null })));
    await db.update(users).set({ disabled: true }).where(eq(users.username, 'buyer-locked'));
    await db
      .update(users)
      .set({ pending: true })
      .where(inArray(users.username, ['lv1-demo', 'buyer-waiting']));
    const { rows } = await list({ q: '华东' });
    expect(Object.fromEntries(rows.map(({ username, colleagues }) => [username, colleagues]))).toEqual({
      'lv1-demo': ['buyer-1', 'buyer-2'],
      'buyer-waiting': ['buyer-1', 'buyer-2'],
      'buyer-1': [],
      'buyer-2': [],
      'buyer-locked': [],
    });
    await db.delete(users).where(inArray(users.username, names));
  });

  test('lets the account in and tells the person in their language, once', async () => {
    await db.update(users).set({ pending: true, locale: 'en' }).where(eq(users.id, customer));
    const states = [];
    for (let time = 0; time < 2; time++) states.push((await app.call(userRoutes.confirm, one, admin)).state);
    expect(states).toEqual(['active', 'active']);
    expect(await db.select().from(mails)).toMatchObject([
      {
        template: 'account-confirmed',
        recipient: 'lv1-demo@example.com',
        locale: 'en',
        values: { username: 'lv1-demo' },
      },
    ]);
  });
});

test('asking for a new password shows in the own record', async () => {
  expect((await app.call(userRoutes.forcePasswordChange, one, admin)).passwordUpdated).toBe(false);
  const [stored] = await db.select().from(users).where(eq(users.id, customer));
  expect(stored?.passwordUpdated).toBe(false);
});

test('asking for a new password ends the sessions: whoever sits in one has to know the old one first', async () => {
  const token = await app.signIn('lv1-demo');
  await app.call(userRoutes.forcePasswordChange, one, admin);
  await expect(app.call(accountRoutes.me, {}, { token })).rejects.toMatchObject({ status: 401 });
});

describe('the menu of an account', () => {
  const set = async (menuIds: number[] | null, id = customer) => {
    const [read] = await db.select({ version: users.version }).from(users).where(eq(users.id, id));
    return app.call(userRoutes.setMenu, { params: { id }, body: { menuIds, version: read?.version ?? 0 } }, admin);
  };

  test('is stored once each and in order, and can be given back to the role', async () => {
    expect((await set([4, 1, 4])).menuIds).toEqual([1, 4]);
    expect(await auditOf('user.menu-set')).toMatchObject([{ details: { menuIds: { from: 'all', to: '1,4' } } }]);
    expect((await set(null)).menuIds).toBeNull();
  });

  test.each([19, 35, 999])('takes no entry %d, which the role does not have', async (id) => {
    await expect(set([1, id])).rejects.toMatchObject({ status: 400, code: 'request.invalid' });
  });

  test('takes no entry that the login name loses', async () => {
    await expect(set([7, 18], await idOf('2000'))).rejects.toMatchObject({ code: 'request.invalid' });
  });

  test.each([[[]], [[1, 2]]])('is not left with no page that is open, as with %j', async (menuIds) => {
    await expect(set(menuIds)).rejects.toMatchObject({ status: 422, code: 'menu.empty' });
  });

  test('of an administrator never loses the pages of administration, also by the administrator alone', async () => {
    await expect(set([7, 31, 33, 34], self)).rejects.toMatchObject({ status: 422, code: 'menu.fixed' });
    const all = [7, 31, 32, 33, 34, 35, 36, 39];
    expect((await set(all, self)).menuIds).toEqual(all);
  });

  test('of two windows is saved by one: the other is told, and nothing is overwritten', async () => {
    const { version } = await set([7]);
    const answers = await Promise.all(
      [[4], [4, 7]].map((menuIds) => app.send(userRoutes.setMenu, { ...one, body: { menuIds, version } }, admin)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().error.code).toBe('version.conflict');
    const won = answers.find(({ statusCode }) => statusCode === 200)?.json().result.menuIds;
    const [stored] = await db.select({ menuIds: users.menuIds }).from(users).where(eq(users.id, customer));
    expect(stored?.menuIds).toEqual(won);
  });
});
