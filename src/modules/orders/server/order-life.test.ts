import { and, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { cartRoutes } from '#modules/cart/contract.ts';
import { orderRoutes } from '#modules/orders/contract.ts';
import { orderApp } from '#modules/orders/testing/order-app.ts';
import { addDays } from '#modules/quotes/domain/validity.ts';
import { quoteVersions } from '#modules/quotes/server/quote-tables.ts';
import { ADMIN, LV1, LV2, SALES, SALES2 } from '#modules/quotes/testing/quote-app.ts';
import { orderEvents, orderLines } from './order-tables.ts';

const { app, confirmed, open, placed, quotes, send, step } = await orderApp();
const codeOf = (answer: { json: () => { error?: { code: string } } }) => answer.json().error?.code;

it('is made of an accepted quote: its lines as accepted, nothing ready, the saved lines ordered', async () => {
  const order = await placed(12);
  expect(order).toMatchObject({
    state: 'placed',
    orderStatus: 'undelivered',
    readyStatus: 'not-ready',
    customerPo: 'PO 7-118',
  });
  expect(order.number).toMatch(/^SO\d{4}-\d{5}$/);
  expect(order.lines).toMatchObject([{ itemNumber: 10, quantity: 12, kind: 'machine', hasConfiguration: true }]);
  expect(order.net).toBe(order.lines[0]?.totalAmount);
  const { rows } = await app.call(cartRoutes.list, { query: {} }, LV1);
  expect(rows[0]).toMatchObject({ inquiryStatus: 'O' });
});

it('is made once, however often and by whomever it is asked for', async () => {
  const quote = await quotes.offered(LV1);
  const { no: offerNo, sha256 } = quote.offer ?? { no: 0, sha256: '' };
  await quotes.step('accept', quote, { offerNo, sha256, orderNumber: 'PO' }, LV1);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => quotes.send('convert', quote, {}, at % 2 === 0 ? SALES : SALES2)),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(409)]);
  const read = await quotes.open(quote.id, LV1);
  expect(read).toMatchObject({ state: 'ordered', order: { number: expect.stringMatching(/^SO/) } });
});

it('proposes to the provider the dates that follow from the time each line was offered with, until it has one', async () => {
  const order = await placed();
  const { quoteId, kind } = quoteVersions;
  const isOffer = and(eq(quoteId, order.quote?.id ?? ''), eq(kind, 'offer'));
  const [offer] = await app.database.db.select().from(quoteVersions).where(isOffer);
  const leadDays = offer?.body.lines[0]?.leadDays ?? expect.fail('the offer names no time');
  const [line] = order.lines;
  expect(line?.proposedDate).toBe(addDays('2026-01-05', leadDays));
  expect((await open(order.id, LV1)).lines[0]?.proposedDate).toBeNull();
  const [dated] = (await confirmed()).lines;
  expect(dated?.proposedDate).toBeNull();
});

it('is confirmed with a number nobody else has and a date of every line', async () => {
  const first = await confirmed();
  const order = await placed();
  const lines = [{ itemNumber: 10, plannedDate: '2026-03-20' }];
  const taken = await send('confirm', order, { sapOrderNo: first.sapOrderNo, lines }, SALES);
  expect([taken.statusCode, codeOf(taken)]).toEqual([409, 'order.sap-number']);
  const open1 = await step('confirm', order, { sapOrderNo: '4711', lines });
  expect(open1).toMatchObject({ state: 'open', sapOrderNo: '4711', lines: [{ estimatedFinishedDate: '2026-03-20' }] });
});

