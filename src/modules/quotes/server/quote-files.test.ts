// @tests both-databases-long
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sweep } from '#app/server/sweep.ts';
import { quoteFileRoutes } from '#modules/quotes/contract.ts';
import { ADMIN, LV1, LV2, type Quote, quoteApp, SALES, SALES2 } from '#modules/quotes/testing/quote-app.ts';
import { fileChunks, files } from '#server/files/file-tables.ts';
import type { TestCaller } from '#testing/app.ts';
import { ON_POSTGRES } from '#testing/postgres.ts';
import { QUOTE_RECORDS } from './personal-records.ts';
import { quoteFiles } from './quote-file-tables.ts';
import { quoteEvents, quoteMessages, quotes } from './quote-tables.ts';

const { app, draft, idOf, offered, open, organisationOf, request, send, sendFile, step } = await quoteApp();
const { db } = app.database;

const codeOf = (answer: Awaited<ReturnType<typeof send>>) => [answer.statusCode, answer.json().error?.code];
const acting = async (caller: TestCaller, customer: string): Promise<TestCaller> => ({
  ...caller,
  headers: { 'on-behalf-of': await organisationOf(customer) },
});
const fetchedBy = ({ id }: Quote, fileId: string, caller: TestCaller) =>
  app.send(quoteFileRoutes.open, { params: { id, fileId } }, caller);
const statusesOf = async (quote: Quote, fileId: string, callers: readonly TestCaller[]) =>
  Promise.all(callers.map(async (caller) => (await fetchedBy(quote, fileId, caller)).statusCode));
/** Writes with a file that was sent in for it; answers its id. */
async function sayWith(quote: Quote, caller: TestCaller, more: object = {}): Promise<string> {
  const fileId = await sendFile(quote, caller, '轴端 图纸.pdf');
  await step('message', quote, { fileIds: [fileId], ...more }, caller);
  return fileId;
}
const upload = ({ id }: Quote, name: string, type: string, bytes: string, caller: TestCaller = LV1) => {
  const headers = { ...caller.headers, 'content-type': type };
  const input = { params: { id }, query: { name }, body: Buffer.from(bytes) };
  return app.send(quoteFileRoutes.send, input, { ...caller, headers });
};

describe('a file of a message', () => {
  test('stands with it by name, type and size, and comes as something to keep, never to show', async () => {
    const quote = await request();
    const fileId = await sayWith(quote, LV1, { text: '按此图纸', lineNo: 1 });
    const [message] = (await open(quote.id, SALES)).messages;
    const named = { id: fileId, name: '轴端 图纸.pdf', type: 'application/pdf', size: 26 };
    expect(message).toMatchObject({ text: '按此图纸', lineNo: 1, files: [named] });
    const file = await fetchedBy(quote, fileId, SALES);
    expect(file.rawPayload.toString()).toBe('%PDF-1.7 轴端 图纸.pdf');
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; /),
      'x-content-type-options': 'nosniff',
    });
  });

  test('needs no words beside it', async () => {
    const quote = await request();
    await sayWith(quote, SALES);
    expect((await open(quote.id, LV1)).messages).toMatchObject([{ text: '', files: [{ name: '轴端 图纸.pdf' }] }]);
    for (const body of [{}, { text: '  ', fileIds: [] }, { text: 'x', fileIds: Array(11).fill('a') }])
      expect((await send('message', quote, body, LV1)).statusCode).toBe(400);
  });

  test('is fetched by both sides, by whoever acts, by the administrator, and by nobody else', async () => {
    const quote = await request();
    const [byCustomer, byProvider] = [await sayWith(quote, LV1), await sayWith(quote, SALES)];
    const readers = [LV1, SALES, SALES2, await acting(SALES2, 'lv1-demo'), ADMIN];
    for (const fileId of [byCustomer, byProvider]) {
      expect(await statusesOf(quote, fileId, readers)).toEqual([200, 200, 200, 200, 200]);
      expect(await statusesOf(quote, fileId, [LV2])).toEqual([404]);
    }
  });

  test('of a centre customer is read by the one above, like its messages', async () => {
    const quote = await request(LV2);
    const fileIds = [await sayWith(quote, LV2), await sayWith(quote, SALES)];
    for (const fileId of fileIds) expect(await statusesOf(quote, fileId, [LV1, LV2])).toEqual([200, 200]);
    const internal = await sayWith(quote, SALES, { isInternal: true });
    expect(await statusesOf(quote, internal, [LV1, LV2])).toEqual([404, 404]);
  });

  test('among colleagues is the provider’s alone', async () => {
    const quote = await request();
    const fileId = await sayWith(quote, SALES, { isInternal: true });
    expect(await statusesOf(quote, fileId, [SALES, SALES2, ADMIN])).toEqual([200, 200, 200]);
    expect(await statusesOf(quote, fileId, [LV1, await acting(SALES, 'lv1-demo')])).toEqual([404, 404]);
    const told = await app.send(quoteFileRoutes.open, { params: { id: quote.id, fileId: 'no-id' } }, LV1);
    expect(codeOf(told)).toEqual([404, 'record.unknown']);
    expect(JSON.stringify(await open(quote.id, LV1))).not.toContain(fileId);
  });

  test.runIf(ON_POSTGRES)(
    'is kept from a query that forgets its condition like the message that names it',
    async () => {
      const quote = await request();
      const [told, internal] = [await sayWith(quote, SALES), await sayWith(quote, SALES, { isInternal: true })];
      const customer = await organisationOf('lv1-demo');
      const scope = { readable: [customer], writable: [customer], serviced: [], visitors: false };
      const within = app.portal.within(scope);
      const seen = [
        ...(await within.select({ id: files.id }).from(files)),
        ...(await within.select({ id: fileChunks.fileId }).from(fileChunks)),
      ].map(({ id }) => id);
      expect(seen.filter((id) => id === told)).toHaveLength(2);
      expect(seen).not.toContain(internal);
      expect(await within.$count(quoteFiles, eq(quoteFiles.side, 'P'))).toBe(0);
      expect(await app.portal.within({ ...scope, readable: [] }).$count(files)).toBe(0);
    },
  );

  test('is not found by the id of another quote', async () => {
    const [one, other] = [await request(), await request()];
    expect(await statusesOf(other, await sayWith(one, LV1), [LV1, SALES, ADMIN])).toEqual([404, 404, 404]);
  });
});

