// @tests both-databases-long
import { describe, expect, test } from 'vitest';
import { cartRoutes } from '#modules/cart/contract.ts';
import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
import { quoteRoutes, quoteWhatIfRoutes, type WhatIfBody } from '#modules/quotes/contract.ts';
import { ADMIN, LV1, LV2, type Quote, quoteApp, SALES, SALES2 } from '#modules/quotes/testing/quote-app.ts';
import type { TestCaller } from '#testing/app.ts';
import { A_ROW_ID, aConfiguredForm } from '#testing/builders/a-configured-form.ts';
import { quoteEvents } from './quote-tables.ts';

const { app, draft, offered, open, organisationOf, request, save, send, step } = await quoteApp();
const { db } = app.database;
const release = await loadActiveRelease(db);

const asProvider = (quote: Quote) => {
  if (quote.view !== 'provider') throw new Error('not the view of the provider');
  return quote;
};
const ask = ({ id }: Pick<Quote, 'id'>, body: WhatIfBody, caller: TestCaller = SALES) =>
  app.send(quoteWhatIfRoutes.ask, { params: { id }, body }, caller);
const whatIf = ({ id }: Pick<Quote, 'id'>, body: WhatIfBody, caller: TestCaller = SALES) =>
  app.call(quoteWhatIfRoutes.ask, { params: { id }, body }, caller);
const codeOf = (answer: Awaited<ReturnType<typeof send>>) => [answer.statusCode, answer.json().error?.code];
const price = async (quote: Pick<Quote, 'id' | 'version'>, body: object = {}, caller: TestCaller = SALES) =>
  asProvider(await step('price', quote, { version: quote.version, ...body }, caller));

/** A request of several products, begun to be priced: these many pieces of each, the last with special wishes. */
async function begun(quantities: readonly number[]) {
  const ids: string[] = [];
  for (const quantity of quantities) ids.push(await save(LV1, quantity));
  const wished = aConfiguredForm(release, A_ROW_ID, [['specialWishes', 'yes']]);
  const form = { ...wished, customizedRequirements: 'Crate of its own', quantity: 1 };
  ids.push((await app.call(cartRoutes.create, { body: form }, LV1)).id);
  const drafted = await app.call(quoteRoutes.create, { body: { configurationIds: ids } }, LV1);
  const { id } = await step('request', drafted, { version: drafted.version }, LV1);
  return price(await open(id, SALES), { charges: [{ kind: 'freight', text: 'Suzhou to Hamburg', amount: 123_450 }] });
}

/** What an answer and a working offer have both, of the lines that have it. */
const figuresOf = (lines: readonly object[]) =>
  lines.map((line) => {
    const { cost, light, lineNo, net, unit } = line as NonNullable<
      ReturnType<typeof asProvider>['working']
    >['lines'][0];
    return { cost, light, lineNo, net, unit };
  });

test('an offer is shown as it would be saved untouched before its pricing begins, and nothing is kept of that', async () => {
  const quote = await open((await request()).id, SALES);
  const happened = await db.$count(quoteEvents);
  const { stands } = await whatIf(quote, { basisPoints: 0 });
  expect(await db.$count(quoteEvents)).toBe(happened);
  expect(asProvider(await open(quote.id, SALES)).working).toBeNull();
  const { working } = await price(quote);
  expect(stands).toEqual({ ...working, hash: '' });
  expect((await whatIf(quote, { basisPoints: 100 })).stands).toBeNull();
});

