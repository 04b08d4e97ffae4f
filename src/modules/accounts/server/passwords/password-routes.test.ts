import { eq, isNotNull } from 'drizzle-orm';
import pg from 'pg';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { accountRoutes, passwordRoutes } from '#modules/accounts/contract.ts';
import { DEMO_PASSWORD } from '#modules/accounts/domain/demo-accounts.ts';
import { attempts, sessions, users, verificationCodes } from '#modules/accounts/server/account-tables.ts';
import { auditEvents } from '#modules/audit/server/public.ts';
import { mails } from '#modules/mail/server/public.ts';
import { testApp } from '#testing/app.ts';
import { codeMailedTo, mailsTo } from '#testing/mailed.ts';
import { hashPassword } from './passwords.ts';

const app = await testApp({ demo: true });
const { db } = app.database;
const english = { headers: { 'accept-language': 'en' } };
const EMAIL = 'lv1-demo@example.com';
const NEW = 'Better-2';

const asks = (emailorphone: string, caller = {}) =>
  app.call(passwordRoutes.sendResetCode, { query: { emailorphone } }, caller);
const resets = (userId: string, verificationCode: string, newPwd = NEW, caller = {}) =>
  app.call(passwordRoutes.resetPassword, { body: { userId, verificationCode, newPwd, confirmPwd: newPwd } }, caller);
const changes = (
  token: string,
  change: { curPwd?: string; newPwd?: string; confirmPwd?: string; userId?: string } = {},
) => {
  const { newPwd = NEW } = change;
  const body = {
    curPwd: DEMO_PASSWORD,
    userId: 'lv1-demo',
    ...change,
    newPwd,
    confirmPwd: change.confirmPwd ?? newPwd,
  };
  return app.call(passwordRoutes.changePassword, { body }, { token, ...english });
};
const isIn = async (token: string) => (await app.send(accountRoutes.me, {}, { token })).statusCode === 200;
const lv1 = eq(users.username, 'lv1-demo');
const demoHash = await hashPassword(DEMO_PASSWORD, app.settings.passwordMemory);

beforeEach(async () => {
  for (const table of [attempts, verificationCodes, mails, sessions, auditEvents]) await db.delete(table);
  await db
    .update(users)
    .set({ passwordHash: demoHash, passwordUpdated: true, phone: '13800001111', disabled: false, erasedAt: null })
    .where(lv1);
});

