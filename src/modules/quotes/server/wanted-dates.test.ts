// @tests both-databases-long
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { customerTerms } from '#modules/prices/server/price-tables.ts';
import { quoteRoutes } from '#modules/quotes/contract.ts';
import { addDays, todayIn } from '#modules/quotes/domain/validity.ts';
import { LV1, quoteApp, SALES } from '#modules/quotes/testing/quote-app.ts';
import { quoteLines, quotes } from './quote-tables.ts';

const { app, draft, offered, organisationOf, save, send, step } = await quoteApp();
const { db } = app.database;
const SHANGHAI = 'Asia/Shanghai';
const EN = { ...LV1, headers: { 'accept-language': 'en' } };

const today = (zone = SHANGHAI) => todayIn(zone, app.clock.now());
const yesterday = () => addDays(today(), -1);
const codeOf = (answer: Awaited<ReturnType<typeof send>>) => [answer.statusCode, answer.json().error?.code];
const create = async (wantedDate: string, caller = LV1) =>
  app.send(quoteRoutes.create, { body: { configurationIds: [await save(LV1)], wantedDate } }, caller);
/** As if the quote had lain for long. */
const wantedBefore = async ({ id }: { readonly id: string }, table: typeof quotes | typeof quoteLines) => {
  const isOf = table === quotes ? eq(quotes.id, id) : eq(quoteLines.quoteId, id);
  await db.update(table).set({ wantedDate: yesterday() }).where(isOf);
};

describe('a wanted date that has passed', () => {
  test('begins no quote, by a sentence in both languages; today does', async () => {
    const [zh, en] = [await create(yesterday()), await create(yesterday(), EN)];
    expect([codeOf(zh), codeOf(en)]).toEqual(Array(2).fill([422, 'quote.wanted-past']));
    expect(zh.json().description).toBe(
      `需求日期 ${yesterday()} 已过（买方当地今天为 ${today()}），请改为今天或之后的日期，或留空`,
    );
    expect(en.json().description).toMatch(/has passed: where the buyer is, today is \d{4}-\d{2}-\d{2}\./);
    expect((await create(today())).statusCode).toBe(200);
  });

  test('is no change of a draft, of the whole as of a line', async () => {
    const quote = await draft(LV1);
    const edit = (body: object) => send('edit', quote, { version: quote.version, ...body }, LV1);
    expect(codeOf(await edit({ wantedDate: yesterday() }))).toEqual([422, 'quote.wanted-past']);
    const ofLine = await edit({ lines: [{ lineNo: 1, wantedDate: yesterday() }] });
    expect(codeOf(ofLine)).toEqual([422, 'quote.line-wanted-past']);
    expect((await edit({ wantedDate: today(), lines: [{ lineNo: 1, wantedDate: null }] })).statusCode).toBe(200);
  });

  test('is not asked for, also where it has passed since the draft was made', async () => {
    for (const [table, code] of [
      [quotes, 'quote.wanted-past'],
      [quoteLines, 'quote.line-wanted-past'],
    ] as const) {
      const quote = await draft(LV1);
      await wantedBefore(quote, table);
      expect(codeOf(await send('request', quote, { version: quote.version }, LV1))).toEqual([422, code]);
    }
  });

  test('is no counter offer; a line nobody speaks of stays as it is', async () => {
    const quote = await offered();
    const counter = (line: object) =>
      send('counter', quote, { offerNo: quote.offer?.no, lines: [{ lineNo: 1, ...line }] }, LV1);
    expect(codeOf(await counter({ wantedDate: yesterday() }))).toEqual([422, 'quote.line-wanted-past']);
    await wantedBefore(quote, quoteLines);
    expect(codeOf(await counter({ quantity: 5 }))).toEqual([422, 'quote.line-wanted-past']);
    expect((await counter({ quantity: 5, wantedDate: today() })).statusCode).toBe(200);
  });

  test('stands in no way of asking again, where nothing can be changed', async () => {
    const quote = await offered();
    await db.update(quotes).set({ wantedDate: yesterday(), expiresAt: app.clock.now() }).where(eq(quotes.id, quote.id));
    expect((await step('ask-again', quote, {}, LV1)).state).toBe('requested');
  });

  test('is judged by the calendar of the buyer, whoever sends it', async () => {
    // Where it is a day earlier or later than in Shanghai at this moment.
    const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].filter((zone) => today(zone) !== today());
    expect(zones.length).toBeGreaterThan(0);
    const isOf = eq(customerTerms.organisationId, await organisationOf('lv1-demo'));
    for (const timeZone of zones) {
      await db.update(customerTerms).set({ timeZone }).where(isOf);
      for (const caller of [LV1, SALES]) {
        expect((await create(today(timeZone), caller)).statusCode).toBe(200);
        expect(codeOf(await create(addDays(today(timeZone), -1), caller))).toEqual([422, 'quote.wanted-past']);
      }
    }
    await db.update(customerTerms).set({ timeZone: SHANGHAI }).where(isOf);
  });
});