describe('what an offer would be with a discount', () => {
  test.each([1, 333, 501, 1234, 2500, 6789])(
    'is what it is once priced with it, to the fen: %i basis points',
    async (basisPoints) => {
      const quote = await begun([3, 17]);
      const told = await whatIf(quote, { basisPoints }, SALES2);
      const taking = told.lines.flatMap(({ isDiscounted, lineNo }) => (isDiscounted ? [lineNo] : []));
      expect(taking).toEqual([1, 2]);
      const lines = taking.map((lineNo) => ({ lineNo, as: 'discount', basisPoints }));
      const { working } = await price(quote, { lines }, SALES2);
      expect(told.net).toBe(working?.net);
      expect(told.less).toBe((quote.working?.net ?? 0) - told.net);
      expect(figuresOf(told.lines)).toEqual(figuresOf(working?.lines ?? []));
      expect(told.reasons).toEqual(working?.reasons);
      const margins = (working?.lines ?? []).flatMap(({ cost }) => (cost === null ? [] : [cost.margin]));
      expect(told.lowest?.margin).toBe(Math.min(...margins));
    },
  );

  test('names who would have to approve what, and the first line that nobody could offer', async () => {
    const quote = await begun([3]);
    expect(await whatIf(quote, { basisPoints: 500 })).toMatchObject({ reasons: [], belowStop: null });
    const beyond = await whatIf(quote, { basisPoints: 501 });
    expect(beyond.reasons).toContainEqual({ reason: 'discount', lineNo: 1 });
    expect(await whatIf(quote, { basisPoints: 9_000 })).toMatchObject({ belowStop: 1, lowest: { light: 'below' } });
  });

  test('is of the lines that are named, and of those alone that are offered at a whole price of the list', async () => {
    const quote = await begun([3, 17, 5]);
    const refused = await price(quote, { lines: [{ lineNo: 2, as: 'not-offered', reason: 'Out of range' }] });
    const discounted = async (lineNos?: number[]) => {
      const { lines } = await whatIf(refused, { basisPoints: 300, ...(lineNos && { lineNos }) });
      return lines.flatMap(({ isDiscounted, lineNo }) => (isDiscounted ? [lineNo] : []));
    };
    expect(await discounted()).toEqual([1, 3]);
    expect(await discounted([2, 3, 4])).toEqual([3]);
    expect(await discounted([])).toEqual([]);
    expect(codeOf(await ask(refused, { basisPoints: 300, lineNos: [9] }))).toEqual([422, 'quote.line-unknown']);
  });

  test('is compared with what stands, which a lower price by hand may undercut', async () => {
    const quote = await begun([3]);
    const lower = await price(quote, { lines: [{ lineNo: 1, as: 'price', unit: 100_000 }] });
    expect((await whatIf(lower, { basisPoints: 100 })).less).toBeLessThan(0);
  });

  test('keeps nothing: no working offer, no version, no word in the history', async () => {
    const quote = await begun([3]);
    const happened = await db.$count(quoteEvents);
    await whatIf(quote, { basisPoints: 700 });
    expect(asProvider(await open(quote.id, SALES))).toEqual(quote);
    expect(await db.$count(quoteEvents)).toBe(happened);
    const unbegun = await request();
    expect((await whatIf(unbegun, { basisPoints: 700 })).lines).toMatchObject([{ lineNo: 1, isDiscounted: true }]);
    expect(asProvider(await open(unbegun.id, SALES)).working).toBeNull();
  });

  test('tells figures of cost to whoever may see them, and lights to the others', async () => {
    const quote = await begun([3]);
    const [bySales, byOther] = [
      await whatIf(quote, { basisPoints: 700 }),
      await whatIf(quote, { basisPoints: 700 }, SALES2),
    ];
    expect(bySales.lines[0]).toMatchObject({ cost: null, light: byOther.lines[0]?.light });
    expect(bySales.lowest).toMatchObject({ margin: null, light: byOther.lowest?.light });
    expect(byOther.lines[0]?.cost?.unit).toBeGreaterThan(0);
    expect(byOther.lowest?.margin).toEqual(expect.any(Number));
  });

  test('is told to nobody on the customer’s side, nor to the administrator', async () => {
    const quote = await begun([3]);
    const acting = { ...SALES2, headers: { 'on-behalf-of': await organisationOf('lv1-demo') } };
    for (const caller of [LV1, LV2, ADMIN, acting]) {
      const answer = await ask(quote, { basisPoints: 500 }, caller);
      expect(answer.statusCode).toBe(403);
      expect(answer.body).not.toContain('light');
    }
    const mine = await draft(LV1);
    expect(codeOf(await ask(mine, { basisPoints: 500 }))).toEqual([404, 'record.unknown']);
    expect(codeOf(await ask(mine, { basisPoints: 500 }, acting))).toEqual([403, 'access.refused']);
  });

  test('is told of a draft of the provider’s own and of an offer that stands, not of what is agreed or over', async () => {
    const own = await app.call(quoteRoutes.create, { body: { configurationIds: [await save(LV1)] } }, SALES);
    expect((await whatIf(own, { basisPoints: 500 })).lines).toMatchObject([{ lineNo: 1 }]);
    const standing = await offered();
    expect((await whatIf(standing, { basisPoints: 500 })).net).toBeGreaterThan(0);
    const withdrawn = await step('withdraw', standing, {}, LV1);
    expect(codeOf(await ask(withdrawn, { basisPoints: 500 }))).toEqual([409, 'quote.wrong-state']);
  });

  test.each([-100, 10_000, 1.5])('is no discount of %d basis points', async (basisPoints) => {
    const answer = await ask(await request(), { basisPoints });
    expect(codeOf(answer)).toEqual([400, 'request.invalid']);
  });
});
