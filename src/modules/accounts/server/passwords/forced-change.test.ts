import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { accountRoutes, passwordRoutes, privacyRoutes } from '#modules/accounts/contract.ts';
import { DEMO_PASSWORD } from '#modules/accounts/domain/demo-accounts.ts';
import { users } from '#modules/accounts/server/account-tables.ts';
import { testApp } from '#testing/app.ts';

const app = await testApp({ demo: true });
const { db } = app.database;

beforeEach(async () => {
  await db.update(users).set({ passwordUpdated: false }).where(eq(users.username, 'lv1-demo'));
});

describe('who must change the password', () => {
  test('signs in, and is told', async () => {
    const token = await app.signIn('lv1-demo');
    expect(await app.call(accountRoutes.me, {}, { token })).toMatchObject({ passwordUpdated: '0' });
  });

  test('may use nothing but their own session', async () => {
    const token = await app.signIn('lv1-demo');
    const closed = app.portal.served.filter(({ access }) => access !== 'public' && access !== 'session.own');
    expect(closed.length).toBeGreaterThan(10);
    for (const route of closed) {
      const answer = await app.send(route, { params: { id: 'x' } }, { token });
      expect([answer.statusCode, answer.json().error.code], route.path).toEqual([403, 'password.must-change']);
    }
  });

  test('neither takes along what is kept of them nor erases it', async () => {
    const token = await app.signIn('lv1-demo');
    const answers = [
      await app.send(privacyRoutes.exportOwn, {}, { token }),
      await app.send(privacyRoutes.eraseOwn, { body: { password: DEMO_PASSWORD } }, { token }),
    ];
    expect(answers.map((answer) => answer.json().error.code)).toEqual(['password.must-change', 'password.must-change']);
  });

  test('may sign out', async () => {
    const token = await app.signIn('lv1-demo');
    expect(await app.call(accountRoutes.signOut, {}, { token })).toBeNull();
    expect((await app.send(accountRoutes.me, {}, { token })).statusCode).toBe(401);
  });

  test('may do everything once it is changed', async () => {
    const body = { curPwd: DEMO_PASSWORD, newPwd: 'Better-2', confirmPwd: 'Better-2', userId: 'lv1-demo' };
    await app.call(passwordRoutes.changePassword, { body }, { token: await app.signIn('lv1-demo') });
    const token = await app.signIn('lv1-demo', { password: 'Better-2' });
    expect(await app.call(accountRoutes.menu, { query: { userId: 'lv1-demo' } }, { token })).not.toEqual([]);
  });
});