describe('who forgot the password', () => {
  test.each([
    ['the address', EMAIL],
    ['the address in capitals', 'LV1-Demo@Example.com'],
    ['the number', '13800001111'],
    ['the number with its country', '+86 13800001111'],
  ])('gets a code by mail for %s, sets a new password, and signs in with it', async (_, contact) => {
    await db.update(users).set({ passwordUpdated: false }).where(lv1);
    await asks(contact);
    expect(await resets(contact, (await codeMailedTo(app, EMAIL)).toLowerCase())).toBeNull();
    await expect(app.signIn('lv1-demo')).rejects.toMatchObject({ code: 'login.wrong-credentials' });
    const token = await app.signIn('lv1-demo', { password: NEW });
    expect(await app.call(accountRoutes.me, {}, { token })).toMatchObject({ passwordUpdated: '1' });
    expect(await mailsTo(app, EMAIL)).toEqual(['password-changed', 'password-reset-code']);
    const [account] = await db.select().from(users).where(lv1);
    // Whoever has the code: nobody was signed in.
    expect(await db.select().from(auditEvents).where(eq(auditEvents.action, 'password.reset'))).toMatchObject([
      { actorId: null, object: account?.id },
    ]);
  });

  test('is told the same with an account and without', async () => {
    await db.update(users).set({ disabled: true }).where(eq(users.username, '2000'));
    const answers = [];
    for (const emailorphone of [EMAIL, 'nobody@example.com', '13800001111', '13899999999', '2000@example.com']) {
      const answer = await app.send(passwordRoutes.sendResetCode, { query: { emailorphone } });
      answers.push([answer.statusCode, answer.body]);
    }
    await db.update(users).set({ disabled: false }).where(eq(users.username, '2000'));
    expect(new Set(answers.map(String)).size).toBe(1);
    const sent = await db.select({ recipient: mails.recipient }).from(mails);
    expect(sent).toEqual([{ recipient: EMAIL }]);
    const owned = await db.select().from(verificationCodes).where(isNotNull(verificationCodes.userId));
    expect(owned.map(({ address }) => address)).toEqual([EMAIL]);
  });

  test('costs the database the same with an account and without, asking and trying', async () => {
    const statementsOf = async (contact: string) => {
      const query = vi.spyOn(pg.Client.prototype, 'query');
      await asks(contact);
      await resets(contact, 'WRONG1').catch(() => undefined);
      const texts = query.mock.calls.map(([first]: unknown[]) =>
        typeof first === 'string' ? first : (first as { text: string }).text,
      );
      query.mockRestore();
      return texts.filter((text) => !/savepoint sp\d+$/.test(text));
    };
    await statementsOf('warm-up@example.com');
    const known = await statementsOf(EMAIL);
    expect(known.length).toBeGreaterThan(15);
    expect(await statementsOf('nobody@example.com')).toEqual(known);
  });

  test('is asked to wait a minute, known or not', async () => {
    for (const contact of [EMAIL, 'nobody@example.com']) {
      await asks(contact);
      app.clock.advance(1 / 6);
      await expect(asks(contact.toUpperCase(), english)).rejects.toMatchObject({
        status: 429,
        code: 'code.slowed',
        description: 'A code has been sent; you can get another in 50 seconds',
      });
      app.clock.advance(5 / 6);
      expect(await asks(contact)).toBeNull();
    }
  });

  test('has one code, and gets no second mail by asking for the number right after the address', async () => {
    await asks(EMAIL);
    await asks('13800001111');
    expect(await mailsTo(app, EMAIL)).toEqual(['password-reset-code']);
    expect(await resets('13800001111', await codeMailedTo(app, EMAIL))).toBeNull();
  });

  test('is sent at most twenty mails an hour by one client', async () => {
    for (let asked = 0; asked < 20; asked += 1) await asks(`somebody-${asked}@example.com`);
    await expect(asks(EMAIL)).rejects.toMatchObject({ status: 429, code: 'check.slowed' });
  });

  test.each([
    ['a wrong code', EMAIL, 'WRONG1'],
    ['an address of nobody', 'nobody@example.com', undefined],
    ['a number of nobody', '13899999999', undefined],
    ['an address of somebody else', 'admin@example.com', undefined],
  ])('is refused in one way with %s', async (_, contact, code) => {
    await asks(EMAIL);
    const given = code ?? (await codeMailedTo(app, EMAIL));
    await expect(resets(contact, given, NEW, english)).rejects.toMatchObject({
      status: 422,
      code: 'code.wrong',
      description: 'Incorrect or expired verification code',
    });
  });

  test('cannot use a code after five wrong tries, nor after five minutes, nor twice', async () => {
    await asks(EMAIL);
    for (let wrong = 0; wrong < 5; wrong += 1) await resets(EMAIL, 'WRONG1').catch(() => undefined);
    await expect(resets(EMAIL, await codeMailedTo(app, EMAIL))).rejects.toMatchObject({ code: 'code.wrong' });
    app.clock.advance(1);
    await asks(EMAIL);
    const late = await codeMailedTo(app, EMAIL);
    app.clock.advance(5);
    await expect(resets(EMAIL, late)).rejects.toMatchObject({ code: 'code.wrong' });
    await asks(EMAIL);
    const code = await codeMailedTo(app, EMAIL);
    await resets(EMAIL, code);
    await expect(resets(EMAIL, code, 'Third-3')).rejects.toMatchObject({ code: 'code.wrong' });
  });

  test('resets once when twenty try at the same time', async () => {
    await asks(EMAIL);
    const code = await codeMailedTo(app, EMAIL);
    const tried = Array.from({ length: 20 }, (_, each) => resets(EMAIL, code, `Better-${each}`).then(() => each));
    const done = (await Promise.allSettled(tried)).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(done).toHaveLength(1);
    expect(await app.signIn('lv1-demo', { password: `Better-${done[0]}` })).toBeTruthy();
  });

  test.each([
    ['disabled', { disabled: true }],
    ['erased', { erasedAt: new Date() }],
  ])('changes nothing of an account that was %s after the code was sent', async (_, state) => {
    await asks(EMAIL);
    await db.update(users).set(state).where(lv1);
    await expect(resets(EMAIL, await codeMailedTo(app, EMAIL))).rejects.toMatchObject({ code: 'code.wrong' });
    const [account] = await db.select().from(users).where(lv1);
    expect(account?.passwordHash).toBe(demoHash);
  });

  test('is nobody with a demo account outside demo mode', async () => {
    app.settings.demo = false;
    await asks(EMAIL);
    app.settings.demo = true;
    expect(await mailsTo(app, EMAIL)).toEqual([]);
  });

  test('is told what is wrong with the fields before anything is tried', async () => {
    const body = { userId: 'x', verificationCode: '1', newPwd: '!!!???', confirmPwd: 'other' };
    await expect(app.call(passwordRoutes.resetPassword, { body }, english)).rejects.toMatchObject({
      status: 400,
      issues: [
        { path: 'body.userId', message: 'Please enter a valid e-mail address or phone number' },
        { path: 'body.verificationCode', message: 'A verification code has 6 letters or digits' },
      ],
    });
    await expect(resets(EMAIL, 'ABC234', '!!!???', english)).rejects.toMatchObject({
      issues: [{ path: 'body.newPwd', message: '6–20 characters, no spaces, at least one letter or digit' }],
    });
    await expect(asks('x', english)).rejects.toMatchObject({ status: 400, issues: [{ path: 'query.emailorphone' }] });
  });

  test('has the wrong passwords forgotten that were counted before', async () => {
    for (let wrong = 0; wrong < 10; wrong += 1)
      await app.signIn('lv1-demo', { password: 'wrong' }).catch(() => undefined);
    await expect(app.signIn('lv1-demo')).rejects.toMatchObject({ code: 'login.slowed' });
    await asks(EMAIL);
    await resets(EMAIL, await codeMailedTo(app, EMAIL));
    expect(await app.signIn('lv1-demo', { password: NEW })).toBeTruthy();
  });
});

