import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { passwordLinkRoutes } from '#modules/accounts/contract.ts';
import { organisations, users } from '#modules/accounts/server/account-tables.ts';
import { auditEvents } from '#modules/audit/server/public.ts';
import { testApp } from '#testing/app.ts';
import { hasAdministrator, makeAdministratorLink } from './administrator-link.ts';

const app = await testApp();
const { db } = app.database;
const PASSWORD = 'Console-1';

async function makeLink(): Promise<string> {
  const tools = { newId: app.portal.newId, now: app.clock.now(), providerName: 'Acme' };
  return (await makeAdministratorLink(db, tools)).split('?link=')[1] ?? '';
}

const redeem = (link: string, password = PASSWORD) =>
  app.call(passwordLinkRoutes.redeem, { body: { link, password, passwordTwo: password } });

describe('the link to the administrator’s password', () => {
  test('makes the account and its organisation once, and the account is nobody’s until the link is used', async () => {
    const first = await makeLink();
    const second = await makeLink();
    expect(await db.select().from(organisations)).toMatchObject([{ name: 'Acme', kind: 'provider' }]);
    expect(await db.select().from(users)).toMatchObject([{ username: 'admin', role: 'admin', passwordHash: null }]);
    expect(await hasAdministrator(db)).toBe(false);
    await expect(redeem(first)).rejects.toMatchObject({ code: 'link.spent' });
    expect(await redeem(second)).toEqual({ username: 'admin' });
    expect(await hasAdministrator(db)).toBe(true);
    await expect(app.signIn('admin', { password: PASSWORD })).resolves.toBeDefined();
    const made = await db.select().from(auditEvents).where(eq(auditEvents.action, 'administrator.link-made'));
    expect(made).toMatchObject([{ actorId: null }, { actorId: null }]);
  });

  test('opens for an hour', async () => {
    const link = await makeLink();
    app.clock.advance(60);
    await expect(redeem(link)).rejects.toMatchObject({ code: 'link.spent' });
  });

  test('leaves a password that is there alone until it is used', async () => {
    const link = await makeLink();
    await expect(app.signIn('admin', { password: PASSWORD })).resolves.toBeDefined();
    await redeem(link, 'Console-2');
    await expect(app.signIn('admin', { password: PASSWORD })).rejects.toMatchObject({ status: 401 });
  });

  test('gives the whole menu back', async () => {
    await db.update(users).set({ menuIds: [7] });
    await redeem(await makeLink());
    expect(await db.select({ menuIds: users.menuIds }).from(users)).toEqual([{ menuIds: null }]);
  });

  test.each([
    ['is of a demo', { demo: true }],
    ['is locked', { disabled: true }],
  ])('opens an account that %s, and only that of the administrator', async (_, state) => {
    await db.update(users).set(state);
    expect(await hasAdministrator(db)).toBe(false);
    await redeem(await makeLink());
    expect(await hasAdministrator(db)).toBe(true);
    const open = and(eq(users.demo, false), eq(users.disabled, false));
    expect(await db.select().from(users).where(open)).toMatchObject([{ username: 'admin' }]);
  });
});
