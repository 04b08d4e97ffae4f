// @tests both-databases-long
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { customerTerms } from '#modules/prices/server/price-tables.ts';
import { quoteRoutes } from '#modules/quotes/contract.ts';
import { ADMIN, LV1, LV2, type Quote, quoteApp, SALES, SALES2 } from '#modules/quotes/testing/quote-app.ts';
import { quoteVersionCosts } from './quote-provider-tables.ts';

const { app, draft: quoteDraft, idOf, offered, open, organisationOf, request, save, send, step } = await quoteApp();
const { db } = app.database;

const codeOf = (answer: Awaited<ReturnType<typeof send>>) => [answer.statusCode, answer.json().error?.code];
const asProvider = (quote: Quote) => {
  if (quote.view !== 'provider') throw new Error('not the view of the provider');
  return quote;
};

describe('what each side sees', () => {
  test('the customer gets no cost, no margin, no working offer, no internal word and no approval', async () => {
    const quote = await offered();
    await step('message', quote, { text: '底价 4000', isInternal: true }, SALES);
    await step('message', quote, { text: '交期可商议' }, SALES);
    const entry = [{ lineNo: 1, as: 'discount', basisPoints: 123 }];
    const priced = asProvider(await step('price', quote, { version: quote.version, lines: entry }, SALES2));
    const { cost, unit } = priced.working?.lines[0] ?? {};
    expect(cost?.unit).toBeGreaterThan(0);
    const [kept] = await db
      .select()
      .from(quoteVersionCosts)
      .where(eq(quoteVersionCosts.cost, cost?.unit ?? 0));
    expect(kept).toBeDefined();
    const listed = await app.send(quoteRoutes.list, {}, LV1);
    const opened = await app.send(quoteRoutes.open, { params: { id: quote.id } }, LV1);
    const acted = { ...SALES2, headers: { 'on-behalf-of': await organisationOf('lv1-demo') } };
    const asActing = await app.send(quoteRoutes.open, { params: { id: quote.id } }, acted);
    for (const { body, statusCode } of [listed, opened, asActing]) {
      expect(statusCode).toBe(200);
      for (const secret of [cost?.unit, cost?.margin, unit, '底价', 'working', 'approval', 'margin', 'cost', 'light'])
        expect(body).not.toContain(typeof secret === 'number' ? `:${secret}` : String(secret));
    }
    expect(opened.body).toContain('交期可商议');
    const bySales = asProvider(await open(quote.id, SALES));
    expect(bySales.working?.lines[0]).toMatchObject({ cost: null, light: expect.any(String) });
    expect(bySales.messages.map(({ isInternal }) => isInternal)).toEqual([true, false]);
    expect((await open(quote.id, ADMIN)).abilities).toEqual([]);
  });

  test('what was never sent stays with the side that made it, also once it is withdrawn', async () => {
    const drafted = await quoteDraft(LV1);
    await step('withdraw', drafted, { version: drafted.version }, LV1);
    const numbers = async (caller: typeof LV1) =>
      (await app.call(quoteRoutes.list, {}, caller)).rows.map(({ id }) => id);
    expect((await app.send(quoteRoutes.open, { params: { id: drafted.id } }, SALES)).statusCode).toBe(404);
    expect(await numbers(SALES)).not.toContain(drafted.id);
    expect(await numbers(LV1)).toContain(drafted.id);
    expect((await open(drafted.id, ADMIN)).state).toBe('withdrawn');
  });

  test('each quote of the list says on which side of it the reader stands', async () => {
    const centres = await offered(LV2);
    const sideTold = async (caller: typeof LV1) =>
      (await app.call(quoteRoutes.list, {}, caller)).rows.find(({ id }) => id === centres.id)?.side;
    expect([await sideTold(LV2), await sideTold(LV1), await sideTold(SALES), await sideTold(ADMIN)]).toEqual([
      ...['C', 'none', 'P', 'none'],
    ]);
  });

  test('a reopened quote has no order number: nobody has ordered by it', async () => {
    const quote = await offered();
    const { no, sha256 } = quote.offer ?? { no: 0, sha256: '' };
    const accepted = await step('accept', quote, { offerNo: no, sha256, orderNumber: 'PO-99' }, LV1);
    expect(accepted.orderNumber).toBe('PO-99');
    const { version } = await open(quote.id, SALES);
    const reopened = await step('reopen', accepted, { version, reason: '数量有误' }, SALES);
    expect([reopened.state, reopened.orderNumber]).toEqual(['requested', '']);
  });

  test('both sides are told of the versions that were sent, never of what is worked on', async () => {
    const versionsTold = async ({ id }: Pick<Quote, 'id'>, caller = LV1) => {
      const { rows } = await app.call(quoteRoutes.list, {}, caller);
      const { versions } = await open(id, caller);
      return [rows.find((row) => row.id === id)?.lastNo, versions.at(-1)?.no ?? 0];
    };
    const draft = await quoteDraft(LV1);
    expect(await versionsTold(draft)).toEqual([0, 0]);
    const requested = await step('request', draft, { version: draft.version }, LV1);
    const priced = await step('price', requested, { version: requested.version }, SALES);
    for (const caller of [LV1, SALES]) expect(await versionsTold(draft, caller)).toEqual([1, 1]);
    await step('offer', priced, { version: priced.version }, SALES);
    for (const caller of [LV1, SALES, ADMIN]) expect(await versionsTold(draft, caller)).toEqual([2, 2]);
  });

  test('a customer writes nothing internal', async () => {
    const quote = await request();
    expect(codeOf(await send('message', quote, { text: 'x', isInternal: true }, LV1))).toEqual([403, 'access.refused']);
  });

  test('a centre customer without terms of its own is not priced by those of the one above', async () => {
    const organisationId = await organisationOf('lv2-demo');
    await db.delete(customerTerms).where(eq(customerTerms.organisationId, organisationId));
    const quote = await request(LV2);
    const priced = asProvider(await step('price', quote, { version: quote.version }, SALES));
    expect(priced.working?.lines[0]).toMatchObject({ computed: null, unit: null, cost: null });
    expect(codeOf(await send('offer', priced, { version: priced.version }, SALES))).toEqual([422, 'quote.unpriced']);
    expect((await open(quote.id, LV1)).view).toBe('customer');
    expect((await open(quote.id, LV1)).abilities).toEqual([]);
    expect(codeOf(await send('withdraw', quote, {}, LV1))).toEqual([403, 'access.refused']);
  });

  test('what is another’s is as absent as what is not there', async () => {
    const quote = await request(LV1);
    const answers = [
      await send('withdraw', quote, {}, LV2),
      await send('withdraw', { id: app.portal.newId() }, {}, LV2),
    ];
    expect(answers.map(codeOf)).toEqual([
      [404, 'record.unknown'],
      [404, 'record.unknown'],
    ]);
    const foreign = { body: { configurationIds: [await save(LV1)] } };
    expect((await app.send(quoteRoutes.create, foreign, LV2)).statusCode).toBe(404);
  });

  test('a quote is given to staff of the customer alone', async () => {
    const quote = await request();
    const given = await step('give-to', quote, { userId: await idOf('sales2-demo') }, SALES);
    expect(given.assignedName).toBe('sales2-demo');
    const wrong = await send('give-to', quote, { userId: await idOf('lv1-demo') }, SALES);
    expect(codeOf(wrong)).toEqual([422, 'quote.other-staff']);
  });
});
