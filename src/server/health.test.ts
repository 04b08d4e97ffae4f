// @tests both-databases
import { describe, expect, test, vi } from 'vitest';
import { testApp } from '#testing/app.ts';
import { ON_POSTGRES } from '#testing/postgres.ts';
import { DatabaseFigures } from './metrics/database-figures.ts';

const { portal, database, http } = await testApp();

async function readiness(): Promise<unknown> {
  const answer = await http.inject('/readyz');
  return [answer.statusCode, answer.json()];
}

test('a portal is ready while its database answers, and not any more once it was told to stop', async () => {
  expect(await readiness()).toEqual([200, { status: 'ready' }]);
  portal.isClosing = true;
  expect(await readiness()).toEqual([503, { status: 'closing' }]);
  portal.isClosing = false;
});

test('a portal whose heavy work stands still is ready for everything else, and says so', async () => {
  vi.spyOn(portal.jobs, 'isFailing', 'get').mockReturnValue(true);
  expect(await readiness()).toEqual([200, { status: 'ready', impaired: ['jobs'] }]);
  vi.restoreAllMocks();
});

describe.runIf(ON_POSTGRES)('while every connection is at work', () => {
  test('the portal is ready all the same, and its figures say that the database is up', async () => {
    const taken = await Promise.all(Array.from({ length: database.pool.options.max }, () => database.pool.connect()));
    const waiting = database.pool.query('select 1');
    expect(await readiness()).toEqual([200, { status: 'ready' }]);
    const families = await new DatabaseFigures(portal).families();
    const figure = (name: string) => families.find((family) => family.name === name)?.samples[0]?.value;
    expect([figure('portal_database_up'), figure('portal_database_waiting')]).toEqual([1, 1]);
    for (const client of taken) client.release();
    await waiting;
  });
});
