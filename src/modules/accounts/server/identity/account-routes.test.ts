import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { prepareData } from '#app/server/prepare-data.ts';
import { accountRoutes } from '#modules/accounts/contract.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#modules/accounts/domain/demo-accounts.ts';
import { attempts, sessions, users } from '#modules/accounts/server/account-tables.ts';
import { isWeakHash } from '#modules/accounts/server/passwords/passwords.ts';
import { testApp } from '#testing/app.ts';
import { passwordGrant } from '#testing/sign-in.ts';

const app = await testApp({ demo: true });
const { db } = app.database;
const body = passwordGrant('lv1-demo');

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
        { id: 1, children: [4, 28].map((child) => ({ id: child, children: [] })) },
        {
          id: 2,
          children: [
            { id: 7, children: [] },
            { id: 8, children: [] },
          ],
        },
        { id: 9, children: [{ id: 10, children: [] }] },
        { id: 13, children: [14, 15, 16].map((child) => ({ id: child, children: [] })) },
        { id: 17, children: [{ id: 18, children: [] }] },
        {
          id: 20,
          children: [
            { id: 27, children: [] },
            { id: 23, children: [] },
            { id: 24, children: [] },
          ],
        },
        { id: 21, children: [{ id: 22, children: [] }] },
        { id: 29, children: [{ id: 26, children: [] }] },
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
