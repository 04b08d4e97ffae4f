// @tests both-databases-long
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { users } from '#modules/accounts/server/public.ts';
import { quoteRoutes } from '#modules/quotes/contract.ts';
import { forgetMails, toldBy } from '#modules/quotes/testing/mails-of.ts';
import { ADMIN, LV1, type Quote, quoteApp, SALES, SALES2 } from '#modules/quotes/testing/quote-app.ts';
import { todayRoutes } from '#modules/today/contract.ts';
import type { TestCaller } from '#testing/app.ts';
import { quotes } from './quote-tables.ts';

const { app, draft, idOf, offered, open, organisationOf, request, send, step } = await quoteApp();
const { db } = app.database;
const [sales, sales2, admin] = [await idOf('sales-demo'), await idOf('sales2-demo'), await idOf('admin')];

const ask = ({ id }: Pick<Quote, 'id'>, caller: TestCaller) =>
  app.send(quoteRoutes.colleagues, { params: { id } }, caller);
const namesFor = async (quote: Quote, caller: TestCaller) =>
  (await app.call(quoteRoutes.colleagues, { params: { id: quote.id } }, caller)).rows.map(({ name }) => name);
const codeOf = (answer: Awaited<ReturnType<typeof send>>) => [answer.statusCode, answer.json().error?.code];
const toPrice = async (caller: TestCaller) => {
  const { sections } = await app.call(todayRoutes.read, {}, caller);
  return sections.flatMap(({ id, rows }) => (id === 'quotes.price' ? rows.map(({ title }) => title) : []));
};
const disable = (username: string, disabled: boolean) =>
  db.update(users).set({ disabled }).where(eq(users.username, username));
/** Ends all of it, so that the next test begins with nothing to do. */
afterEach(async () => {
  await disable('sales2-demo', false);
  await db.update(quotes).set({ state: 'withdrawn' });
});

describe('those to whom a quote may be given', () => {
  test('are who else looks after the customer and can come in, by id and name alone', async () => {
    const quote = await request();
    const { rows } = await app.call(quoteRoutes.colleagues, { params: { id: quote.id } }, SALES);
    expect(rows).toContainEqual({ id: sales2, name: 'sales2-demo' });
    expect(rows.map(({ id }) => id)).not.toContain(sales);
    await step('take', quote, { version: quote.version }, SALES2);
    expect(await namesFor(quote, SALES)).not.toContain('sales2-demo');
    await disable('sales2-demo', true);
    expect(await namesFor(await request(), SALES)).not.toContain('sales2-demo');
  });

  test('are told to the provider’s people alone', async () => {
    const quote = await request();
    expect((await ask(quote, LV1)).statusCode).toBe(403);
    expect((await ask(quote, ADMIN)).statusCode).toBe(403);
    const acting = { ...SALES, headers: { 'on-behalf-of': await organisationOf('lv1-demo') } };
    expect((await ask(quote, acting)).statusCode).toBe(403);
    expect((await ask(await draft(LV1), SALES)).statusCode).toBe(404);
  });
});

describe('a quote that nobody looks after', () => {
  test('is taken over by whoever prices it first, and by nobody who prices it later', async () => {
    const quote = await request();
    const priced = await step('price', quote, { version: quote.version }, SALES2);
    expect(priced.assignedName).toBe('sales2-demo');
    expect(priced.history.slice(-2).map(({ action, actorName }) => [action, actorName])).toEqual([
      ['take', 'sales2-demo'],
      ['price', 'sales2-demo'],
    ]);
    expect((await open(quote.id, LV1)).assignedName).toBe('sales2-demo');
    const again = await step('price', priced, { version: priced.version, payment: '30 days net' }, SALES);
    expect(again.assignedName).toBe('sales2-demo');
  });

  test('is taken over by whoever sends its offer', async () => {
    const quote = await request();
    const priced = await step('price', quote, { version: quote.version }, SALES2);
    await db.update(quotes).set({ assignedTo: null }).where(eq(quotes.id, quote.id));
    const sent = await step('offer', priced, { version: priced.version }, SALES);
    expect([sent.assignedName, sent.history.at(-2)?.action]).toEqual(['sales-demo', 'take']);
  });
});

describe('a quote that is handed over', () => {
  test('is the receiver’s to do, who is told by mail; the customer sees the new contact', async () => {
    const quote = await request();
    const taken = await step('take', quote, { version: quote.version }, SALES);
    await forgetMails(app);
    const body = { userId: sales2, reason: 'On leave until May', version: taken.version };
    const given = await step('give-to', taken, body, SALES);
    expect(given.assignedName).toBe('sales2-demo');
    expect([await toPrice(SALES), await toPrice(SALES2)]).toEqual([[], [quote.number]]);
    expect(await toldBy(app)).toEqual(['quote-assigned to sales2-demo']);
    expect((await open(quote.id, LV1)).assignedName).toBe('sales2-demo');
    await forgetMails(app);
    await step('message', quote, { text: '请看' }, LV1);
    expect(await toldBy(app)).toEqual(['quote-message to sales2-demo']);
  });

  test('keeps both names and the reason in the history, which the customer does not read', async () => {
    const quote = await request();
    const given = await step('give-to', quote, { userId: sales2 }, SALES);
    const back = await step('take', given, { version: given.version }, SALES);
    const passed = (seen: Quote) =>
      seen.history.map(({ action, passed: by, reason }) => [action, by, reason]).slice(-2);
    expect(passed(back)).toEqual([
      ['give-to', { from: null, to: 'sales2-demo' }, null],
      ['take', { from: 'sales2-demo', to: 'sales-demo' }, null],
    ]);
    const again = await step('give-to', back, { userId: sales2, reason: 'On leave' }, SALES);
    expect(passed(again).at(-1)).toEqual(['give-to', { from: 'sales-demo', to: 'sales2-demo' }, 'On leave']);
    const { history } = await open(quote.id, LV1);
    expect(history.map(({ action }) => action)).toEqual(['create', 'request']);
  });

  test('goes to nobody who does not look after the customer, cannot come in or has it already', async () => {
    const quote = await request();
    for (const userId of [admin, await idOf('lv1-demo'), await idOf('service-demo'), 'nobody'])
      expect(codeOf(await send('give-to', quote, { userId }, SALES))).toEqual([422, 'quote.other-staff']);
    await disable('sales2-demo', true);
    expect(codeOf(await send('give-to', quote, { userId: sales2 }, SALES))).toEqual([422, 'quote.other-staff']);
    await disable('sales2-demo', false);
    await step('give-to', quote, { userId: sales2 }, SALES);
    const twice = await send('give-to', quote, { userId: sales2 }, SALES);
    expect(codeOf(twice)).toEqual([409, 'quote.same-holder']);
    expect(twice.json().description).toBe('报价单已由 sales2-demo 负责');
  });

  test('waits for the provider, and is given over the version that was read', async () => {
    const standing = await offered();
    expect(codeOf(await send('give-to', standing, { userId: sales2 }, SALES))).toEqual([409, 'quote.wrong-state']);
    const quote = await request();
    await step('take', quote, { version: quote.version }, SALES2);
    const stale = await send('give-to', quote, { userId: sales2, version: quote.version }, SALES);
    expect(stale.statusCode).toBe(409);
    expect(codeOf(await send('give-to', quote, { userId: sales2 }, LV1))).toEqual([403, 'access.refused']);
  });
});
