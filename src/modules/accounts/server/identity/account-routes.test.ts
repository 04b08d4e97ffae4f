import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { prepareData } from '#app/server/prepare-data.ts';
import { accountRoutes } from '#modules/accounts/contract.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#modules/accounts/domain/demo-accounts.ts';
import { attempts, knownDevices, sessions, users } from '#modules/accounts/server/account-tables.ts';
import { isWeakHash } from '#modules/accounts/server/passwords/passwords.ts';
import { testApp } from '#testing/app.ts';
import { subjectOf } from './attempt-store.ts';

const app = await testApp({ demo: true });
const { db } = app.database;
const body = {
  client_id: 'drivewright-web',
  client_secret: 'drivewright-web',
  grant_type: 'password',
  scope: 'portal',
  username: 'lv1-demo',
  password: DEMO_PASSWORD,
} as const;

beforeEach(async () => {
  await db.delete(attempts);
});

describe('signing in', () => {
  test('answers a token and who one is', async () => {
    const { token, userInfo } = await app.call(accountRoutes.signIn, { body });
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(userInfo).toMatchObject({
      user: 'lv1-demo',
      username: 'lv1-demo',
      userAttribute: 'Customer-lv1',
      userDepartment: '',
      passwordUpdated: '1',
      organisationName: '华东传动设备有限公司',
    });
    expect(await app.call(accountRoutes.me, {}, { token })).toEqual(userInfo);
  });

  test.each(DEMO_ACCOUNTS.map(({ username }) => username))('works for the demo account %s', async (username) => {
    const token = await app.signIn(username);
    expect((await app.call(accountRoutes.me, {}, { token })).username).toBe(username);
  });

  test('does not mind the case of the username, nor blanks around it', async () => {
    const { userInfo } = await app.call(accountRoutes.signIn, { body: { ...body, username: ' LV1-Demo ' } });
    expect(userInfo.username).toBe('lv1-demo');
  });

  test.each([
    ['a form post', 'application/x-www-form-urlencoded', new URLSearchParams({ ...body, remember: 'true' }).toString()],
    [
      'a multipart form',
      'multipart/form-data; boundary=----portal-form-boundary-000001',
      `${Object.entries(body)
        .map(
          ([name, value]) =>
            `------portal-form-boundary-000001\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
        )
        .join('')}------portal-form-boundary-000001--\r\n`,
    ],
  ])('takes %s as well', async (_, type, payload) => {
    const response = await app.http.inject({
      method: 'POST',
      url: '/api/oauth/token',
      headers: { 'content-type': type },
      payload,
    });
    expect(response.json()).toMatchObject({ code: 0, result: { userInfo: { username: 'lv1-demo' } } });
  });

  test.each([
    ['a wrong password', { password: 'wrong' }],
    ['an unknown username', { username: 'nobody' }],
    ['a username that is SQL', { username: "' or 1=1 --" }],
    ['a username that only a database takes for another', { username: 'admİn' }],
  ])('answers %s with one and the same refusal', async (_, changes) => {
    const chinese = app.call(accountRoutes.signIn, { body: { ...body, ...changes } });
    await expect(chinese).rejects.toMatchObject({
      status: 401,
      code: 'login.wrong-credentials',
      description: '用户名或密码错误',
    });
    const english = app.call(
      accountRoutes.signIn,
      { body: { ...body, ...changes } },
      { headers: { 'accept-language': 'en' } },
    );
    await expect(english).rejects.toMatchObject({ status: 401, description: 'Wrong username or password' });
  });

  test('refuses a disabled account like a wrong password, and ends its sessions', async () => {
    const token = await app.signIn('2000');
    await db.update(users).set({ disabled: true }).where(eq(users.username, '2000'));
    await expect(app.signIn('2000')).rejects.toMatchObject({ status: 401, code: 'login.wrong-credentials' });
    await expect(app.call(accountRoutes.me, {}, { token })).rejects.toMatchObject({
      status: 401,
      code: 'session.expired',
    });
    await db.update(users).set({ disabled: false }).where(eq(users.username, '2000'));
  });

  test('works for demo accounts in demo mode only, sessions included, and for everybody else as before', async () => {
    const [model] = await db.select().from(users).where(eq(users.username, 'lv1-demo'));
    await db
      .insert(users)
      .values({ ...model!, email: 'real@example.com', id: app.portal.newId(), username: 'real', demo: false });
    const [demoToken, realToken] = [await app.signIn('admin'), await app.signIn('real')];
    app.settings.demo = false;
    await expect(app.signIn('admin')).rejects.toMatchObject({
      status: 401,
      code: 'login.wrong-credentials',
      description: '用户名或密码错误',
    });
    expect((await app.send(accountRoutes.me, {}, { token: demoToken })).json().error.code).toBe('session.expired');
    expect((await app.call(accountRoutes.me, {}, { token: realToken })).username).toBe('real');
    expect(await app.signIn('real')).toBeTruthy();
    app.settings.demo = true;
  });

  test.each([
    ['client_id', { client_id: 'other' }],
    ['client_secret', { client_secret: 'other' }],
    ['scope', { scope: 'other' }],
  ])('refuses a client with another %s', async (_, changes) => {
    const answer = app.call(accountRoutes.signIn, { body: { ...body, ...changes } });
    await expect(answer).rejects.toMatchObject({ status: 401, code: 'login.wrong-client' });
  });

  test('takes a client of the settings beside the one of the web page', async () => {
    const usual = app.settings.oauth;
    app.settings.oauth = { clientId: 'erp', clientSecret: 'a-secret', scope: 'orders' };
    const erp = { client_id: 'erp', client_secret: 'a-secret', scope: 'orders' };
    expect((await app.send(accountRoutes.signIn, { body: { ...body, ...erp } })).statusCode).toBe(200);
    expect((await app.send(accountRoutes.signIn, { body })).statusCode).toBe(200);
    const mixed = await app.send(accountRoutes.signIn, { body: { ...body, client_id: 'erp' } });
    expect(mixed.json().error.code).toBe('login.wrong-client');
    app.settings.oauth = usual;
  });

  test.each([
    ['another grant type', { grant_type: 'client_credentials' }],
    ['no password', { password: undefined }],
    ['a username of 65 characters', { username: 'x'.repeat(65) }],
    ['a password of 10 kB', { password: 'x'.repeat(10_000) }],
    ['a NUL in the username', { username: 'lv1\u0000demo' }],
    ['half a surrogate pair in the password', { password: 'x\ud800' }],
    ['a username that is a list', { username: ['lv1-demo'] }],
    ['a field nobody knows', { isAdmin: true }],
  ])('refuses %s as invalid', async (_, changes) => {
    const response = await app.send(accountRoutes.signIn, { body: { ...body, ...changes } });
    expect([response.statusCode, response.json().error.code]).toEqual([400, 'request.invalid']);
  });

  test('keeps a session alive when a second sign-in fails', async () => {
    const token = await app.signIn('lv1-demo');
    const second = app.call(accountRoutes.signIn, { body: { ...body, password: 'wrong' } }, { token });
    await expect(second).rejects.toMatchObject({ code: 'login.wrong-credentials' });
    expect((await app.call(accountRoutes.me, {}, { token })).username).toBe('lv1-demo');
  });

  test('hashes a password anew when it was stored with less strength than today', async () => {
    const weak = await hash(DEMO_PASSWORD, { memoryCost: 4096, timeCost: 1, parallelism: 1 });
    await db.update(users).set({ passwordHash: weak }).where(eq(users.username, 'lv2-demo'));
    await app.signIn('lv2-demo');
    const [stored] = await db.select().from(users).where(eq(users.username, 'lv2-demo'));
    expect(isWeakHash(stored!.passwordHash ?? '', app.settings.passwordMemory)).toBe(false);
    await app.signIn('lv2-demo');
  });

  test('stores no token in the database', async () => {
    const token = await app.signIn('lv1-demo');
    const stored = JSON.stringify(await db.select().from(sessions));
    expect(stored).not.toContain(token);
  });
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

describe('the own record', () => {
  test('stands under data as well, where older clients look for it', async () => {
    const answer = (await app.send(accountRoutes.me, {}, { as: 'sales-demo' })).json();
    expect(answer.data).toMatchObject({ username: 'sales-demo', userDepartment: '销售服务部' });
    expect(answer.data).toEqual(answer.result);
  });
});

describe('the menu', () => {
  test('is a tree of permitted ids, for the own id and the own name', async () => {
    const { id } = await app.call(accountRoutes.me, {}, { as: 'lv1-demo' });
    for (const userId of [id, 'lv1-demo']) {
      const menu = await app.call(accountRoutes.menu, { query: { userId } }, { as: 'lv1-demo' });
      expect(menu).toEqual([
        { id: 1, children: [{ id: 4, children: [] }] },
        { id: 2, children: [{ id: 7, children: [] }] },
        { id: 20, children: [{ id: 27, children: [] }] },
      ]);
    }
  });

  test('of somebody else is not found, whether that person exists or not', async () => {
    const { id } = await app.call(accountRoutes.me, {}, { as: 'lv2-demo' });
    const answers = await Promise.all(
      [id, 'lv2-demo', 'nobody'].map((userId) =>
        app.send(accountRoutes.menu, { query: { userId } }, { as: 'lv1-demo' }),
      ),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 404]);
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
  });
});

describe('the address technical documents go to', () => {
  const addressesOf = (userId: string, as = 'lv1-demo') =>
    app.call(accountRoutes.defaultEmail, { query: { userId } }, { as });

  test("is one's own, by name or by id", async () => {
    const { id } = await app.call(accountRoutes.me, {}, { as: 'lv1-demo' });
    expect(await addressesOf('lv1-demo')).toEqual(['lv1-demo@example.com']);
    expect(await addressesOf(id)).toEqual(['lv1-demo@example.com']);
  });

  test('of an account without one is an empty list', async () => {
    await db.update(users).set({ email: null }).where(eq(users.username, 'lv2-demo'));
    expect(await addressesOf('lv2-demo', 'lv2-demo')).toEqual([]);
  });

  test('comes to demo accounts that were there before it, and to no address of their own', async () => {
    await db.update(users).set({ email: null }).where(eq(users.username, 'lv2-demo'));
    await db.update(users).set({ email: 'own@example.com' }).where(eq(users.username, 'lv1-demo'));
    await prepareData(app.database, app.settings, app.clock.now);
    expect(await addressesOf('lv2-demo', 'lv2-demo')).toEqual(['lv2-demo@example.com']);
    expect(await addressesOf('lv1-demo')).toEqual(['own@example.com']);
  });

  test("of somebody else is not told, and a visitor's is none", async () => {
    await expect(addressesOf('lv2-demo')).rejects.toMatchObject({ status: 404, code: 'record.unknown' });
    await expect(app.call(accountRoutes.defaultEmail, { query: { userId: 'lv1-demo' } })).rejects.toMatchObject({
      status: 401,
    });
  });
});
