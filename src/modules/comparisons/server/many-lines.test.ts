// @tests slow
import { beforeAll, describe, expect, test } from 'vitest';
import { cartRoutes } from '#modules/cart/contract.ts';
import { addManyLines } from '#modules/cart/testing/many-lines.ts';
import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
import { comparisonRoutes } from '#modules/comparisons/contract.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { A_ROW_ID, aConfiguredForm } from '#testing/builders/a-configured-form.ts';

/** In the table, of which a tenth are one customer's (assurance F4; issue 14: 10,000 of 100,000). */
const MANY = 100_000;
const CALLS = 60;
/** How much longer a call may take with ten times the lines, in the middle of all. */
const AT_MOST = 1.2;

const as = { as: 'lv1-demo' };

interface Measured {
  readonly app: TestApp;
  readonly ids: readonly string[];
}

// It takes minutes, and says something only where nothing else runs.
describe.skipIf(process.env.TEST_PART !== 'long')('with ten times the lines', async () => {
  const [few, many] = [await testApp({ demo: true }), await testApp({ demo: true })];
  let measured: readonly Measured[] = [];
  beforeAll(async () => {
    measured = [await withLines(few, MANY / 10), await withLines(many, MANY)];
  }, 900_000);

  test.each([
    ['a page', {}],
    ['a folder', { folder: 'Folder 3' }],
    ['a common text', { q: 'Note' }],
  ])('%s of the list takes as long', async (name, query) => {
    const call = ({ app }: Measured) => app.send(cartRoutes.list, { query: { pageSize: '25', ...query } }, as);
    expect(await timesLonger(name, measured, call)).toBeLessThanOrEqual(AT_MOST);
  });

  test('a comparison takes as long', async () => {
    const call = ({ app, ids }: Measured) => app.send(comparisonRoutes.make, { body: { ids: [...ids] } }, as);
    expect(await timesLonger('comparison', measured, call)).toBeLessThanOrEqual(AT_MOST);
  });

  test('a text nobody wrote goes through the lines of the customer: it tells how long that takes', async () => {
    const query = { pageSize: '25', q: 'nothing like this' };
    expect(
      await timesLonger('rare text', measured, ({ app }) => app.send(cartRoutes.list, { query }, as)),
    ).toBeGreaterThan(0);
  });
});

/** An app whose customer has a tenth of the lines, five of which are compared. */
async function withLines(app: TestApp, lines: number): Promise<Measured> {
  const release = await loadActiveRelease(app.portal.db);
  const { id } = await app.call(cartRoutes.create, { body: aConfiguredForm(release, A_ROW_ID, []) }, as);
  await addManyLines(app.database.db, id, lines);
  const { rows } = await app.call(cartRoutes.list, { query: { pageSize: '5' } }, as);
  expect(rows).toHaveLength(5);
  return { app, ids: rows.map((row) => row.id) };
}

type Call = (of: Measured) => Promise<{ readonly statusCode: number }>;

/** How many times longer a call takes with all lines than with a tenth of them, p50 of calls in turns; tells the figures. */
async function timesLonger(name: string, apps: readonly Measured[], call: Call): Promise<number> {
  const times = apps.map((): number[] => []);
  for (let turn = 0; turn < CALLS; turn += 1)
    for (const [at, app] of apps.entries()) {
      const began = performance.now();
      expect((await call(app)).statusCode).toBe(200);
      times[at]?.push(performance.now() - began);
    }
  const [few = 0, many = 0] = times.map((own) => own.sort((one, other) => one - other)[CALLS / 2] ?? 0);
  const longer = many / few;
  console.info(
    `${name}, p50: ${few.toFixed(1)} ms with ${MANY / 10} lines, ${many.toFixed(1)} ms with ${MANY}, ${longer.toFixed(2)} times`,
  );
  return longer;
}
