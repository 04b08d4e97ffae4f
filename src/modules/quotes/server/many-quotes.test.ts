// @tests both-databases-long
import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { quoteRoutes } from '#modules/quotes/contract.ts';
import { LV1, quoteApp, SALES } from '#modules/quotes/testing/quote-app.ts';
import { extent } from '#testing/extent.ts';
import { rowsReadBy } from '#testing/rows-read.ts';
import { idAfter, listQuotes } from './quote-store.ts';
import { quotes } from './quote-tables.ts';

/** In the table, of one customer (assurance F4; issue 15: 10,000). */
const QUOTES = extent({ quick: 2_000, usual: 5_000, long: 10_000 });
const PAGE = 25;
const CALLS = 40;

const { app, offered, organisationOf } = await quoteApp();
const { db } = app.database;
let organisationId = '';

/** Copies of a quote with its offer, each with a title of its own; every tenth is asked for. */
const copiesOf = (id: string) => sql`
  with made as (
    insert into quotes (id, organisation_id, actor_id, state, maker, title, customer_ref, currency, terms, time_zone,
      last_no, last_line, offer_no, expires_at, created_at, updated_at, shared_at)
    select gen_random_uuid(), organisation_id, actor_id, case when n % 10 = 0 then 'requested' else 'withdrawn' end, maker,
      'Plant ' || n, 'PO ' || n, currency, terms, time_zone, last_no, last_line, null, expires_at, created_at, updated_at, shared_at
    from quotes, generate_series(1, ${QUOTES}) n where id = ${id}
    returning id)
  select count(*) from made`;

beforeAll(async () => {
  const { id } = await offered();
  organisationId = await organisationOf('lv1-demo');
  await db.execute(copiesOf(id));
  await db.execute(sql`analyze quotes`);
}, 300_000);

const REACH = () => ({ readable: [organisationId], view: 'C' as const });

const page = (narrowed: Partial<Parameters<typeof listQuotes>[2]>): SQL =>
  listQuotes(db, REACH(), {
    state: undefined,
    assignedTo: undefined,
    q: '',
    after: undefined,
    limit: PAGE + 1,
    now: app.clock.now(),
    ...narrowed,
  }).getSQL();

test.each([
  ['of all', {}],
  ['of those that wait for a price', { state: 'requested' }],
  ['of a state that none is in', { state: 'ordered' }],
] as const)('a page %s goes through hardly more quotes than it shows', async (_, narrowed) => {
  expect(await rowsReadBy(db, 'quotes', page(narrowed))).toBeLessThanOrEqual(PAGE + 2);
});

test.each(['nothing like this', 'Plant', '1'])('a search for %s goes through so many quotes an answer', async (q) => {
  const upTo = await idAfter(db, REACH(), undefined, 1000);
  expect(await rowsReadBy(db, 'quotes', page({ q, upTo }))).toBeLessThanOrEqual(1001);
});

test('a search answers page after page to the last quote, with those that hold the text and no other', async () => {
  const found: string[] = [];
  let pages = 0;
  for (let cursor: string | null = ''; cursor !== null; pages += 1) {
    const query = { q: `Plant ${QUOTES}`, pageSize: String(PAGE), ...(cursor !== '' && { cursor }) };
    const answer: { rows: { title: string }[]; next: string | null } = await app.call(quoteRoutes.list, { query }, LV1);
    found.push(...answer.rows.map(({ title }) => title));
    cursor = answer.next;
  }
  expect(found).toEqual([`Plant ${QUOTES}`]);
  expect(pages).toBeGreaterThan(QUOTES / 1000 - 1);
});

test('a quote is found by its number at once, however many were made since', async () => {
  const [first] = await db.select({ id: quotes.id, serial: quotes.serial }).from(quotes).orderBy(quotes.id).limit(1);
  const { rows } = await app.call(quoteRoutes.list, { query: { q: `QT2601-${first?.serial}`, pageSize: '1' } }, LV1);
  expect(rows[0]?.id).toBe(first?.id);
  const others = await app.call(quoteRoutes.list, { query: { q: String(first?.serial), state: 'ordered' } }, LV1);
  expect(others.rows).toEqual([]);
});

test('pages, filters and searches tell how long they take', async () => {
  const ask = async (name: string, query: object, caller = LV1) => {
    const times: number[] = [];
    for (let call = 0; call < CALLS; call += 1) {
      const began = performance.now();
      const answer = await app.send(quoteRoutes.list, { query: { pageSize: String(PAGE), ...query } }, caller);
      expect(answer.statusCode).toBe(200);
      times.push(performance.now() - began);
    }
    return `${name} ${(times.sort((one, other) => one - other)[CALLS / 2] ?? 0).toFixed(1)} ms`;
  };
  const [last] = await db.select({ serial: quotes.serial }).from(quotes).limit(1);
  const told = [
    await ask('page', {}),
    await ask('of sales', {}, SALES),
    await ask('to price', { state: 'requested' }, SALES),
    await ask('number', { q: String(last?.serial) }),
    await ask('common text', { q: 'Plant' }),
    await ask('rare text', { q: 'nothing like this' }),
  ];
  console.info(`${QUOTES} quotes, p50: ${told.join(', ')}`);
}, 300_000);
