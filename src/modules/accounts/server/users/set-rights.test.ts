import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Right } from '#kernel/right.ts';
import { accountRoutes, privacyRoutes, userRoutes } from '#modules/accounts/contract.ts';
import { DEMO_ACCOUNTS } from '#modules/accounts/domain/demo-accounts.ts';
import { organisations, staffRights, users } from '#modules/accounts/server/account-tables.ts';
import { auditEvents } from '#modules/audit/server/public.ts';
import { testApp } from '#testing/app.ts';

const app = await testApp({ demo: true });
const { db } = app.database;
const admin = { as: 'admin' };

const known = await db.select().from(users);
const idOf = (username: string) => known.find((one) => one.username === username)?.id ?? '';
const staff = idOf('2000');

const read = (id: string) => app.call(userRoutes.open, { params: { id } }, admin);
const send = async (id: string, rights: readonly string[], version?: number) => {
  const body = { rights: rights as Right[], version: version ?? (await read(id)).version };
  return app.send(userRoutes.setRights, { params: { id }, body }, admin);
};
const set = async (id: string, rights: readonly Right[]) => {
  const body = { rights: [...rights], version: (await read(id)).version };
  return app.call(userRoutes.setRights, { params: { id }, body }, admin);
};
/** Which rights the log says were given and taken, in any order. */
const logged = async () => {
  const events = await db.select().from(auditEvents).where(eq(auditEvents.object, staff));
  return events
    .filter(({ action }) => action.startsWith('user.right-'))
    .map(({ action, details }) => `${action} ${details.right}`)
    .sort();
};

beforeEach(async () => {
  await db.delete(staffRights).where(eq(staffRights.userId, staff));
  await db.delete(auditEvents);
});

describe('the rights of a member of staff', () => {
  test('are given and taken one by one, and each is written down', async () => {
    const first = await set(staff, ['cost.read', 'bills.issue', 'cost.read']);
    expect(first.rights).toEqual(['bills.issue', 'cost.read']);
    expect(await logged()).toEqual(['user.right-given bills.issue', 'user.right-given cost.read']);
    await db.delete(auditEvents);
    const second = await set(staff, ['bills.issue', 'bank.read']);
    expect(second).toMatchObject({ rights: ['bills.issue', 'bank.read'], version: first.version + 1 });
    expect(await logged()).toEqual(['user.right-given bank.read', 'user.right-taken cost.read']);
  });

  test('hold from the next request on, for the session that is open as well', async () => {
    const token = await app.signIn('2000');
    const actor = () => app.portal.findActor(db, token);
    expect((await actor())?.rights).toEqual([]);
    await set(staff, ['quotes.approve']);
    expect((await actor())?.rights).toEqual(['quotes.approve']);
    expect((await app.call(accountRoutes.me, {}, { token })).rights).toEqual(['quotes.approve']);
    expect((await app.portal.findPerson(db, staff))?.rights).toEqual(['quotes.approve']);
    await set(staff, []);
    expect((await actor())?.rights).toEqual([]);
  });

  test('that are chosen as they are change nothing, not even the version', async () => {
    const { version } = await set(staff, ['bills.void']);
    expect((await set(staff, ['bills.void'])).version).toBe(version);
    expect(await logged()).toHaveLength(1);
  });

  test('are not overwritten by whoever read them before somebody else wrote', async () => {
    const { version } = await read(staff);
    await set(staff, ['bills.void']);
    const answer = await send(staff, [], version);
    expect(answer.json().error.code).toBe('version.conflict');
    expect((await read(staff)).rights).toEqual(['bills.void']);
  });

  test('are those of the list alone', async () => {
    expect((await send(staff, ['users.write'])).statusCode).toBe(400);
  });

  test.each(['lv1-demo', 'lv2-demo', 'admin'])('are not given to %s, who is no staff', async (username) => {
    expect((await send(idOf(username), ['cost.read'])).json().error.code).toBe('rights.staff-only');
  });

  test('end with being staff', async () => {
    const id = app.portal.newId();
    const model = known.find((one) => one.username === '2000');
    if (model === undefined) throw new Error('There is no 2000.');
    await db.insert(users).values({ ...model, id, username: 'leaves', email: 'leaves@example.com', version: 1 });
    await set(id, ['cost.read']);
    const [customer] = await db.select().from(organisations).where(eq(organisations.kind, 'customer-lv1'));
    const { version } = await read(id);
    const body = { email: 'leaves@example.com', role: 'customer-lv1', locale: 'en', version } as const;
    await app.call(userRoutes.edit, { params: { id }, body: { ...body, organisationId: customer?.id ?? '' } }, admin);
    expect(await db.select().from(staffRights).where(eq(staffRights.userId, id))).toEqual([]);
  });

  test('are told to their person among what is kept of them', async () => {
    await set(staff, ['cost.read']);
    const { rights } = (await app.call(privacyRoutes.exportOwn, {}, { as: '2000' })) as { rights: unknown };
    expect(rights).toEqual([{ right: 'cost.read', givenAt: expect.any(String) }]);
  });
});

test('an administrator sees costs and banks without being given it, and nothing else', async () => {
  expect((await app.call(accountRoutes.me, {}, admin)).rights).toEqual(['bank.read', 'cost.read']);
  expect((await app.call(accountRoutes.me, {}, { as: 'lv1-demo' })).rights).toEqual([]);
});

test.each(DEMO_ACCOUNTS.filter(({ role }) => role === 'staff').map((account) => [account.username, account.rights]))(
  'the demo account %s has %j',
  async (username, rights) => {
    const me = await app.call(accountRoutes.me, {}, { as: username });
    expect([...me.rights].sort()).toEqual([...rights].sort());
  },
);
