// @tests both-databases-long
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { organisations, users } from '#modules/accounts/server/public.ts';
import { quoteApprovalRoutes, quoteRoutes } from '#modules/quotes/contract.ts';
import { ADMIN, LV1, LV2, type Quote, quoteApp, SALES, SALES2 } from '#modules/quotes/testing/quote-app.ts';
import { todayRoutes } from '#modules/today/contract.ts';
import type { TestCaller } from '#testing/app.ts';
import { quotes } from './quote-tables.ts';

const { app, draft, offered, open, save, organisationOf, request, step } = await quoteApp();
const { db } = app.database;
const DAY = 86_400_000;

/** What Today says of quotes: other modules have their own to tell. */
async function read(caller: TestCaller) {
  const sections = (await app.call(todayRoutes.read, {}, caller)).sections.filter(({ id }) => id.startsWith('quotes.'));
  const waiting = sections.reduce((sum, { waits, count }) => sum + (waits ? count : 0), 0);
  return { waiting, sections };
}
/** The numbers a person is told of in each section. */
async function told(caller: TestCaller): Promise<Record<string, string[]>> {
  const { sections } = await read(caller);
  return Object.fromEntries(
    sections.map(({ id, rows }) => [id.replace('quotes.', ''), rows.map(({ title }) => title)]),
  );
}
async function acting(caller: TestCaller, customer: string): Promise<TestCaller> {
  return { ...caller, headers: { 'on-behalf-of': await organisationOf(customer) } };
}
const expireIn = (quote: Quote, days: number) =>
  db
    .update(quotes)
    .set({ expiresAt: new Date(app.clock.now().getTime() + days * DAY) })
    .where(eq(quotes.id, quote.id));
/** Ends all of it, so that the next test begins with nothing to do. */
const clear = () => db.update(quotes).set({ state: 'withdrawn' });
afterEach(() => clear());

describe('what a customer has to do with quotes', () => {
  test('is to answer offers, those that end within 7 days apart from the others and the soonest first', async () => {
    const [later, sixth, second, over] = [await offered(), await offered(), await offered(), await offered()];
    await expireIn(sixth, 6);
    await expireIn(second, 2);
    await expireIn(over, -1);
    expect(await told(LV1)).toEqual({
      'answer-soon': [second.number, sixth.number],
      answer: [later.number],
    });
    const { sections, waiting } = await read(LV1);
    expect(waiting).toBe(3);
    expect(sections[0]).toMatchObject({ count: 2, waits: true, all: '/config-order/quotes?state=priced' });
    expect(sections[0]?.rows[0]).toMatchObject({ path: `/config-order/quotes/${second.id}`, since: null });
    expect(sections[0]?.rows[0]?.until).toBe((await open(second.id, LV1)).validUntil);
    await clear();
    expect(await read(LV1)).toEqual({ waiting: 0, sections: [] });
  });

  test('is to go on with drafts: each side with its own', async () => {
    const mine = await draft(LV1);
    expect(await told(LV1)).toEqual({ drafts: [mine.number] });
    expect((await read(LV1)).waiting).toBe(0);
    const configurationIds = [await save(LV1)];
    const theirs = await app.call(quoteRoutes.create, { body: { configurationIds } }, SALES);
    expect(await told(LV1)).toEqual({ drafts: [mine.number] });
    expect(await told(SALES)).toEqual({ drafts: [theirs.number] });
  });

  test('is of a centre customer that customer’s own: a level-1 customer is told of it, and answers it by acting', async () => {
    const [own, centres] = [await offered(LV1), await offered(LV2)];
    expect(await told(LV1)).toEqual({ answer: [own.number], centres: [centres.number] });
    expect((await read(LV1)).waiting).toBe(1);
    expect(await told(LV2)).toEqual({ answer: [centres.number] });
    expect(await told(await acting(LV1, 'lv2-demo'))).toEqual({ answer: [centres.number] });
    expect((await read(await acting(SALES, 'lv2-demo'))).waiting).toBe(1);
  });

  test('is nothing of a customer that is somebody else’s', async () => {
    const [[model], [foreign]] = await Promise.all([
      db.select().from(users).where(eq(users.username, 'lv1-demo')),
      db.select().from(organisations).where(eq(organisations.name, '南方包装机械有限公司')),
    ]);
    const stranger = { ...model!, id: app.portal.newId(), username: 'stranger', email: null, phone: null };
    await db.insert(users).values({ ...stranger, organisationId: foreign!.id });
    await offered(LV1);
    await offered(LV2);
    await request(LV1);
    expect(await read({ as: 'stranger' })).toEqual({ waiting: 0, sections: [] });
    expect(await read({ as: 'service-demo' })).toEqual({ waiting: 0, sections: [] });
  });
});

describe('what the provider has to do with quotes', () => {
  test('is to price what is asked for, the oldest first, unless a colleague has taken it', async () => {
    const begun = app.clock.now().toISOString();
    const first = await request();
    app.clock.advance(1);
    const second = await request(LV2);
    app.clock.advance(1);
    const third = await request();
    expect(await told(SALES)).toEqual({ price: [first.number, second.number, third.number] });
    const seen = await open(second.id, SALES2);
    await step('take', seen, { version: seen.version }, SALES2);
    expect(await told(SALES)).toEqual({ price: [first.number, third.number] });
    expect(await told(SALES2)).toEqual({ price: [first.number, second.number, third.number] });
    expect((await read(SALES)).sections[0]?.rows[0]).toMatchObject({
      detail: expect.stringContaining('华东传动设备有限公司'),
      since: begun,
      until: null,
    });
  });

  test('is to answer counter offers', async () => {
    const quote = await offered();
    const countered = await step(
      'counter',
      quote,
      { offerNo: quote.offer?.no, lines: [{ lineNo: 1, quantity: 3 }] },
      LV1,
    );
    expect(await told(SALES)).toEqual({ countered: [countered.number] });
    expect(await told(LV1)).toEqual({});
  });

  test('is to approve what another asked for, by the right to do so and as long as the offer is the same', async () => {
    const quote = await request();
    const priceAt = async (basisPoints: number) => {
      const { version } = await open(quote.id, SALES);
      const lines = [{ lineNo: 1, as: 'discount', basisPoints }];
      const priced = await step('price', quote, { version, lines }, SALES);
      return (priced.view === 'provider' && priced.working?.hash) || '';
    };
    const body = { hash: await priceAt(600) };
    await app.call(quoteApprovalRoutes['ask-approval'], { params: { id: quote.id }, body }, SALES);
    expect(await told(SALES2)).toEqual({ approve: [quote.number] });
    expect(await told(SALES)).toEqual({ price: [quote.number] });
    expect(await told(LV1)).toEqual({});
    await priceAt(700);
    expect(await told(SALES2)).toEqual({});
  });

  test('is to know which offers end within 7 days, though nobody waits for that', async () => {
    const [soon, later] = [await offered(LV2), await offered()];
    await expireIn(soon, 3);
    expect(await told(SALES)).toEqual({ expiring: [soon.number] });
    expect((await read(SALES)).waiting).toBe(0);
    expect((await told(LV1)).answer).toEqual([later.number]);
  });

  test('is read by the administrator, for whom nobody waits', async () => {
    const asked = await request();
    expect(await told(ADMIN)).toEqual({ price: [asked.number] });
    expect((await read(ADMIN)).waiting).toBe(0);
  });
});