describe('who changes the password', () => {
  test('signs in with the new one, and is told by mail', async () => {
    expect(await changes(await app.signIn('lv1-demo'))).toBeNull();
    await expect(app.signIn('lv1-demo')).rejects.toMatchObject({ code: 'login.wrong-credentials' });
    expect(await app.signIn('lv1-demo', { password: NEW })).toBeTruthy();
    expect(await mailsTo(app, EMAIL)).toEqual(['password-changed']);
    expect(await db.select().from(auditEvents).where(eq(auditEvents.action, 'password.changed'))).toHaveLength(1);
  });

  test('may name themselves by id as well, and nobody else', async () => {
    const token = await app.signIn('lv1-demo');
    const [{ id } = { id: '' }] = await db.select({ id: users.id }).from(users).where(lv1);
    for (const userId of ['admin', 'nobody'])
      await expect(changes(token, { userId })).rejects.toMatchObject({ status: 404, code: 'record.unknown' });
    expect(await changes(token, { userId: id })).toBeNull();
  });

  test('must know the current one', async () => {
    const token = await app.signIn('lv1-demo');
    await expect(changes(token, { curPwd: 'wrong' })).rejects.toMatchObject({
      status: 422,
      code: 'password.wrong',
      description: 'Password error',
    });
    expect(await isIn(token)).toBe(true);
  });

  test('guesses the current one no more often than at the sign-in', async () => {
    const token = await app.signIn('lv1-demo');
    for (let wrong = 0; wrong < 10; wrong += 1)
      await expect(changes(token, { curPwd: 'wrong' })).rejects.toMatchObject({ code: 'password.wrong' });
    await expect(changes(token)).rejects.toMatchObject({ status: 429, code: 'login.slowed' });
  });

  test('is kept from it neither by a stranger at the same address, nor by a thief in another session', async () => {
    const [token, found] = [await app.signIn('lv1-demo'), await app.signIn('lv1-demo')];
    for (let wrong = 0; wrong < 10; wrong += 1) {
      await app.signIn('lv1-demo', { password: 'wrong' }).catch(() => undefined);
      await changes(found, { curPwd: 'wrong' }).catch(() => undefined);
    }
    await expect(app.signIn('lv1-demo')).rejects.toMatchObject({ code: 'login.slowed' });
    await expect(changes(found)).rejects.toMatchObject({ code: 'login.slowed' });
    expect(await changes(token)).toBeNull();
  });

  test('may give the right one as often as they like, which forgets the wrong ones', async () => {
    const token = await app.signIn('lv1-demo');
    const wrong = { curPwd: 'wrong' };
    for (let tried = 0; tried < 9; tried += 1) await changes(token, wrong).catch(() => undefined);
    for (let tried = 0; tried < 3; tried += 1)
      await expect(changes(token, { newPwd: DEMO_PASSWORD })).rejects.toMatchObject({ status: 400 });
    for (let tried = 0; tried < 10; tried += 1)
      await expect(changes(token, wrong)).rejects.toMatchObject({ code: 'password.wrong' });
  });

  test.each([
    [{ newPwd: DEMO_PASSWORD }, 'body.newPwd', 'The new password cannot be the same as the current one'],
    [{ newPwd: 'ab 1234' }, 'body.newPwd', 'A password cannot contain spaces'],
    [{ newPwd: 'abc' }, 'body.newPwd', 'A password has 6–20 characters'],
    [{ confirmPwd: 'Other-2' }, 'body.confirmPwd', 'Passwords do not match'],
    [{ curPwd: '' }, 'body.curPwd', 'This field cannot be empty'],
  ])('is told with %j what is wrong', async (change, path, message) => {
    const token = await app.signIn('lv1-demo');
    await expect(changes(token, change)).rejects.toMatchObject({ status: 400, issues: [{ path, message }] });
  });

  test('must be signed in', async () => {
    const body = { curPwd: DEMO_PASSWORD, newPwd: NEW, confirmPwd: NEW, userId: 'lv1-demo' };
    await expect(app.call(passwordRoutes.changePassword, { body })).rejects.toMatchObject({ status: 401 });
  });
});

