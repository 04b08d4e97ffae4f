import { beforeEach, describe, expect, test } from 'vitest';
import { accountRoutes } from '#modules/accounts/contract.ts';
import { attempts, sessions } from '#modules/accounts/server/account-tables.ts';
import { testApp } from '#testing/app.ts';

const app = await testApp({ demo: true });
const { db } = app.database;

beforeEach(async () => {
  await db.delete(attempts);
});

describe('a session', () => {
  const alive = async (token: string) => (await app.send(accountRoutes.me, {}, { token })).statusCode === 200;

  test('ends after 30 minutes without a call, and says so', async () => {
    const token = await app.signIn('lv1-demo');
    app.clock.advance(29);
    expect(await alive(token)).toBe(true);
    app.clock.advance(29);
    expect(await alive(token)).toBe(true);
    app.clock.advance(30);
    await expect(app.call(accountRoutes.me, {}, { token })).rejects.toMatchObject({
      status: 401,
      code: 'session.expired',
      description: '登录已过期，请重新登录',
    });
  });

  test('ends 8 hours after signing in however busy', async () => {
    const token = await app.signIn('lv1-demo');
    for (let turn = 0; turn < 24; turn += 1) {
      expect(await alive(token)).toBe(true);
      app.clock.advance(20);
    }
    expect(await alive(token)).toBe(false);
  });

  test('with remember-me lives over the weekend', async () => {
    const token = await app.signIn('lv1-demo', { remember: true });
    app.clock.advance(60 * 60);
    expect(await alive(token)).toBe(true);
  });

  test('is written down as seen at most once a minute', async () => {
    await db.delete(sessions);
    const token = await app.signIn('lv1-demo');
    const seen = async () => (await db.select().from(sessions))[0]!.lastSeenAt.getTime();
    const opened = await seen();
    app.clock.advance(0.9);
    await alive(token);
    expect(await seen()).toBe(opened);
    app.clock.advance(0.2);
    await alive(token);
    expect(await seen()).toBe(app.clock.now().getTime());
  });

  test('ends at once when the person signs out, and no other one does', async () => {
    const [token, other] = [await app.signIn('lv1-demo'), await app.signIn('lv1-demo')];
    expect(await app.call(accountRoutes.signOut, {}, { token })).toBeNull();
    expect([await alive(token), await alive(other)]).toEqual([false, true]);
  });

  test.each([
    ['without a token', {}, 'session.missing'],
    ['with an invented token', { token: 'x'.repeat(43) }, 'session.expired'],
  ])('%s is none', async (_, caller, code) => {
    for (const route of [accountRoutes.signOut, accountRoutes.me, accountRoutes.menu]) {
      const response = await app.send(route, {}, caller);
      expect([response.statusCode, response.json().code, response.json().error.code]).toEqual([401, 401, code]);
      expect(response.headers['www-authenticate']).toBe('Bearer');
    }
  });
});