describe('a file that is sent in', () => {
  test('is nobody’s to fetch until a message names it', async () => {
    const quote = await request();
    const fileId = await sendFile(quote, LV1);
    expect(await statusesOf(quote, fileId, [LV1, SALES, ADMIN])).toEqual([404, 404, 404]);
  });

  test('is named by its sender alone, on the side and for the quote it was sent in for', async () => {
    const [quote, other] = [await request(), await request()];
    const fileId = await sendFile(quote, SALES);
    const asCustomer = await acting(SALES, 'lv1-demo');
    const tries: readonly [Quote, TestCaller, string][] = [
      [quote, SALES2, fileId],
      [quote, LV1, fileId],
      [quote, asCustomer, fileId],
      [other, SALES, fileId],
      [quote, SALES, app.portal.newId()],
      [quote, SALES, 'no-id'],
    ];
    for (const [about, caller, id] of tries)
      expect(codeOf(await send('message', about, { text: 'x', fileIds: [id] }, caller))).toEqual([
        422,
        'quote.file-gone',
      ]);
    await step('message', quote, { fileIds: [fileId, fileId] }, SALES);
    expect((await open(quote.id, LV1)).messages.map(({ files: named }) => named.length)).toEqual([1]);
  });

  test.each([
    ['page.html', 'text/html', '<html>', 'upload.type'],
    ['order.exe', 'application/pdf', '%PDF-', 'upload.type'],
    ['order.pdf', 'text/plain', '%PDF-', 'upload.type'],
    ['order.pdf', 'application/pdf', 'MZ', 'upload.other-content'],
    ['shaft.dwg', 'image/vnd.dwg', '<svg/>', 'upload.other-content'],
    ['order.pdf', 'application/pdf', '', 'upload.empty'],
    ['order.pdf', 'application/pdf', 'a'.repeat(10 * 1_048_576 + 1), 'upload.too-large'],
  ])('as %s, said to be %s, is refused where it is not what is taken (%#)', async (name, type, bytes, code) => {
    const before = await db.$count(files);
    expect((await upload(await request(), name, type, bytes)).json().error.code).toBe(code);
    expect(await db.$count(files)).toBe(before);
  });

  test.each([
    ['R77.STP', 'model/step', 'ISO-10303-21;'],
    ['shaft.dxf', 'image/vnd.dxf', '0\nSECTION'],
    ['list.csv', 'text/csv', 'a;b'],
  ])('as %s is taken', async (name, type, bytes) => {
    expect((await upload(await request(), name, type, bytes)).statusCode).toBe(200);
  });

  test('is taken from whoever may write now, and counts for their organisation', async () => {
    const quote = await request(LV2);
    const refusals = [
      [await draft(LV1), LV1, [409, 'quote.wrong-state']],
      [quote, LV1, [403, 'access.refused']],
      [await request(LV1), LV2, [404, 'record.unknown']],
    ] as const;
    for (const [about, caller, refusal] of refusals)
      expect(codeOf(await upload(about, 'a.csv', 'text/csv', 'a', caller))).toEqual(refusal);
    const owner = async (fileId: string) => (await db.select().from(files).where(eq(files.id, fileId)))[0];
    expect((await owner(await sendFile(quote, LV2)))?.organisationId).toBe(await organisationOf('lv2-demo'));
    expect((await owner(await sendFile(quote, SALES)))?.organisationId).toBe(await organisationOf('sales-demo'));
    const acted = await owner(await sendFile(quote, await acting(SALES, 'lv2-demo')));
    expect(acted?.organisationId).toBe(await organisationOf('lv2-demo'));
  });

  test('is written down with its name', async () => {
    const quote = await request();
    await sendFile(quote, LV1, 'order 7.pdf');
    const { rows } = await app.database.pool.query(`select details from audit_events where action = 'quote.file-sent'`);
    expect(rows).toContainEqual({ details: { file: 'order 7.pdf' } });
  });
});

