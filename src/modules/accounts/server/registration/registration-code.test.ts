import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { registrationRoutes } from '#modules/accounts/contract.ts';
import { verificationCodes } from '#modules/accounts/server/account-tables.ts';
import { english, registrationApp } from '#modules/accounts/testing/registration-app.ts';
import { codeMailedTo, mailsTo } from '#testing/mailed.ts';

const { app, someone, withCode, forgetAttempts } = await registrationApp();
const { db } = app.database;

beforeEach(forgetAttempts);

describe('a code for a registration', () => {
  test('comes by mail, right or wrong whatever its case, and looking does not use it up', async () => {
    const { email, verificationCode } = await withCode(someone());
    expect(verificationCode).toMatch(/^[2-9A-HJ-NP-Z]{6}$/);
    const check = (code: string) => app.call(registrationRoutes.checkCode, { query: { email, code } });
    expect([await check('WRONG1'), await check(verificationCode), await check(verificationCode.toLowerCase())]).toEqual(
      [false, true, true],
    );
    expect(
      await app.call(registrationRoutes.checkCode, { query: { email: 'other@example.com', code: verificationCode } }),
    ).toBe(false);
  });

  test('is stored as an HMAC alone, and differently for each address', async () => {
    const { email, verificationCode } = await withCode(someone());
    const [stored] = await db.select().from(verificationCodes).where(eq(verificationCodes.address, email));
    expect(stored?.codeHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(stored)).not.toContain(verificationCode);
    const other = `other-${email}`;
    await db.insert(verificationCodes).values({ ...stored!, address: other });
    expect(await app.call(registrationRoutes.checkCode, { query: { email: other, code: verificationCode } })).toBe(
      false,
    );
  });

  test('is not sent to an address that is taken or none', async () => {
    const send = (email: string) => app.call(registrationRoutes.sendCode, { query: { email } }, english);
    await expect(send('ADMIN@example.com')).rejects.toMatchObject({ status: 409, code: 'register.taken' });
    await expect(send('a@b')).rejects.toMatchObject({ status: 400, issues: [{ path: 'query.email' }] });
    expect(await mailsTo(app, 'admin@example.com')).toEqual([]);
  });

  test('is sent again a minute later at the earliest, and then is the only one that counts', async () => {
    const first = await withCode(someone());
    app.clock.advance(1 / 3);
    const again = app.call(registrationRoutes.sendCode, { query: { email: first.email.toUpperCase() } });
    await expect(again).rejects.toMatchObject({
      status: 429,
      code: 'code.slowed',
      description: '验证码已发送，请在 40 秒后重新获取',
    });
    app.clock.advance(2 / 3);
    const second = await withCode(first);
    const check = (code: string) => app.call(registrationRoutes.checkCode, { query: { email: first.email, code } });
    expect([await check(first.verificationCode), await check(second.verificationCode)]).toEqual([false, true]);
    expect(await mailsTo(app, first.email)).toEqual(['registration-code', 'registration-code']);
  });

  test('is sent once when twenty ask at the same time', async () => {
    const { email } = someone();
    const asked = Array.from({ length: 20 }, () => app.send(registrationRoutes.sendCode, { query: { email } }));
    const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 429)).toHaveLength(19);
    expect(await mailsTo(app, email)).toEqual(['registration-code']);
  });

  test('is asked for twenty times an hour by one client, whatever the addresses', async () => {
    for (let asked = 0; asked < 20; asked += 1) await withCode(someone());
    await expect(withCode(someone())).rejects.toMatchObject({ status: 429, code: 'check.slowed' });
  });

  test('ends after five minutes', async () => {
    const { email, verificationCode: code } = await withCode(someone());
    app.clock.advance(5);
    expect(await app.call(registrationRoutes.checkCode, { query: { email, code } })).toBe(false);
  });

  test('is burnt by nobody but for themselves', async () => {
    const { email } = someone();
    const ask = async (remoteAddress: string) =>
      app.http.inject({ url: `/api${registrationRoutes.sendCode.path}?email=${email}`, remoteAddress });
    const check = async (code: string, remoteAddress: string, cookie = '') => {
      const url = `/api${registrationRoutes.checkCode.path}?email=${email}&code=${code}`;
      return (await app.http.inject({ url, remoteAddress, headers: { cookie } })).json().result;
    };
    const asked = await ask('192.0.2.1');
    const [cookie = ''] = String(asked.headers['set-cookie']).split(';');
    const code = await codeMailedTo(app, email);
    const burn = async (client: string) => {
      for (let wrong = 0; wrong < 5; wrong += 1) await check('WRONG1', client);
    };
    await burn('198.51.100.1');
    expect([await check(code, '198.51.100.1'), await check(code, '192.0.2.1')]).toEqual([false, true]);
    for (let client = 2; client <= 10; client += 1) await burn(`198.51.100.${client}`);
    expect([await check(code, '203.0.113.1'), await check(code, '192.0.2.1', cookie)]).toEqual([false, true]);
    expect(await check(code, '203.0.113.1', `portalCode=${'x'.repeat(43)}`)).toBe(false);
    for (let wrong = 0; wrong < 5; wrong += 1) await check('WRONG1', '192.0.2.1', cookie);
    expect(await check(code, '192.0.2.1', cookie)).toBe(false);
  });

  test('can be asked for although somebody else has just asked, and is mailed once a minute', async () => {
    const { email } = someone();
    const url = `/api${registrationRoutes.sendCode.path}?email=${email}`;
    const statuses = [];
    for (const remoteAddress of ['198.51.100.1', '192.0.2.1', '198.51.100.1'])
      statuses.push((await app.http.inject({ url, remoteAddress })).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
    expect(await mailsTo(app, email)).toEqual(['registration-code']);
  });

  test('ends with the fifth wrong try', async () => {
    const { email, verificationCode } = await withCode(someone());
    const check = (code: string) => app.call(registrationRoutes.checkCode, { query: { email, code } });
    for (let wrong = 0; wrong < 4; wrong += 1) await check('WRONG1');
    expect(await check(verificationCode)).toBe(true);
    await check('WRONG1');
    expect(await check(verificationCode)).toBe(false);
  });

  test('counts wrong tries one by one when they come at the same time', async () => {
    const { email } = await withCode(someone());
    const wrong = Array.from({ length: 4 }, () =>
      app.call(registrationRoutes.checkCode, { query: { email, code: 'WRONG1' } }),
    );
    expect(await Promise.all(wrong)).toEqual([false, false, false, false]);
    const [stored] = await db.select().from(verificationCodes).where(eq(verificationCodes.address, email));
    expect(stored?.wrongTries).toBe(4);
  });
});