it('tells by its quantities how far it is, and the counts are the sums of their events', async () => {
  const order = await confirmed(3);
  const ready = await step('report-ready', order, { lines: [{ itemNumber: 10, pieces: 2 }] });
  expect(ready).toMatchObject({
    readyStatus: 'partial-ready',
    lines: [{ quantities: { ready: 2 }, actualFinishedDate: null }],
  });
  const over = await send('report-ready', order, { lines: [{ itemNumber: 10, pieces: 2 }] }, SALES);
  expect([over.statusCode, codeOf(over)]).toEqual([422, 'line.over-due']);
  const all = await step('report-ready', order, { lines: [{ itemNumber: 10, pieces: 1 }] });
  expect(all.lines[0]?.actualFinishedDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  const less = await step('cancel-lines', order, { reason: '客户减少数量', lines: [{ itemNumber: 10, pieces: 1 }] });
  expect(less).toMatchObject({
    readyStatus: 'ready',
    lines: [{ quantity: 2, quantities: { ordered: 3, cancelled: 1, ready: 2 } }],
  });
  const { delta, kind, lineId } = orderEvents;
  const sums = await app.database.db
    .select({ kind, sum: sql<number>`sum(${delta})::int` })
    .from(orderEvents)
    .innerJoin(orderLines, eq(orderLines.id, lineId))
    .where(eq(orderLines.orderId, order.id))
    .groupBy(kind);
  expect(Object.fromEntries(sums.map((row) => [row.kind, row.sum]))).toMatchObject({ ready: 2, cancelled: 1 });
});

it('is cancelled while nothing was shipped, with the reason, and then is the end of it', async () => {
  const order = await confirmed();
  expect(await step('cancel', order, { reason: '项目终止' })).toMatchObject({
    state: 'cancelled',
    lines: [{ quantity: 0, isCancelled: true }],
    history: expect.arrayContaining([expect.objectContaining({ action: 'cancel', reason: '项目终止' })]),
  });
  const again = await send('cancel', order, { reason: 'r' }, SALES);
  expect(codeOf(again)).toBe('order.wrong-state');
});

it('says why a date becomes later, and shows what it was', async () => {
  const order = await confirmed();
  const later = [{ itemNumber: 10, plannedDate: '2026-04-02' }];
  expect(codeOf(await send('change-dates', order, { lines: later }, SALES))).toBe('order.date-reason');
  const moved = await step('change-dates', order, { lines: later, reason: '铸件延期' });
  expect(moved.history.at(-1)).toMatchObject({
    reason: '铸件延期',
    itemNumber: 10,
    moved: { from: '2026-03-20', to: '2026-04-02' },
  });
});

it('lets counts be corrected by the right alone; what was closed is open again', async () => {
  const order = await confirmed(1);
  const told = { reason: '漏报', lines: [{ itemNumber: 10, ready: 1, shipped: 1, delivered: 1 }] };
  expect((await send('correct', order, told, SALES2)).statusCode).toBe(403);
  expect(await step('correct', order, told)).toMatchObject({ state: 'closed', orderStatus: 'delivered' });
  const back = { reason: '退回', lines: [{ itemNumber: 10, delivered: 0 }] };
  expect(await step('correct', order, back)).toMatchObject({ state: 'open', orderStatus: 'undelivered' });
});

it('is read by both sides and the administrator, and by nobody else', async () => {
  const order = await confirmed();
  expect((await open(order.id, LV1)).side).toBe('C');
  expect((await open(order.id, ADMIN)).abilities).toEqual([]);
  const stranger = await app.send(orderRoutes.open, { params: { id: order.id } }, LV2);
  expect(stranger.statusCode).toBe(404);
  const { rows } = await app.call(orderRoutes.lines, { query: {} }, LV2);
  expect(rows.some(({ orderId }) => orderId === order.id)).toBe(false);
});

it('is found by its numbers and by what it holds, page by page', async () => {
  const order = await confirmed();
  const found = async (q: string) => (await app.call(orderRoutes.lines, { query: { q } }, LV1)).rows;
  for (const q of [order.number, order.sapOrderNo ?? ''])
    expect((await found(q)).map(({ orderId }) => orderId)).toEqual([order.id]);
  expect((await found(order.lines[0]?.modelName ?? '-')).length).toBeGreaterThan(1);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await app.call(orderRoutes.lines, { query: { pageSize: '2', ...(cursor && { cursor }) } }, LV1);
    seen.push(...page.rows.map(({ id }) => id));
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.length).toBeGreaterThan(4);
});

it('shows an item as it was ordered to those who read the order, and what it would be today', async () => {
  const { id } = await placed();
  const params = { id, itemNumber: '10' };
  const sheet = await app.call(orderRoutes.sheet, { params }, LV1);
  expect(sheet).toMatchObject({ category: 'JRT', release: { isInForce: true } });
  expect(sheet.sections.length).toBeGreaterThan(2);
  const { form, ...again } = await app.call(orderRoutes.again, { params }, LV1);
  expect(again).toEqual({ state: 'valid', reason: null, differences: [] });
  const taken = await app.call(cartRoutes.create, { body: { ...(form ?? raise()), quantity: 3 } }, LV1);
  expect(taken.productName).toBe(sheet.productName);
  const unread = await app.send(orderRoutes.sheet, { params }, LV2);
  const unnamed = await app.send(orderRoutes.sheet, { params: { id, itemNumber: '11' } }, LV1);
  expect([unread.statusCode, unnamed.statusCode]).toEqual([404, 404]);
});

function raise(): never {
  throw new Error('there is no configuration');
}
