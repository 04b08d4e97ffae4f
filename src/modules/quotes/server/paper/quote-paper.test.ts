// @tests both-databases-long, slow
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { quoteApprovalRoutes, quoteRoutes } from '#modules/quotes/contract.ts';
import { quoteApprovals } from '#modules/quotes/server/quote-provider-tables.ts';
import { LV1, LV2, type Quote, quoteApp, SALES, SALES2 } from '#modules/quotes/testing/quote-app.ts';
import type { TestCaller } from '#testing/app.ts';

const { app, offered, open, request, step } = await quoteApp();
const { db } = app.database;
const hasPdfTools = spawnSync('pdftotext', ['-v']).status === 0;
const needsPdfTools = !hasPdfTools && process.env.CI !== 'true';

const ask = ({ id }: Pick<Quote, 'id'>, no: number, language: 'zh-cn' | 'en' | 'both', caller: TestCaller) =>
  app.send(quoteRoutes.paper, { params: { id, no: String(no) }, query: { language } }, caller);

async function textOf(...asked: Parameters<typeof ask>): Promise<string> {
  const { rawPayload } = await ask(...asked);
  return spawnSync('pdftotext', ['-layout', '-', '-'], { input: rawPayload, encoding: 'utf8' }).stdout;
}

describe('a version of a quote as PDF', () => {
  test('is named by number, version and language', async () => {
    const quote = await offered();
    const answer = await ask(quote, 2, 'en', LV1);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.headers['content-disposition']).toContain(`filename="${quote.number}-2-en.pdf"`);
  });

  test('has the same bytes for both sides, also after the quote went on', async () => {
    const quote = await offered();
    const before = (await ask(quote, 2, 'both', LV1)).rawPayload;
    const { offer } = await open(quote.id, LV1);
    const lines = [{ lineNo: 1, quantity: 9, note: 'twice as many' }];
    await step('counter', quote, { offerNo: offer?.no, lines }, LV1);
    expect((await ask(quote, 2, 'both', SALES)).rawPayload.equals(before)).toBe(true);
  });

  test('is not there for strangers, and not before it was sent', async () => {
    const quote = await request();
    const answers = await Promise.all([ask(quote, 1, 'en', LV2), ask(quote, 2, 'en', LV1), ask(quote, 0, 'en', SALES)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  });
});

describe.skipIf(needsPdfTools)('the words of a quote on paper', () => {
  test('are the offer: prices, sum, terms, validity by the buyer’s clocks, and the hash it is accepted by', async () => {
    const quote = await offered(LV1, 12);
    const read = await open(quote.id, LV1);
    const text = await textOf(quote, 2, 'en', LV1);
    const [line] = read.lines;
    const amount = (minor = 0) => (minor / 100).toLocaleString('en', { minimumFractionDigits: 2 });
    expect(text).toContain('Quotation');
    expect(text).toContain(quote.number);
    expect(text).toContain(`${amount(line?.unit ?? 0)} `);
    expect(text).toMatch(new RegExp(`Total without VAT CNY\\s+${amount(read.net ?? 0)}`));
    expect(text.replace(/\s+/g, ' ')).toContain(`${read.validUntil}, end of day`);
    expect(text).toContain('(Asia/Shanghai)');
    expect(text).toContain(read.offer?.sha256 ?? '–');
    expect(text).toContain('Demonstration prices');
    expect(text).not.toMatch(/cost|margin/i);
  });

  test('name what is charged beside the products before the sum', async () => {
    const seen = await open((await request(LV1, 12)).id, SALES);
    const charges = [
      { kind: 'freight', text: 'Suzhou to Hamburg', amount: 123_450 },
      { kind: 'packing', text: '', amount: 30_000 },
    ];
    const priced = await step('price', seen, { version: seen.version, charges }, SALES);
    await step('offer', priced, { version: priced.version }, SALES);
    const text = await textOf(seen, 2, 'both', LV1);
    expect(text).toMatch(/运费 Freight\s+1,234\.50[\s\S]*Suzhou to Hamburg[\s\S]*包装费 Packing\s+300\.00[\s\S]*合计/);
  });

  test('cut no amount and no date, however large, whatever columns there are', async () => {
    const quote = await request(LV1, 9999);
    const seen = await open(quote.id, SALES);
    const large = { lineNo: 1, as: 'price', unit: 999_999_900 };
    const priced = await step('price', seen, { version: seen.version, lines: [large], payment: null }, SALES2);
    if (priced.view !== 'provider') throw new Error('not the view of the provider');
    const asking = { params: { id: quote.id }, body: { hash: priced.working?.hash ?? '' } };
    await app.call(quoteApprovalRoutes['ask-approval'], asking, SALES);
    await db.update(quoteApprovals).set({ state: 'approved' });
    const sent = await step('offer', priced, { version: priced.version }, SALES);
    const wish = { lineNo: 1, quantity: 9998, wantedDate: '2026-12-12', targetPrice: 900_000_000 };
    await step('counter', sent, { offerNo: sent.offer?.no, lines: [wish] }, LV1);
    for (const language of ['en', 'zh-cn', 'both'] as const) {
      const offer = await textOf(quote, 2, language, LV1);
      expect(offer.match(/99,989,990,001\.00/g)).toHaveLength(2);
      const counter = await textOf(quote, 3, language, LV1);
      expect(counter).toContain('2026-12-12');
      expect(counter).toContain('9,000,000.00');
      expect(offer + counter).not.toContain('…');
    }
  });

  test('are those of the reader’s language, or of both', async () => {
    const quote = await request();
    const [zh, en, both] = await Promise.all([
      textOf(quote, 1, 'zh-cn', LV1),
      textOf(quote, 1, 'en', LV1),
      textOf(quote, 1, 'both', LV1),
    ]);
    expect([zh.includes('询价单'), zh.includes('Request for quotation')]).toEqual([true, false]);
    expect([en.includes('询价单'), en.includes('Request for quotation')]).toEqual([false, true]);
    expect([both.includes('询价单'), both.includes('Request for quotation')]).toEqual([true, true]);
  });

  test('hold no sum and no price column of what was asked for without one', async () => {
    const quote = await request();
    const text = await textOf(quote, 1, 'en', LV1);
    expect(text).not.toContain('Unit price');
    expect(text).not.toContain('Total');
  });
});
