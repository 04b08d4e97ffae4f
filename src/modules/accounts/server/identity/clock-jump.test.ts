import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accountRoutes } from '#modules/accounts/contract.ts';
import { LIMITS } from '#modules/accounts/domain/limits.ts';
import { attempts } from '#modules/accounts/server/account-tables.ts';
import { testApp } from '#testing/app.ts';
import { registerAccounts } from './account-routes.ts';
import { countAttempt } from './attempt-store.ts';
import { checkCode, issueCode } from './code-store.ts';

const app = await testApp({ demo: true, register: registerAccounts });
const { db } = app.database;
const aClient = () => ({ newId: app.portal.newId, address: '192.0.2.1', cookie: undefined });
const HOUR = 60;

const isSignedIn = async (token: string) => (await app.send(accountRoutes.me, {}, { token })).statusCode === 200;
const send = async (address: string) =>
  (await issueCode(db, { purpose: 'registration', address, userId: null, now: app.clock.now() })).code;
const check = (address: string, code: string) =>
  checkCode(db, { purpose: 'registration', address, code, client: aClient(), now: app.clock.now() });

test('a clock that is corrected by minutes, back or forth, signs nobody out', async () => {
  const token = await app.signIn('lv1-demo');
  for (const minutes of [-10, 20, -20, 10]) {
    app.clock.advance(minutes);
    expect(await isSignedIn(token)).toBe(true);
  }
});

test.each([-HOUR, HOUR])(
  'a clock that jumps by %i minutes ends sessions, and everybody can sign in again',
  async (minutes) => {
    const before = await app.signIn('lv1-demo');
    app.clock.advance(minutes);
    expect(await isSignedIn(before)).toBe(false);
    expect(await isSignedIn(await app.signIn('lv1-demo'))).toBe(true);
  },
);

test.each([-HOUR, HOUR])(
  'a clock that jumps by %i minutes ends a code, and the next one can be had at once',
  async (minutes) => {
    const address = `jump-${minutes}@example.com`;
    const code = await send(address);
    app.clock.advance(minutes);
    expect(await check(address, code ?? '')).toBe(false);
    const next = await send(address);
    expect(await check(address, next ?? '')).toBe(true);
  },
);

test('a clock that is set back locks nobody out for as long', async () => {
  const attempt = () => ({ id: app.portal.newId(), subject: 'somebody', at: app.clock.now() });
  for (let tried = 0; tried < LIMITS.password.most; tried += 1)
    expect(await countAttempt(db, LIMITS.password, attempt())).toBe(0);
  expect(await countAttempt(db, LIMITS.password, attempt())).toBe(LIMITS.password.window / 1000);
  app.clock.advance(-24 * HOUR);
  expect(await countAttempt(db, LIMITS.password, attempt())).toBe(0);
  await db.delete(attempts).where(eq(attempts.subject, 'somebody'));
});
