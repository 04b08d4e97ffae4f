// @tests both-databases-long
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { quoteRoutes } from '#modules/quotes/contract.ts';
import { ADMIN, LV1, LV2, type Quote, quoteApp, SALES, SALES2 } from '#modules/quotes/testing/quote-app.ts';
import type { TestCaller } from '#testing/app.ts';
import { QUOTE_RECORDS } from './personal-records.ts';
import { quoteReads } from './quote-tables.ts';

const { app, idOf, open, organisationOf, request, step } = await quoteApp();
const { db } = app.database;

const say = async (quote: Quote, caller: TestCaller, about: { lineNo?: number; isInternal?: boolean } = {}) => {
  const { messages } = await step('message', quote, { text: '请看', ...about }, caller);
  return messages.at(-1)?.id ?? '';
};
const mark = ({ id }: Quote, body: { messageId: string; lineNo?: number | null }, caller: TestCaller) =>
  app.send(quoteRoutes.markRead, { params: { id }, body }, caller);
const unreadFor = async (quote: Quote, caller: TestCaller) => (await open(quote.id, caller)).unread;
const listedFor = async ({ id }: Quote, caller: TestCaller) =>
  (await app.call(quoteRoutes.list, {}, caller)).rows.find((row) => row.id === id)?.unread;
const acting = async (): Promise<TestCaller> => ({
  ...SALES,
  headers: { 'on-behalf-of': await organisationOf('lv1-demo') },
});

describe('a message is unread', () => {
  test('to everybody who reads it but its writer, in the list as on the page', async () => {
    const quote = await request();
    await say(quote, LV1);
    await say(quote, LV1, { lineNo: 1 });
    expect([await unreadFor(quote, LV1), await unreadFor(quote, SALES), await listedFor(quote, SALES2)]).toEqual([
      0, 2, 2,
    ]);
    expect(await listedFor(quote, LV1)).toBe(0);
    expect((await open(quote.id, SALES)).messages.map(({ isUnread }) => isUnread)).toEqual([true, true]);
  });

  test('until its own thread is read, each by itself', async () => {
    const quote = await request();
    const whole = await say(quote, LV1);
    const ofLine = await say(quote, LV1, { lineNo: 1 });
    expect((await mark(quote, { lineNo: 1, messageId: ofLine }, SALES)).json().result).toEqual({ unread: 1 });
    expect(await unreadFor(quote, SALES2)).toBe(2);
    expect((await mark(quote, { messageId: whole }, SALES)).json().result).toEqual({ unread: 0 });
    expect([await unreadFor(quote, SALES), await listedFor(quote, SALES)]).toEqual([0, 0]);
  });

  test('and stays read when an older one is noted afterwards', async () => {
    const quote = await request();
    const first = await say(quote, LV1);
    const second = await say(quote, LV1);
    await mark(quote, { messageId: second }, SALES);
    await mark(quote, { messageId: first }, SALES);
    expect(await unreadFor(quote, SALES)).toBe(0);
    await say(quote, LV1);
    expect(await unreadFor(quote, SALES)).toBe(1);
  });

  test('to the customer only where it is not internal', async () => {
    const quote = await request();
    await say(quote, SALES, { isInternal: true });
    expect([await unreadFor(quote, LV1), await listedFor(quote, LV1), await unreadFor(quote, SALES2)]).toEqual([
      0, 0, 1,
    ]);
  });

  test('as the provider’s, though it was read in the customer’s name', async () => {
    const quote = await request();
    const id = await say(quote, SALES2);
    const caller = await acting();
    expect(await unreadFor(quote, caller)).toBe(1);
    await mark(quote, { messageId: id }, caller);
    expect([await unreadFor(quote, caller), await unreadFor(quote, SALES), await unreadFor(quote, LV1)]).toEqual([
      0, 1, 1,
    ]);
  });

  test('to nobody who stands on neither side', async () => {
    const quote = await request(LV2);
    const messageId = await say(quote, LV2);
    for (const caller of [ADMIN, LV1]) {
      expect([await unreadFor(quote, caller), await listedFor(quote, caller)]).toEqual([0, 0]);
      expect((await mark(quote, { messageId }, caller)).statusCode).toBe(403);
    }
  });
});

describe('what was read', () => {
  test('is noted of a message of that thread alone, and moves no version', async () => {
    const [quote, other] = [await request(), await request()];
    const messageId = await say(quote, LV1, { lineNo: 1 });
    expect((await mark(other, { lineNo: 1, messageId }, SALES)).statusCode).toBe(404);
    expect((await mark(quote, { messageId }, SALES)).statusCode).toBe(404);
    expect((await mark(quote, { lineNo: 1, messageId: 'nothing' }, SALES)).statusCode).toBe(404);
    expect((await mark(quote, { lineNo: 1, messageId }, SALES)).statusCode).toBe(200);
    expect((await open(quote.id, SALES)).version).toBe(quote.version);
  });

  test('is noted of whoever answers in the thread', async () => {
    const quote = await request();
    await say(quote, LV1);
    await say(quote, LV1, { lineNo: 1 });
    await say(quote, SALES);
    expect(await unreadFor(quote, SALES)).toBe(1);
  });

  test('is told to the person who asks for their data, and forgotten with them', async () => {
    const quote = await request();
    await mark(quote, { messageId: await say(quote, LV1) }, SALES2);
    const id = await idOf('sales2-demo');
    expect(await QUOTE_RECORDS.read(db, { id } as never, {} as never)).toMatchObject({
      read: expect.arrayContaining([expect.objectContaining({ quoteId: quote.id, lineNo: 0 })]),
    });
    await QUOTE_RECORDS.erase?.(db, { id } as never);
    expect(await db.select().from(quoteReads).where(eq(quoteReads.userId, id))).toEqual([]);
  });
});
