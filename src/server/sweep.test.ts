import { expect, test } from 'vitest';
import { accountRoutes } from '#modules/accounts/contract.ts';
import { attempts, sessions } from '#modules/accounts/server/account-tables.ts';
import { testApp } from '#testing/app.ts';
import { idempotencyKeys } from './platform-tables.ts';
import { sweep } from './sweep.ts';

const app = await testApp({ demo: true });
const { db } = app.database;

async function leftovers(): Promise<number[]> {
  const tables = [
    await db.select().from(sessions),
    await db.select().from(attempts),
    await db.select().from(idempotencyKeys),
  ];
  return tables.map((rows) => rows.length);
}

test('what still counts is kept, and what has expired is forgotten', async () => {
  await app.signIn('lv1-demo');
  const remembered = await app.signIn('lv1-demo', { remember: true });
  await app.signIn('lv1-demo', { password: 'wrong' }).catch(() => undefined);
  const key = { actorId: app.portal.newId(), key: 'k', fingerprint: 'f', answer: {}, createdAt: app.clock.now() };
  await db.insert(idempotencyKeys).values(key);
  app.clock.advance(10);
  await sweep(db, app.clock.now());
  expect(await leftovers()).toEqual([2, 1, 1]);
  app.clock.advance(24 * 60);
  await sweep(db, app.clock.now());
  expect(await leftovers()).toEqual([1, 0, 0]);
  expect((await app.call(accountRoutes.me, {}, { token: remembered })).username).toBe('lv1-demo');
  app.clock.advance(8 * 24 * 60);
  await sweep(db, app.clock.now());
  expect(await leftovers()).toEqual([0, 0, 0]);
});
