import { beforeEach, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#modules/accounts/domain/demo-accounts.ts';
import { attempts, knownDevices } from '#modules/accounts/server/account-tables.ts';
import { testApp } from '#testing/app.ts';
import { passwordGrant } from '#testing/sign-in.ts';
import { subjectOf } from './attempt-store.ts';

const app = await testApp({ demo: true });
const { db } = app.database;
const body = passwordGrant('lv1-demo');

beforeEach(async () => {
  await db.delete(attempts);
});

describe('guessing a password', () => {
  const guess = (headers = {}, remoteAddress = '127.0.0.1') =>
    app.http.inject({
      method: 'POST',
      url: '/api/oauth/token',
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify({ ...body, password: 'guess' }),
      remoteAddress,
    });

  test('is slowed after ten wrong passwords, also when thirty come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => guess()));
    const statuses = answers.map((answer) => answer.statusCode).sort();
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(20).fill(429)]);
  });

  test('is slowed whatever forwarding header is forged, and says how long', async () => {
    for (let turn = 0; turn < 10; turn += 1) await guess({ 'x-forwarded-for': `10.0.0.${turn}` });
    const slowed = await guess({ 'x-forwarded-for': '10.9.9.9' });
    expect(slowed.statusCode).toBe(429);
    expect(slowed.headers['retry-after']).toBe('900');
    expect(slowed.json()).toMatchObject({
      code: 429,
      error: { code: 'login.slowed' },
      description: '尝试次数过多，请在 900 秒后重试',
    });
  });

  test('does not lock out the owner on another client', async () => {
    await Promise.all(Array.from({ length: 12 }, () => guess({}, '198.51.100.7')));
    expect((await guess({}, '198.51.100.7')).statusCode).toBe(429);
    expect(await app.signIn('lv1-demo')).toBeTruthy();
  });

  test('is slowed for all of a network of 64 bits, and for an IPv4 address however it is written', async () => {
    for (let turn = 0; turn < 10; turn += 1) await guess({}, `2001:db8:1:2::${turn}`);
    expect((await guess({}, '2001:db8:1:2:aaaa::1')).statusCode).toBe(429);
    expect((await guess({}, '2001:db8:1:3::1')).statusCode).toBe(401);
    for (let turn = 0; turn < 10; turn += 1) await guess({}, '::ffff:198.51.100.8');
    expect((await guess({}, '198.51.100.8')).statusCode).toBe(429);
  });

  test('is open again fifteen minutes later', async () => {
    for (let turn = 0; turn < 10; turn += 1) await guess();
    await expect(app.signIn('lv1-demo')).rejects.toMatchObject({ status: 429 });
    app.clock.advance(15);
    expect(await app.signIn('lv1-demo')).toBeTruthy();
  });

  test('starts anew after the right password', async () => {
    for (let turn = 0; turn < 9; turn += 1) await guess();
    await app.signIn('lv1-demo');
    for (let turn = 0; turn < 9; turn += 1) expect((await guess()).statusCode).toBe(401);
  });
});

describe('guessing the passwords of many accounts', () => {
  const failures = subjectOf('loginByClient', '127.0.0.1');
  const failed = async () => (await db.select().from(attempts)).filter(({ subject }) => subject === failures).length;
  const signs = (username: string, password: string, cookie?: string) =>
    app.http.inject({
      method: 'POST',
      url: '/api/oauth/token',
      headers: { 'content-type': 'application/json', ...(cookie !== undefined && { cookie }) },
      payload: JSON.stringify({ ...body, username, password }),
    });
  const failBefore = (times: number) =>
    db
      .insert(attempts)
      .values(
        Array.from({ length: times }, () => ({ id: app.portal.newId(), subject: failures, at: app.clock.now() })),
      );

  test('is slowed after a hundred failures from one address, but for browsers an account knows', async () => {
    const known = String((await signs('lv1-demo', DEMO_PASSWORD)).headers['set-cookie']).split(';')[0];
    await failBefore(99);
    expect((await signs('nobody-1', 'guess')).statusCode).toBe(401);
    expect((await signs('nobody-2', 'guess')).statusCode).toBe(429);
    expect((await signs('lv1-demo', DEMO_PASSWORD)).statusCode).toBe(429);
    expect((await signs('lv1-demo', DEMO_PASSWORD, known)).statusCode).toBe(200);
    expect((await signs('lv1-demo', 'wrong', known)).statusCode).toBe(401);
    expect(await failed()).toBe(100);
  });

  test('counts no right password, and forgets no failure for one', async () => {
    await failBefore(50);
    for (let turn = 0; turn < 3; turn += 1) expect((await signs('lv1-demo', DEMO_PASSWORD)).statusCode).toBe(200);
    expect(await failed()).toBe(50);
  });
});

