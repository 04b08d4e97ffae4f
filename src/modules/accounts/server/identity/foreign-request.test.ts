// @tests both-databases-long
import { beforeEach, describe, expect, test } from 'vitest';
import { passwordRoutes, registrationRoutes } from '#modules/accounts/contract.ts';
import { attempts, verificationCodes } from '#modules/accounts/server/account-tables.ts';
import { testApp } from '#testing/app.ts';
import { codeMailedTo, mailsTo } from '#testing/mailed.ts';

const app = await testApp({ demo: true });
const { db } = app.database;
const [OWN, STRANGER] = ['192.0.2.1', '198.51.100.1'];
let people = 0;
let email = '';

beforeEach(async () => {
  await db.delete(attempts);
  await db.delete(verificationCodes);
  people += 1;
  email = `asked-${people}@example.com`;
});

/** What the browser at an address keeps after it asked for a code. */
async function ask(remoteAddress: string): Promise<string> {
  const answer = await app.http.inject({
    url: `/api${registrationRoutes.sendCode.path}?email=${email}`,
    remoteAddress,
  });
  const [cookie = ''] = String(answer.headers['set-cookie']).split(';');
  return cookie;
}
async function isGood(code: string, cookie = '', remoteAddress: string = OWN): Promise<boolean> {
  const url = `/api${registrationRoutes.checkCode.path}?email=${email}&code=${code}`;
  return (await app.http.inject({ url, remoteAddress, headers: { cookie } })).json().result;
}
const mailed = () => codeMailedTo(app, email);

describe('a code, asked for by a stranger once more', () => {
  test('stays good in the browser that asked for it, for its five minutes', async () => {
    const own = await ask(OWN);
    const code = await mailed();
    for (let minute = 1; minute < 5; minute += 1) {
      app.clock.advance(1.1);
      await ask(STRANGER);
      expect(await isGood(code, own), `after ${minute}`).toBe(minute * 1.1 < 5);
    }
  });

  test('stays good where the stranger was first, and nothing was mailed for the browser', async () => {
    await ask(STRANGER);
    const own = await ask(OWN);
    const code = await mailed();
    app.clock.advance(1.1);
    await ask(STRANGER);
    expect(await mailsTo(app, email)).toHaveLength(2);
    expect([await isGood(code, own), await isGood(code)]).toEqual([true, false]);
  });

  test('is as good as the one that came later, in that browser and in any other', async () => {
    const own = await ask(OWN);
    app.clock.advance(1.1);
    await ask(STRANGER);
    const later = await mailed();
    expect([await isGood(later, own), await isGood(later)]).toEqual([true, true]);
  });

  test('is not to be guessed more often: a wrong try counts for each code it may mean', async () => {
    const own = await ask(OWN);
    const code = await mailed();
    app.clock.advance(1.1);
    const strangers = await ask(STRANGER);
    for (let wrong = 0; wrong < 5; wrong += 1) expect(await isGood('WRONG1', strangers, STRANGER)).toBe(false);
    expect(await isGood(await mailed(), strangers, STRANGER)).toBe(false);
    expect(await isGood(code, own)).toBe(true);
    for (let wrong = 0; wrong < 5; wrong += 1) await isGood('WRONG1', own);
    expect([await isGood(code, own), await isGood(await mailed(), own)]).toEqual([false, false]);
  });

  test('gives a stranger who shares it no tries of its browser', async () => {
    const own = await ask(OWN);
    const code = await mailed();
    const shared = await ask(STRANGER);
    for (let client = 1; client <= 10; client += 1)
      for (let wrong = 0; wrong < 5; wrong += 1) await isGood('WRONG1', shared, `198.51.100.${client}`);
    expect([await isGood(code, shared, '203.0.113.1'), await isGood(code, own)]).toEqual([false, true]);
  });

  test('ends for every browser once one of them is used', async () => {
    email = 'lv1-demo@example.com';
    const url = `/api${passwordRoutes.sendResetCode.path}?emailorphone=${email}`;
    const asked = await app.http.inject({ url, remoteAddress: OWN });
    const [cookie = ''] = String(asked.headers['set-cookie']).split(';');
    const first = await mailed();
    app.clock.advance(1.1);
    await app.http.inject({ url, remoteAddress: STRANGER });
    const reset = (code: string, headers = {}) =>
      app.send(
        passwordRoutes.resetPassword,
        { body: { userId: email, verificationCode: code, newPwd: 'Kiln-Torque-7', confirmPwd: 'Kiln-Torque-7' } },
        { headers },
      );
    expect((await reset(await mailed())).statusCode).toBe(200);
    expect((await reset(first, { cookie })).statusCode).not.toBe(200);
  });
});
