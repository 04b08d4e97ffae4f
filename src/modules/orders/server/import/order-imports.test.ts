// @tests both-databases, slow
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { orderImportRoutes, orderRoutes } from '#modules/orders/contract.ts';
import type { RowCells } from '#modules/orders/domain/import/import-columns.ts';
import { SAMPLE_ROWS } from '#modules/orders/domain/import/sample-rows.ts';
import { orderEvents, orderLines, orders, serials } from '#modules/orders/server/order-tables.ts';
import { ADMIN, importApp, NUMBERS } from '#modules/orders/testing/import-app.ts';

const { app, apply, ended, file, judged, take, told } = await importApp();
const { db } = app.database;
const LV1 = { as: 'lv1-demo', headers: { 'accept-language': 'en' } };

let numbers = 4_600_000;
const next = () => {
  numbers += 1;
  return String(numbers);
};
const machine = (more: RowCells): RowCells => ({
  ...{ itemNo: '10', orderDate: '2026-01-02', customerNo: NUMBERS.east, kind: 'machine', modelName: 'R67 DN90L4' },
  ...{ quantity: '5', unitPrice: '4125.00', currency: 'CNY', ...more },
});
const orderOf = async (sapOrderNo: string) => {
  const [order] = await db.select().from(orders).where(eq(orders.sapOrderNo, sapOrderNo));
  if (order === undefined) throw new Error(`there is no order ${sapOrderNo}`);
  return app.call(orderRoutes.open, { params: { id: order.id } }, ADMIN);
};
const countEvents = () => db.$count(orderEvents);

describe('an order file', () => {
  test.each(['csv', 'xlsx', 'ndjson'] as const)(
    'as %s is read, judged and taken: the sample is one',
    async (format) => {
      const sample = await app.send(orderImportRoutes.sample, { params: { format } }, ADMIN);
      expect(sample.statusCode).toBe(200);
      const rows = SAMPLE_ROWS.map((cells) => ({ ...cells, sapOrderNo: `${cells.sapOrderNo}-${format}` }));
      const own = rows.map(({ serialNo = '', ...cells }) => ({
        ...cells,
        ...(serialNo !== '' && { serialNo: serialNo.replaceAll(/[AB]/g, `${format}$&`) }),
      }));
      const { counts, id, state } = await judged(file(own, format), format);
      expect([state, counts]).toEqual(['judged', { new: 4, changed: 0, unchanged: 0, older: 0, refused: 0, noted: 0 }]);
      expect(await apply(id)).toMatchObject({ state: 'applied', applied: 4 });
      const order = await orderOf(`4500012345-${format}`);
      expect(order).toMatchObject({ state: 'open', orderStatus: 'partially-delivered', piNo: 'PI2611-0007' });
      expect(order.lines[0]).toMatchObject({
        ...{ quantity: 12, unitPrice: 537_100, estimatedFinishedDate: '2026-12-10', readyStatus: 'partial-ready' },
        quantities: { ordered: 12, ready: 6, shipped: 4, delivered: 4, cancelled: 0 },
      });
      expect(order.lines[0]?.serials).toHaveLength(11);
      const part = (await orderOf(`4500012346-${format}`)).lines[0];
      expect(part).toMatchObject({ kind: 'part', actualFinishedDate: '2026-11-11', orderStatus: 'delivered' });
    },
  );

  test('in GB 18030 is read as what it is', async () => {
    const number = next();
    // The bytes of 华东 and of 公路 in GB 18030.
    const [east, road] = [Buffer.from('bbaab6ab', 'hex'), Buffer.from('b9abc2b7', 'hex')];
    const head = 'sapOrderNo,itemNo,orderDate,customerNo,kind,quantity,unitPrice,currency,modelName,shippingType\r\n';
    const row = Buffer.from(`${number},10,20260102,${NUMBERS.east},machine,1,100,CNY,"`);
    const bytes = Buffer.concat([Buffer.from(head), row, east, Buffer.from('",'), road]);
    await apply((await judged(bytes)).id);
    expect((await orderOf(number)).lines[0]).toMatchObject({ modelName: '华东', shippingType: '公路' });
  });

  test('with headings nobody knows is refused as a whole', async () => {
    const { id, jobId, state } = await judged(Buffer.from('sapOrderNo,itemNo,colour\r\n1,10,red\r\n'));
    expect(state).toBe('unreadable');
    expect((await ended(jobId)).failure).toBe('import.unknown-column');
    const answer = await app.send(orderImportRoutes.apply, { params: { id }, body: { mode: 'valid' } }, ADMIN);
    expect(answer.json().error.code).toBe('import.not-judged');
  });

  test('is the administrator’s to send', async () => {
    const answer = await app.send(orderImportRoutes.list, {}, LV1);
    expect(answer.statusCode).toBe(403);
  });
});