describe('the browser an account was signed in with', () => {
  const ask = (password: string, cookie?: string, changes: object = {}, headers: object = {}) =>
    app.http.inject({
      method: 'POST',
      url: '/api/oauth/token',
      headers: { 'content-type': 'application/json', ...(cookie !== undefined && { cookie }), ...headers },
      payload: JSON.stringify({ ...body, ...changes, password }),
    });
  const cookieOf = (answer: { headers: Record<string, unknown> }) =>
    String(answer.headers['set-cookie']).split(';')[0]!;
  const lockAddress = async () => {
    for (let turn = 0; turn < 10; turn += 1) await ask('guess');
    expect((await ask(DEMO_PASSWORD)).statusCode).toBe(429);
  };

  test('is known by a cookie that no script reads and that goes to the sign-in alone, stored only as a hash', async () => {
    const answer = await ask(DEMO_PASSWORD);
    expect(answer.headers['set-cookie']).toMatch(
      /^portalDevice=[\w-]{43}; Max-Age=34560000; Path=\/api\/oauth\/token; HttpOnly; SameSite=Lax$/,
    );
    const [, secret = ''] = cookieOf(answer).split('=');
    expect(JSON.stringify(await db.select().from(knownDevices))).not.toContain(secret);
    expect((await ask('guess')).headers['set-cookie']).toBeUndefined();
  });

  test('gets its owner in while others guess from the same address', async () => {
    const cookie = cookieOf(await ask(DEMO_PASSWORD));
    await lockAddress();
    const answer = await ask(DEMO_PASSWORD, `userLocale=en; ${cookie}`);
    expect(answer.statusCode).toBe(200);
    expect(cookieOf(answer)).toBe(cookie);
  });

  test('guesses no more often than any other: ten times, whatever address it names', async () => {
    const cookie = cookieOf(await ask(DEMO_PASSWORD));
    for (let turn = 0; turn < 10; turn += 1) {
      expect((await ask('guess', cookie, {}, { 'x-forwarded-for': `10.0.0.${turn}` })).statusCode).toBe(401);
    }
    expect((await ask(DEMO_PASSWORD, cookie, {}, { 'x-forwarded-for': '10.9.9.9' })).statusCode).toBe(429);
    expect((await ask(DEMO_PASSWORD)).statusCode).toBe(200);
  });

  test('is not believed when the cookie is made up or belongs to another account', async () => {
    const other = cookieOf(await ask(DEMO_PASSWORD, undefined, { username: 'lv2-demo' }));
    await lockAddress();
    for (const cookie of [
      other,
      `portalDevice=${'x'.repeat(43)}`,
      'portalDevice=',
      `portalDevice=${'x'.repeat(3000)}`,
    ]) {
      expect((await ask(DEMO_PASSWORD, cookie)).statusCode, cookie.slice(0, 60)).toBe(429);
    }
  });

  test('may be shared by several accounts', async () => {
    const cookie = cookieOf(await ask(DEMO_PASSWORD));
    expect(cookieOf(await ask(DEMO_PASSWORD, cookie, { username: 'lv2-demo' }))).toBe(cookie);
    await lockAddress();
    expect((await ask(DEMO_PASSWORD, cookie)).statusCode).toBe(200);
  });

  test('is given a cookie of its own rather than one it brings along', async () => {
    const planted = `portalDevice=${'x'.repeat(43)}`;
    expect(cookieOf(await ask(DEMO_PASSWORD, planted))).not.toBe(planted);
  });

  test('is one of ten at most, of which the one that was used longest ago is forgotten', async () => {
    await db.delete(knownDevices);
    const first = cookieOf(await ask(DEMO_PASSWORD));
    app.clock.advance(1);
    const second = cookieOf(await ask(DEMO_PASSWORD));
    for (let turn = 0; turn < 9; turn += 1) {
      app.clock.advance(1);
      await ask(DEMO_PASSWORD);
    }
    expect(await db.select().from(knownDevices)).toHaveLength(10);
    await lockAddress();
    expect((await ask(DEMO_PASSWORD, first)).statusCode).toBe(429);
    expect((await ask(DEMO_PASSWORD, second)).statusCode).toBe(200);
  });
});
