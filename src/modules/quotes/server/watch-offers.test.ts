// @tests both-databases-long
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { addDays, expiresAt } from '#modules/quotes/domain/validity.ts';
import { forgetMails, quoteMailsOf, toldBy } from '#modules/quotes/testing/mails-of.ts';
import { LV1, type Quote, quoteApp, SALES } from '#modules/quotes/testing/quote-app.ts';
import { expireOffers } from './expire-offers.ts';
import { quoteEvents, quotes } from './quote-tables.ts';
import { remindOfOffers } from './remind-of-offers.ts';
import { watchOffers } from './watch-offers.ts';

const { app, idOf, offered, open, step } = await quoteApp();
const { db } = app.database;

beforeEach(async () => {
  await db.delete(quotes);
  await forgetMails(app);
});

/** An offer that stands, in the hands of one. */
async function waiting(): Promise<Quote & { readonly validUntil: string }> {
  const quote = await offered();
  await db
    .update(quotes)
    .set({ assignedTo: await idOf('sales-demo') })
    .where(eq(quotes.id, quote.id));
  await forgetMails(app);
  return { ...quote, validUntil: quote.validUntil ?? '' };
}

/** The last moment so many days before the last day of an offer. */
const before = ({ validUntil, timeZone }: Quote & { readonly validUntil: string }, days: number) =>
  new Date(expiresAt(addDays(validUntil, -days), timeZone).getTime() - 1);
const eventsOf = ({ id }: Quote, action: 'remind' | 'expire') =>
  db.$count(quoteEvents, and(eq(quoteEvents.quoteId, id), eq(quoteEvents.action, action)));

test('the customer is reminded seven days and one day before an offer ends, once each', async () => {
  const quote = await waiting();
  await remindOfOffers(app.portal, before(quote, 8));
  expect(await toldBy(app)).toEqual([]);
  for (const days of [7, 7, 5, 2]) await remindOfOffers(app.portal, before(quote, days));
  expect(await toldBy(app)).toEqual(['quote-expiring to lv1-demo']);
  for (const days of [1, 1, 0]) await remindOfOffers(app.portal, before(quote, days));
  expect(await toldBy(app)).toEqual(['quote-expiring to lv1-demo', 'quote-expiring to lv1-demo']);
  expect((await quoteMailsOf(app))[0]?.values.date).toBe(`${quote.validUntil} (Asia/Shanghai)`);
  expect((await open(quote.id, LV1)).history.filter(({ action }) => action === 'remind')).toHaveLength(2);
});

test('nobody is reminded of an offer that was answered, and of the next offer anew', async () => {
  const quote = await waiting();
  await remindOfOffers(app.portal, before(quote, 7));
  await step('recall', quote, { reason: 'r' }, SALES);
  await forgetMails(app);
  await remindOfOffers(app.portal, before(quote, 1));
  expect(await toldBy(app)).toEqual([]);
  const priced = await step('price', quote, { version: (await open(quote.id, SALES)).version }, SALES);
  await step('offer', priced, { version: priced.version }, SALES);
  await forgetMails(app);
  await remindOfOffers(app.portal, before(quote, 7));
  expect(await toldBy(app)).toEqual(['quote-expiring to lv1-demo']);
});

test('of an offer that has expired both sides are told once', async () => {
  const quote = await waiting();
  await expireOffers(app.portal, before(quote, 0));
  expect(await toldBy(app)).toEqual([]);
  const now = expiresAt(quote.validUntil, quote.timeZone);
  for (const _ of [1, 2]) await expireOffers(app.portal, now);
  expect(await toldBy(app)).toEqual(['quote-expired to lv1-demo', 'quote-expired-unanswered to sales-demo']);
  expect(await eventsOf(quote, 'expire')).toBe(1);
});

test('whoever else looks at the same time tells nothing twice', async () => {
  const offers = [await waiting(), await waiting()] as const;
  const at = (now: Date, look: typeof expireOffers) => Promise.all([1, 2, 3].map(() => look(app.portal, now)));
  await at(before(offers[0], 1), remindOfOffers);
  expect(await toldBy(app)).toEqual(Array(2).fill('quote-expiring to lv1-demo'));
  await forgetMails(app);
  await at(expiresAt(offers[0].validUntil, offers[0].timeZone), expireOffers);
  expect(await toldBy(app)).toEqual([
    ...Array(2).fill('quote-expired to lv1-demo'),
    ...Array(2).fill('quote-expired-unanswered to sales-demo'),
  ]);
  for (const quote of offers)
    expect([await eventsOf(quote, 'remind'), await eventsOf(quote, 'expire')]).toEqual([1, 1]);
});

test('a portal that starts looks at once, and ends its look before it stops', async () => {
  const quote = await waiting();
  await db.update(quotes).set({ expiresAt: app.clock.now() }).where(eq(quotes.id, quote.id));
  await watchOffers(app.portal).stop();
  expect(await toldBy(app)).toEqual(['quote-expired to lv1-demo', 'quote-expired-unanswered to sales-demo']);
});
