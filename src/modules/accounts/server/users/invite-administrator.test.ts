import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { passwordLinkRoutes, userRoutes } from '#modules/accounts/contract.ts';
import { DEMO_PASSWORD } from '#modules/accounts/domain/demo-accounts.ts';
import { LIMITS } from '#modules/accounts/domain/limits.ts';
import { attempts, organisations, users } from '#modules/accounts/server/account-tables.ts';
import { auditEvents } from '#modules/audit/server/public.ts';
import { mails } from '#modules/mail/server/public.ts';
import { testApp } from '#testing/app.ts';

const app = await testApp({ demo: true });
const { db } = app.database;
const admin = { as: 'admin' };
const [provider] = await db.select().from(organisations).where(eq(organisations.kind, 'provider'));
const [self] = await db.select().from(users).where(eq(users.username, 'admin'));

let last = 0;
function invite(password?: string) {
  const username = `second-${++last}`;
  const person = {
    username,
    email: `${username}@example.com`,
    organisationId: provider?.id ?? '',
    role: 'admin',
  } as const;
  return app.call(userRoutes.invite, { body: { ...person, ...(password !== undefined && { password }) } }, admin);
}

beforeEach(async () => {
  await db.delete(attempts);
});

describe('another administrator is invited', () => {
  test('with the own password, and does everything the first one does, under a name of their own', async () => {
    const { id, username, email } = await invite(DEMO_PASSWORD);
    const [mail] = await db
      .select()
      .from(mails)
      .where(eq(mails.recipient, email ?? ''));
    const link = String(mail?.values.link).split('?link=')[1] ?? '';
    const password = 'Another-1';
    await app.call(passwordLinkRoutes.redeem, { body: { link, password, passwordTwo: password } });
    const token = await app.signIn(username, { password });
    expect((await app.call(userRoutes.list, {}, { token })).rows.length).toBeGreaterThan(1);
    await app.call(userRoutes.forcePasswordChange, { params: { id: self?.id ?? '' } }, { token });
    await db.update(users).set({ passwordUpdated: true });
    const log = await db.select().from(auditEvents);
    const did = (action: string) => log.filter((event) => event.action === action);
    expect(did('user.invited')).toMatchObject([{ actorId: self?.id, object: id, details: { role: 'admin' } }]);
    expect(did('user.password-change-forced')).toMatchObject([{ actorId: id, object: self?.id }]);
    app.clock.advance(0);
  });

  test.each([
    ['without a password', undefined],
    ['with a wrong one', 'Wrong-1'],
  ])('%s by nobody', async (_, password) => {
    await expect(invite(password)).rejects.toMatchObject({ status: 422, code: 'password.wrong' });
    expect(
      await db
        .select()
        .from(users)
        .where(eq(users.username, `second-${last}`)),
    ).toEqual([]);
  });

  test('after too many wrong passwords by nobody who does not wait, also with the right one', async () => {
    for (let time = 0; time < LIMITS.ownPassword.most; time++)
      await expect(invite('Wrong-1')).rejects.toMatchObject({ code: 'password.wrong' });
    await expect(invite(DEMO_PASSWORD)).rejects.toMatchObject({ status: 429, code: 'login.slowed' });
  });
});
