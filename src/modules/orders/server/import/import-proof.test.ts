// @tests both-databases-long, slow
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orderImportRoutes } from '#modules/orders/contract.ts';
import { orderEvents, orderLines } from '#modules/orders/server/order-tables.ts';
import { ADMIN, importApp, NUMBERS } from '#modules/orders/testing/import-app.ts';
import { keyOfRow, orderFile } from '#modules/orders/testing/order-file.ts';
import { extent } from '#testing/extent.ts';

const { app, apply, file, judged } = await importApp();
const { db } = app.database;
const ROWS = extent({ quick: 200, usual: 1_200, long: 10_000 });
const SEED = Number(process.env.TEST_SEED ?? 1) % 100_000;
const { rows, wrong } = orderFile(SEED, ROWS, NUMBERS.east);

/** Everything that was said of refused rows, by order and item. */
async function refusedOf(id: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, readonly string[]>();
  let after: number | null = 0;
  while (after !== null) {
    const query: { verdict: 'refused'; pageSize: string; after: string } = {
      ...{ verdict: 'refused', pageSize: '200', after: String(after) },
    };
    const { next, rows: page } = await app.call(orderImportRoutes.rows, { params: { id }, query }, ADMIN);
    for (const { itemNo, sapOrderNo, told } of page) found.set(`${sapOrderNo} ${itemNo}`, told);
    after = next;
  }
  return found;
}

test(`of ${ROWS} mixed rows those that are right are taken and the others told (seed ${SEED})`, async () => {
  const { counts, id } = await judged(file(rows));
  expect(counts).toMatchObject({ new: ROWS - wrong.size, refused: wrong.size, changed: 0, unchanged: 0 });
  expect([...(await refusedOf(id)).keys()].sort()).toEqual([...wrong.keys()].sort());
  expect(await apply(id)).toMatchObject({ state: 'applied', applied: ROWS - wrong.size });
  expect(await db.$count(orderLines)).toBe(ROWS - wrong.size);
});

test('every count is the sum of its events, and both statuses are what the counts say', async () => {
  const { rows: differing } = await db.execute(sql`
    select l.id from order_lines l left join (
      select line_id, coalesce(sum(delta) filter (where kind = 'ready'), 0) r, coalesce(sum(delta) filter (where kind = 'shipped'), 0) s,
        coalesce(sum(delta) filter (where kind = 'delivered'), 0) d, coalesce(sum(delta) filter (where kind = 'cancelled'), 0) c
      from order_events group by line_id) e on e.line_id = l.id
    where (l.q_ready, l.q_shipped, l.q_delivered, l.q_cancelled) is distinct from
      (coalesce(e.r, 0), coalesce(e.s, 0), coalesce(e.d, 0), coalesce(e.c, 0))
      or (l.order_status = 'delivered') <> (l.q_delivered = l.quantity - l.q_cancelled and l.q_delivered > 0)
      or (l.ready_status = 'not-ready') <> (l.q_ready = 0)`);
  expect(differing).toEqual([]);
});

test('the same rows again, in whatever file, change nothing', async () => {
  const before = await db.$count(orderEvents);
  const right = rows.filter((row) => !wrong.has(keyOfRow(row)));
  const { counts } = await judged(file(right, 'ndjson'), 'ndjson');
  expect(counts).toMatchObject({ unchanged: right.length, new: 0, changed: 0, refused: 0 });
  expect(await db.$count(orderEvents)).toBe(before);
});