describe('an offer that is accepted for a customer', () => {
  const answerTo = ({ offer }: Quote) => ({ offerNo: offer?.no, sha256: offer?.sha256 });

  test('is so by the customer’s order as a file, which then stands in the thread of both sides', async () => {
    const quote = await offered();
    const caller = await acting(SALES2, 'lv1-demo');
    expect(codeOf(await send('accept', quote, answerTo(quote), caller))).toEqual([422, 'quote.order-number']);
    const fileId = await sendFile(quote, caller);
    const accepted = await step('accept', quote, { ...answerTo(quote), fileId }, caller);
    expect([accepted.state, accepted.messages.at(-1)?.files[0]?.id]).toEqual(['accepted', fileId]);
    expect(await statusesOf(quote, fileId, [LV1, SALES])).toEqual([200, 200]);
    const [event] = await db.select().from(quoteEvents).where(eq(quoteEvents.action, 'accept'));
    expect(event?.data).toMatchObject({ fileId });
  });

  test('is so by a file that stands there already, and by none of colleagues or of another quote', async () => {
    const [quote, other] = [await offered(), await request()];
    const caller = await acting(SALES2, 'lv1-demo');
    const wrong = [await sayWith(quote, SALES, { isInternal: true }), await sayWith(other, LV1), 'no-id'];
    for (const fileId of wrong)
      expect(codeOf(await send('accept', quote, { ...answerTo(quote), fileId }, caller))).toEqual([
        422,
        'quote.file-gone',
      ]);
    const fileId = await sayWith(quote, LV1);
    const accepted = await step('accept', quote, { ...answerTo(quote), fileId }, caller);
    expect([accepted.state, accepted.messages.length]).toEqual(['accepted', 1]);
  });
});

describe('a file of a quote', () => {
  test('is told with what its person wrote', async () => {
    const quote = await request();
    const fileId = await sayWith(quote, LV1);
    const told = await QUOTE_RECORDS.read(db, { id: await idOf('lv1-demo'), email: null }, 'all');
    expect(told).toMatchObject({ written: expect.arrayContaining([{ ...expectFile(quote, fileId) }]) });
  });

  test('is kept as long as the quote, and one that no message names for a day', async () => {
    const quote = await request();
    const [kept, free] = [await sayWith(quote, LV1), await sendFile(quote, LV1)];
    const later = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000);
    const left = async () => (await db.select({ id: files.id }).from(files)).map(({ id }) => id);
    await sweep(db, later(2));
    expect(await left()).toContain(kept);
    expect(await left()).not.toContain(free);
    expect(await db.$count(quoteFiles, eq(quoteFiles.fileId, free))).toBe(0);
    await db.delete(quotes).where(eq(quotes.id, quote.id));
    await sweep(db, later(2));
    expect(await left()).not.toContain(kept);
    expect(await db.$count(fileChunks, eq(fileChunks.fileId, kept))).toBe(0);
    expect(await db.$count(quoteMessages, eq(quoteMessages.quoteId, quote.id))).toBe(0);
  });
});

function expectFile({ id: quoteId }: Quote, fileId: string): object {
  return { quoteId, text: '', fileIds: [fileId], createdAt: expect.any(Date) };
}
