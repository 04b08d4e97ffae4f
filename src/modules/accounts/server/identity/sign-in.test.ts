// @tests both-databases
import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { accountRoutes } from '#modules/accounts/contract.ts';
import { DEMO_PASSWORD } from '#modules/accounts/domain/demo-accounts.ts';
import { LIMITS } from '#modules/accounts/domain/limits.ts';
import { sessions, users } from '#modules/accounts/server/account-tables.ts';
import { hashPassword, verifyPassword } from '#modules/accounts/server/passwords/passwords.ts';
import { auditEvents } from '#modules/audit/server/public.ts';
import { testApp } from '#testing/app.ts';
import { openProved, proveSignIn, SignInRefused } from './sign-in.ts';

const app = await testApp({ demo: true });
const { passwordMemory } = app.settings;

const attemptOf = (username: string, password: string) => ({
  newId: app.portal.newId,
  username,
  password,
  remember: false,
  address: 'here',
  device: undefined,
  demo: true,
  passwordMemory,
  now: app.clock.now(),
});

test.each(['lv1-demo', 'nobody'])(
  'a wrong password of %s costs one check of a full-strength hash',
  async (username) => {
    const verify = vi.fn(verifyPassword);
    const proved = proveSignIn(app.database.db, attemptOf(username, 'wrong'), verify);
    await expect(proved).rejects.toBeInstanceOf(SignInRefused);
    expect(verify.mock.calls.map(([stored]) => stored)).toEqual([
      expect.stringMatching(/^\$argon2id\$v=19\$m=8,t=2,p=1\$/),
    ]);
  },
);

test.each(['lv1-demo', 'nobody'])('a wrong password of %s is answered as that of anybody', async (username) => {
  const refused = app.signIn(username, { password: 'wrong' });
  await expect(refused).rejects.toMatchObject({ status: 401, code: 'login.wrong-credentials' });
});

/** A sign-in during which something else happens, right after the password was compared. */
async function signInWhile(username: string, meanwhile: () => Promise<unknown>) {
  const { db } = app.database;
  const proved = await proveSignIn(db, attemptOf(username, DEMO_PASSWORD));
  await meanwhile();
  return db.transaction((tx) => openProved(tx, proved));
}

const change = (changes: Partial<typeof users.$inferInsert>) =>
  app.database.db.update(users).set(changes).where(eq(users.username, 'lv2-demo'));

test.each([
  ['changed', 'wrong-password', async () => change({ passwordHash: await hashPassword('Other-1', passwordMemory) })],
  ['disabled', 'account-closed', () => change({ disabled: true })],
  ['erased', 'account-closed', () => change({ erasedAt: app.clock.now() })],
])('an account that is %s between password and session opens none', async (_, reason, meanwhile) => {
  await expect(signInWhile('lv2-demo', meanwhile)).rejects.toMatchObject({ reason });
  expect(await app.database.db.select().from(sessions)).toEqual([]);
  await change({ passwordHash: await hashPassword(DEMO_PASSWORD, passwordMemory), disabled: false, erasedAt: null });
});

test('a password that is hashed anew by another sign-in in the same moment stays right', async () => {
  await change({ passwordHash: await hash(DEMO_PASSWORD, { memoryCost: 8192, timeCost: 1 }) });
  const stronger = await hashPassword(DEMO_PASSWORD, passwordMemory);
  const { account } = await signInWhile('lv2-demo', () => change({ passwordHash: stronger }));
  expect(account.username).toBe('lv2-demo');
});

describe('the audit log', () => {
  const { db } = app.database;
  const idOf = async (username: string) =>
    (await db.select().from(users).where(eq(users.username, username)))[0]?.id ?? '';

  /** What was written down of sign-ins while something was done. */
  async function writtenDown(work: () => Promise<unknown>) {
    await db.delete(auditEvents);
    await work();
    return db.select().from(auditEvents).orderBy(auditEvents.id);
  }

  test('tells who came in and who went, and in which request', async () => {
    const id = await idOf('lv1-demo');
    const events = await writtenDown(async () => {
      const token = await app.signIn('lv1-demo', { remember: true });
      app.clock.advance(1);
      await app.call(accountRoutes.signOut, {}, { token });
    });
    const request = { requestId: expect.stringMatching(/^[\da-f]{16}$/) };
    expect(events).toMatchObject([
      { action: 'session.opened', actorId: id, object: id, details: { remembered: true }, ...request },
      { action: 'session.closed', actorId: id, object: id, details: {}, ...request },
    ]);
  });

  test.each<[string, Partial<typeof users.$inferInsert>, string, string]>([
    ['a wrong password', { disabled: false }, 'Wrong-Secret-1', 'wrong-password'],
    ['an account that is locked', { disabled: true }, DEMO_PASSWORD, 'account-closed'],
    ['an account that waits to be confirmed', { pending: true }, DEMO_PASSWORD, 'account-pending'],
  ])(
    'tells of %s for which account and why, by nobody, and never what was typed',
    async (_, state, password, reason) => {
      await change(state);
      const events = await writtenDown(() => app.signIn('lv2-demo', { password }).catch(() => undefined));
      await change({ disabled: false, pending: false });
      expect(events).toMatchObject([
        { action: 'session.refused', actorId: null, object: await idOf('lv2-demo'), details: { reason } },
      ]);
      expect(JSON.stringify(events)).not.toContain(password);
    },
  );

  test('tells of a name nobody has that there was one, not which: it may be a password in the wrong field', async () => {
    const events = await writtenDown(() => app.signIn('MySecret-1', { password: 'x' }).catch(() => undefined));
    expect(events).toMatchObject([
      { action: 'session.refused', actorId: null, object: 'unknown-account', details: { reason: 'account-unknown' } },
    ]);
    expect(JSON.stringify(events)).not.toContain('MySecret');
  });

  test('is not flooded: what is not even tried any more is not written down', async () => {
    const events = await writtenDown(async () => {
      for (let time = 0; time < LIMITS.password.most + 3; time++)
        await app.signIn('2000', { password: 'wrong' }).catch(() => undefined);
    });
    expect(events).toHaveLength(LIMITS.password.most);
  });
});
