import { describe, expect, test } from 'vitest';
import { attempts } from '#modules/accounts/server/account-tables.ts';
import { testApp } from '#testing/app.ts';
import { countAttempt, recentAttempts } from './attempt-store.ts';

const app = await testApp({ register: () => undefined });
const { db } = app.database;
const LIMIT = { most: 3, window: 60_000 };
const HOUR_AGO = 60;

let count = 0;
/** Somebody who tried this often within the last minute, and a thousand times before that. */
async function somebodyWho(tried: number): Promise<{ subject: string; at: Date; id: string }> {
  count += 1;
  const subject = `somebody-${count}`;
  const row = () => ({ id: app.portal.newId(), subject, at: app.clock.now() });
  app.clock.advance(-HOUR_AGO);
  await db.insert(attempts).values(Array.from({ length: 1_000 }, row));
  app.clock.advance(HOUR_AGO);
  if (tried > 0) await db.insert(attempts).values(Array.from({ length: tried }, row));
  return row();
}

describe('of what was counted', () => {
  test.each([
    [0, 0],
    [2, 2],
    [50, 3],
  ])('of %i attempts within the time and a thousand before it, %i are read', async (tried, read) => {
    expect(await recentAttempts(db, LIMIT, await somebodyWho(tried))).toHaveLength(read);
  });

  test('as many as the limit stop the next', async () => {
    expect(await countAttempt(db, LIMIT, await somebodyWho(2))).toBe(0);
    expect(await countAttempt(db, LIMIT, await somebodyWho(3))).toBe(60);
  });
});
