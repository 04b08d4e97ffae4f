import { isNull, type SQL, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { cartRoutes } from '#modules/cart/contract.ts';
import { cartApp, lv2 } from '#modules/cart/testing/cart-app.ts';
import { addManyLines } from '#modules/cart/testing/many-lines.ts';
import { extent } from '#testing/extent.ts';
import { rowsReadBy } from '#testing/rows-read.ts';
import { listLines, placeAfter } from './configuration-store.ts';
import { configurations } from './configuration-tables.ts';

/** In the table, of which a tenth are one customer's (assurance F4; issue 14: 10,000 of 100,000). */
const LINES = extent({ quick: 10_000, usual: 20_000, long: 100_000 });
const PAGE = 25;
const CALLS = 40;

const { app, save } = await cartApp();
const { db } = app.database;
let organisationId = '';

beforeAll(async () => {
  const { id } = await save(lv2);
  const [line] = await db.select().from(configurations);
  organisationId = line?.organisationId ?? '';
  await addManyLines(db, id, LINES);
}, 300_000);

/** How many lines a query went through, whether it answered them or not. */
const linesReadBy = (query: SQL) => rowsReadBy(db, 'configurations', query);

test.each([
  ['of all', {}],
  ['of a folder', { folder: 'Folder 3' }],
  ['of a folder nobody has', { folder: 'Nowhere' }],
  ['of a product line', { category: 'JRT' }],
  ['of a product line nobody chose', { category: 'none' }],
])('a page %s goes through no more lines than it shows, however many there are', async (_, filter) => {
  const page = listLines(db, [organisationId], { filter: { q: '', ...filter }, after: undefined, limit: PAGE + 1 });
  // One more tells that no other line has the place of the last one.
  expect(await linesReadBy(page.getSQL())).toBeLessThanOrEqual(PAGE + 2);
});

test('a search for what nobody wrote goes through so many lines an answer, and through no form', async () => {
  const sought = { filter: { q: 'nothing like this' }, after: undefined, limit: 1000 };
  const upTo = await placeAfter(db, [organisationId], sought);
  expect(await linesReadBy(listLines(db, [organisationId], { ...sought, upTo }).getSQL())).toBeLessThanOrEqual(1001);
  expect(await db.$count(configurations, isNull(configurations.sought))).toBe(0);
});

test('a search answers page after page to the last line, with those that hold the text and no other', async () => {
  const { rows } = await db.execute<{ code: string }>(
    sql`select type_code as code from ${configurations} where organisation_id = ${organisationId} and note <> '' order by id limit 1`,
  );
  const q = rows[0]?.code ?? '';
  const found: string[] = [];
  let pages = 0;
  for (let cursor: string | null = ''; cursor !== null; pages += 1) {
    const query = { q, pageSize: '25', ...(cursor !== '' && { cursor }) };
    const page: { rows: { typeCode: string }[]; next: string | null } = await app.call(cartRoutes.list, { query }, lv2);
    found.push(...page.rows.map(({ typeCode }) => typeCode));
    cursor = page.next;
  }
  expect(found).toContain(q);
  expect(found.every((code) => code.includes(q))).toBe(true);
  expect(pages).toBeGreaterThan(LINES / 10 / 1000);
});

test('a page far down goes through no more lines than the first', async () => {
  const after = sql`(select id from ${configurations} where organisation_id = ${organisationId} order by id limit 1 offset 100)`;
  const { rows } = await db.execute<{ place: string }>(sql`select replace(${after}::text, '-', '') as place`);
  const page = listLines(db, [organisationId], { filter: { q: '' }, after: rows[0]?.place, limit: PAGE + 1 });
  expect(await linesReadBy(page.getSQL())).toBeLessThanOrEqual(PAGE + 1);
});

test('pages, filters and searches tell how long they take', async () => {
  const ask = async (name: string, query: object) => {
    const times: number[] = [];
    for (let call = 0; call < CALLS; call += 1) {
      const began = performance.now();
      expect((await app.send(cartRoutes.list, { query: { pageSize: String(PAGE), ...query } }, lv2)).statusCode).toBe(
        200,
      );
      times.push(performance.now() - began);
    }
    const p50 = times.sort((one, other) => one - other)[CALLS / 2] ?? 0;
    return `${name} ${p50.toFixed(1)} ms`;
  };
  const told = [
    await ask('page', {}),
    await ask('folder', { folder: 'Folder 3' }),
    await ask('common text', { q: 'Note' }),
    await ask('rare text', { q: 'nothing like this' }),
  ];
  console.info(`${LINES} lines, a tenth of them asked for, p50: ${told.join(', ')}`);
}, 300_000);