describe('rows', () => {
  test('that were taken change nothing when they come again, whatever the file is', async () => {
    const rows = [machine({ sapOrderNo: next(), qtyReady: '2', serialNo: 'Z1..Z3' })];
    await take(rows);
    const before = await countEvents();
    const again = await judged(file(rows, 'ndjson'), 'ndjson');
    expect(again.counts).toMatchObject({ new: 0, changed: 0, unchanged: 1 });
    const newer = await judged(file(rows.map((row) => ({ ...row, exportedAt: '2026-02-01 10:00' }))));
    expect(newer.counts).toMatchObject({ unchanged: 1 });
    expect(await countEvents()).toBe(before);
  });

  test('are refused one by one where an escape says what no column takes, and the others are judged', async () => {
    const rows = ['a\u0000b', 'a\ud800b'].map((modelName) => machine({ sapOrderNo: next(), modelName }));
    const { counts, state } = await judged(file([...rows, machine({ sapOrderNo: next() })], 'ndjson'), 'ndjson');
    expect([state, counts]).toMatchObject(['judged', { new: 1, refused: 2 }]);
  });

  test('of the sample are of a customer there is, and taken as they come', async () => {
    const sample = await app.send(orderImportRoutes.sample, { params: { format: 'csv' } }, ADMIN);
    expect((await judged(sample.rawPayload, 'csv')).counts).toMatchObject({ new: 4, refused: 0 });
  });

  test('of a file that was taken are not taken again: the same file shows its result', async () => {
    const rows = [machine({ sapOrderNo: next() })];
    const first = await take(rows);
    const same = await judged(file(rows));
    expect([same.id, same.state, same.importedAt]).toEqual([first.id, 'applied', first.appliedAt]);
  });

  test('change what they say by events whose sums the counts are, and tell from what to what', async () => {
    const sapOrderNo = next();
    await take([machine({ sapOrderNo, plannedDate: '2026-03-01', qtyReady: '1' })]);
    const changed = {
      sapOrderNo,
      itemNo: '10',
      qtyReady: '4',
      qtyShipped: '2',
      plannedDate: '2026-03-10',
      unitPrice: '4000',
    };
    const { id } = await judged(file([{ ...changed, changeReason: '铸件延期' }]));
    const { rows } = await app.call(orderImportRoutes.rows, { params: { id }, query: { verdict: 'changed' } }, ADMIN);
    expect(rows[0]?.changes).toEqual([
      { field: 'Estimated finished date', from: '2026-03-01', to: '2026-03-10' },
      { field: 'Unit price', from: '4125.00', to: '4000.00' },
      { field: 'Ready', from: '1', to: '4' },
      { field: 'Shipped', from: '0', to: '2' },
    ]);
    await apply(id);
    const order = await orderOf(sapOrderNo);
    expect(order.lines[0]?.quantities).toMatchObject({ ready: 4, shipped: 2, delivered: 0 });
    const sums = new Map<string, number>();
    for (const { delta, kind } of order.history)
      if (kind !== null && delta !== null) sums.set(kind, (sums.get(kind) ?? 0) + delta);
    expect(Object.fromEntries(sums)).toEqual({ ready: 4, shipped: 2 });
    const date = order.history.find(({ action }) => action === 'change-date');
    expect(date).toMatchObject({ reason: '铸件延期', moved: { from: '2026-03-01', to: '2026-03-10' } });
    const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id));
    expect(events.every(({ data }) => data.importId !== undefined)).toBe(true);
  });

  test('end their order where nothing is to come, and open it again where that was not so', async () => {
    const sapOrderNo = next();
    await take([
      machine({ sapOrderNo, quantity: '2', qtyDelivered: '2' }),
      machine({ sapOrderNo, itemNo: '20', quantity: '1', qtyCancelled: '1' }),
    ]);
    expect(await orderOf(sapOrderNo)).toMatchObject({
      state: 'closed',
      orderStatus: 'delivered',
      readyStatus: 'ready',
    });
    await take([{ sapOrderNo, itemNo: '10', qtyDelivered: '1', changeReason: '误报' }]);
    const open = await orderOf(sapOrderNo);
    expect(open).toMatchObject({ state: 'open', orderStatus: 'partially-delivered' });
    expect(open.history.map(({ action }) => action)).toContain('correct');
    await take([{ sapOrderNo, itemNo: '10', qtyDelivered: '2' }]);
    expect((await orderOf(sapOrderNo)).state).toBe('closed');
    const none = next();
    await take([machine({ sapOrderNo: none, quantity: '1', qtyCancelled: '1' })]);
    expect((await orderOf(none)).state).toBe('cancelled');
    expect(await told((await judged(file([{ sapOrderNo: none, itemNo: '10', quantity: '3' }]))).id, 'refused')).toEqual(
      [expect.stringMatching(/^Order SO\d{4}-\d{5} was cancelled$/)],
    );
  });

  test('bind machines by their numbers, each to one line', async () => {
    const [one, other] = [next(), next()];
    await take([machine({ sapOrderNo: one, serialNo: 'K100..K102' })]);
    const { id } = await judged(
      file([
        machine({ sapOrderNo: other, serialNo: 'K101' }),
        machine({ sapOrderNo: other, itemNo: '20', serialNo: 'L1' }),
        machine({ sapOrderNo: other, itemNo: '30', serialNo: 'L1' }),
      ]),
    );
    expect(await told(id, 'refused')).toEqual([
      expect.stringMatching(/^Serial number K101 belongs to SO\d{4}-\d{5} \/ 10$/),
      'Serial number L1 belongs to #3',
    ]);
    await take([{ sapOrderNo: one, itemNo: '10', serialNo: 'K101;K200' }]);
    const numbersNow = await db.select({ no: serials.serialNo }).from(serials).where(eq(serials.serialNo, 'K200'));
    expect(numbersNow).toHaveLength(1);
    expect((await orderOf(one)).lines[0]?.serials).toEqual(['K101', 'K200']);
  });

  test('that are refused come back as the file they came in, each with its reason, and can be sent again', async () => {
    const [good, bad] = [next(), next()];
    const rows = [
      machine({ sapOrderNo: good }),
      machine({ sapOrderNo: bad, customerNo: 'C-404', shippingType: '-' }),
      machine({ sapOrderNo: bad, itemNo: '20', orderDate: '2026-02-30' }),
    ];
    for (const format of ['csv', 'xlsx', 'ndjson'] as const) {
      const { counts, id } = await judged(file(rows, format), format);
      expect(counts).toMatchObject({ new: 1, refused: 2 });
      const { jobId } = await app.call(orderImportRoutes.refusedRows, { params: { id } }, ADMIN);
      const bytes = (await ended(jobId)).file ?? Buffer.alloc(0);
      if (format !== 'xlsx') expect(bytes.toString('utf8')).toContain('No customer has the number C-404');
      const back = await judged(bytes, format);
      expect(back.counts).toMatchObject({ new: 0, refused: 2 });
      expect(await told(back.id, 'refused')).toEqual([
        'No customer has the number C-404',
        'Order date is no valid date: 2026-02-30',
      ]);
    }
  });

  test('all or nothing: none is taken while one is refused, or is by then', async () => {
    const [one, other] = [next(), next()];
    const mixed = await judged(file([machine({ sapOrderNo: one }), machine({ sapOrderNo: other, quantity: 'x' })]));
    const answer = await app.send(orderImportRoutes.apply, { params: { id: mixed.id }, body: { mode: 'all' } }, ADMIN);
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'import.rows-refused']);
    const whole = await judged(file([machine({ sapOrderNo: one }), machine({ sapOrderNo: other, serialNo: 'W1' })]));
    await take([machine({ sapOrderNo: next(), serialNo: 'W1' })]);
    expect(await apply(whole.id, 'all')).toMatchObject({ state: 'stopped', applied: 0 });
    expect(await db.$count(orders, eq(orders.sapOrderNo, one))).toBe(0);
    expect(await apply(whole.id, 'valid')).toMatchObject({ state: 'applied', applied: 1, counts: { refused: 1 } });
  });

  test('are skipped where they are older than what the source said', async () => {
    const sapOrderNo = next();
    await take([machine({ sapOrderNo, exportedAt: '2026-01-03 10:00' })]);
    const { counts } = await judged(file([machine({ sapOrderNo, exportedAt: '2026-01-03 09:59', qtyReady: '1' })]));
    expect(counts).toMatchObject({ older: 1, changed: 0 });
  });

  test('of another customer do not reach an order, nor in another currency', async () => {
    const sapOrderNo = next();
    await take([machine({ sapOrderNo })]);
    const { id } = await judged(
      file([
        machine({ sapOrderNo, itemNo: '20', customerNo: NUMBERS.south }),
        machine({ sapOrderNo, itemNo: '30', currency: 'EUR' }),
      ]),
    );
    expect(await told(id, 'refused')).toEqual(['This order belongs to another customer', 'One order, two currencies']);
  });

  test('written beside the screens are the lines people see', async () => {
    const sapOrderNo = next();
    await take([machine({ sapOrderNo, qtyDelivered: '1' })]);
    const { rows } = await app.call(orderRoutes.lines, { query: { q: sapOrderNo } }, LV1);
    expect(rows[0]).toMatchObject({ sapOrderNo, orderStatus: 'partially-delivered', readyStatus: 'partial-ready' });
    const [line] = await db
      .select()
      .from(orderLines)
      .where(eq(orderLines.id, rows[0]?.id ?? ''));
    expect(line).toMatchObject({ ready: 1, shipped: 1, delivered: 1 });
  });
});
