import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { Deadline } from './deadline.ts';
import { isOutOfReach } from './out-of-reach.ts';

const { portal, database } = await testApp({ register: () => undefined });

/** How a query with a little deadline failed. */
function askWithin(statement: string): Promise<unknown> {
  return portal
    .owner(new Deadline(200))
    .execute(sql.raw(statement))
    .catch((reason: unknown) => reason);
}

test('a request waits for a connection as long as its deadline lasts, on either database', async () => {
  const taken = await Promise.all(Array.from({ length: database.pool.options.max }, () => database.pool.connect()));
  const error = await askWithin('select 1');
  for (const client of taken) client.release();
  expect(isOutOfReach(error)).toBe(true);
  expect((await portal.owner(new Deadline()).execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});

test('a request waits for an answer no longer, and whoever comes next finds the database well', async () => {
  expect(isOutOfReach(await askWithin('select pg_sleep(1)'))).toBe(true);
  expect((await portal.owner(new Deadline()).execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});

test('a transaction given up in the middle holds no lock', async () => {
  const deadline = new Deadline(300);
  const given = portal.owner(deadline).transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(42)`);
    await tx.execute(sql`select pg_sleep(1)`);
  });
  await expect(given).rejects.toSatisfy(isOutOfReach);
  const free = portal.owner(new Deadline()).transaction((tx) => tx.execute(sql`select pg_advisory_xact_lock(42)`));
  expect((await free).rows).toHaveLength(1);
});
