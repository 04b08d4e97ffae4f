// @tests both-databases-long
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { mails } from '#modules/mail/server/public.ts';
import { quoteRoutes } from '#modules/quotes/contract.ts';
import { quotes } from '#modules/quotes/server/quote-tables.ts';
import { forgetMails, quoteMailsOf, toldBy } from '#modules/quotes/testing/mails-of.ts';
import { LV1, type Quote, quoteApp, SALES, SALES2 } from '#modules/quotes/testing/quote-app.ts';
import type { TestCaller } from '#testing/app.ts';

const { app, idOf, organisationOf, request, sendFile, step } = await quoteApp();
const { db } = app.database;

/** A quote that one has, about which nothing was told yet. */
async function held(): Promise<Quote> {
  const quote = await request();
  await db
    .update(quotes)
    .set({ assignedTo: await idOf('sales-demo') })
    .where(eq(quotes.id, quote.id));
  await forgetMails(app);
  return quote;
}
const say = (quote: Quote, caller: TestCaller, isInternal = false) =>
  step('message', quote, { text: '请看', isInternal }, caller);
const look = ({ id }: Quote, caller: TestCaller) => app.call(quoteRoutes.open, { params: { id } }, caller);
/** Reads all there is of the thread of the whole quote, which the page notes once it is seen. */
async function read(quote: Quote, caller: TestCaller): Promise<void> {
  const messageId = (await look(quote, caller)).messages.at(-1)?.id ?? '';
  await app.call(quoteRoutes.markRead, { params: { id: quote.id }, body: { messageId } }, caller);
}

beforeEach(() => forgetMails(app));

describe('messages of a thread', () => {
  test('wait ten minutes for their reader, who is told of several at once and of the last who wrote', async () => {
    const quote = await held();
    await say(quote, SALES);
    await say(quote, SALES2);
    const [mail, ...others] = await quoteMailsOf(app);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: 'lv1-demo@example.com', values: { count: '2', who: 'sales2-demo' } });
    const [{ minutes } = {}] = await db
      .select({ minutes: sql<number>`extract(epoch from ${mails.nextAttemptAt} - now())::float8 / 60` })
      .from(mails);
    expect(minutes).toBeGreaterThan(9);
    expect(minutes).toBeLessThanOrEqual(10);
  });

  test('with files are told by how many, and by nothing of them', async () => {
    const quote = await held();
    const fileIds = [await sendFile(quote, SALES, 'secret.pdf'), await sendFile(quote, SALES)];
    await step('message', quote, { fileIds }, SALES);
    await say(quote, SALES);
    await step('message', quote, { text: 'x', fileIds: [await sendFile(quote, SALES)] }, SALES);
    const [mail] = await quoteMailsOf(app);
    expect(mail?.values).toMatchObject({ count: '3', files: '3' });
    expect(JSON.stringify(mail?.values)).not.toContain('secret');
  });

  test('of two quotes are told by a mail each', async () => {
    await say(await held(), SALES);
    const other = await request();
    await say(other, SALES);
    expect((await quoteMailsOf(app)).filter(({ template }) => template === 'quote-message')).toHaveLength(2);
  });

  test('that are read in time are not told by mail, to whoever read them', async () => {
    const quote = await held();
    const other = await held();
    await say(quote, SALES);
    await say(other, SALES);
    await say(quote, LV1);
    await read(quote, LV1);
    expect(await toldBy(app)).toEqual(['quote-message to lv1-demo', 'quote-message to sales-demo']);
    expect((await quoteMailsOf(app)).map(({ values }) => values.quote).sort()).toEqual(
      [other.number, quote.number].sort(),
    );
  });

  test('that are on a page on which nobody has come to them yet are told by mail', async () => {
    const quote = await held();
    await say(quote, SALES);
    await look(quote, LV1);
    expect(await toldBy(app)).toEqual(['quote-message to lv1-demo']);
    await read(quote, LV1);
    expect(await toldBy(app)).toEqual([]);
  });

  test('that are read in the customer’s name are not read by the provider’s people', async () => {
    const quote = await held();
    await say(quote, SALES2, true);
    await look(quote, { ...SALES, headers: { 'on-behalf-of': await organisationOf('lv1-demo') } });
    expect(await toldBy(app)).toContain('quote-message to sales-demo');
    await read(quote, SALES);
    expect(await toldBy(app)).not.toContain('quote-message to sales-demo');
  });

  test('among colleagues are told to colleagues alone', async () => {
    const quote = await held();
    await say(quote, SALES, true);
    expect(await toldBy(app)).toEqual(['quote-message to 2000', 'quote-message to sales2-demo']);
  });

  test('of the customer are told to whoever has the quote', async () => {
    await say(await held(), LV1);
    expect(await toldBy(app)).toEqual(['quote-message to sales-demo']);
  });

  test('after a mail that is on its way begin another', async () => {
    const quote = await held();
    await say(quote, SALES);
    await db.update(mails).set({ attempts: 1 });
    await say(quote, SALES);
    expect((await quoteMailsOf(app)).map(({ values }) => values.count)).toEqual(['1', '1']);
  });
});