describe('a new password ends every session at once', () => {
  test('when it is changed, the one it was changed in included', async () => {
    const tokens = [await app.signIn('lv1-demo'), await app.signIn('lv1-demo', { remember: true })];
    const other = await app.signIn('lv2-demo');
    await changes(tokens[0]!);
    expect(await Promise.all([...tokens, other].map(isIn))).toEqual([false, false, true]);
  });

  test('when it is reset', async () => {
    const token = await app.signIn('lv1-demo');
    await asks(EMAIL);
    await resets(EMAIL, await codeMailedTo(app, EMAIL));
    expect(await isIn(token)).toBe(false);
  });

  test('and a code for another one', async () => {
    const token = await app.signIn('lv1-demo');
    await asks(EMAIL);
    await changes(token);
    await expect(resets(EMAIL, await codeMailedTo(app, EMAIL), 'Third-3')).rejects.toMatchObject({
      code: 'code.wrong',
    });
  });

  test('also those that are opened with the old one in the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      await db.update(users).set({ passwordHash: demoHash }).where(lv1);
      await db.delete(attempts);
      const token = await app.signIn('lv1-demo');
      const opened: string[] = [];
      const signsIn = () =>
        app
          .signIn('lv1-demo')
          .then((one) => opened.push(one))
          .catch(() => undefined);
      await Promise.all([signsIn(), signsIn(), changes(token), signsIn(), signsIn(), signsIn()]);
      expect(await Promise.all(opened.map(isIn))).toEqual(opened.map(() => false));
    }
  });

  test('is set once by two changes at the same time', async () => {
    const tokens = [await app.signIn('lv1-demo'), await app.signIn('lv1-demo')];
    const done = await Promise.allSettled([
      changes(tokens[0]!, { newPwd: 'First-1' }),
      changes(tokens[1]!, { newPwd: 'Second-2' }),
    ]);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
