// @tests both-databases-long
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { customerTerms, priceVersions } from '#modules/prices/server/price-tables.ts';
import {
  addListVersion,
  addOtherList,
  dearerList,
  forceListVersion,
} from '#modules/prices/testing/add-list-version.ts';
import { quoteApprovalRoutes, quoteRoutes } from '#modules/quotes/contract.ts';
import { LV1, LV2, type Quote, quoteApp, SALES, SALES2 } from '#modules/quotes/testing/quote-app.ts';

const { app, open, organisationOf, save, send, step } = await quoteApp();
const { db } = app.database;

const codeOf = (answer: Awaited<ReturnType<typeof send>>) => [answer.statusCode, answer.json().error?.code];
const asProvider = (quote: Quote) => {
  if (quote.view !== 'provider') throw new Error('not the view of the provider');
  return quote;
};

/** Asked for with two lines of one product, twelve and four pieces. */
async function asked(caller = LV1): Promise<Quote> {
  const configurationIds = [await save(caller, 12), await save(caller, 4)];
  const { id, version } = await app.call(quoteRoutes.create, { body: { configurationIds } }, caller);
  return step('request', { id }, { version }, caller);
}

async function priced(quote: Pick<Quote, 'id'>, body: object = {}, caller = SALES) {
  const { version } = await open(quote.id, caller);
  return asProvider(await step('price', quote, { version, ...body }, caller));
}

async function offered(quote: Pick<Quote, 'id'>, body: object = {}) {
  const { version } = await priced(quote, body);
  await step('offer', quote, { version }, SALES);
  return open(quote.id, LV1);
}

describe('an offer is of what is still asked for', () => {
  test('what was dropped since it was worked on is in no sum, no hash and no margin of it', async () => {
    const quote = await offered(await asked());
    const [first] = quote.lines;
    const unit = first?.unit ?? 0;
    await priced(quote, { lines: [{ lineNo: 2, as: 'price', unit: 100 }] });
    const counter = { offerNo: quote.offer?.no, lines: [{ lineNo: 2, isDropped: true }] };
    await step('counter', quote, counter, LV1);
    const seen = asProvider(await open(quote.id, SALES));
    expect(seen.working?.lines.map(({ lineNo }) => lineNo)).toEqual([1]);
    expect(seen.working).toMatchObject({ net: unit * 12, reasons: [] });
    await step('offer', seen, { version: seen.version }, SALES);
    const read = await open(quote.id, LV1);
    expect(read.net).toBe(unit * 12);
    for (const { body } of read.versions)
      if (body.net !== null) {
        const nets = body.lines.map(({ net }) => net ?? 0);
        expect(body.net).toBe(nets.reduce((sum, net) => sum + net, 0));
      }
  });

  test('what was approved with a line more is approved no longer', async () => {
    const quote = await offered(await asked());
    const discounts = [1, 2].map((lineNo) => ({ lineNo, as: 'discount', basisPoints: 900 }));
    const { working } = await priced(quote, { lines: discounts });
    const approval = { params: { id: quote.id }, body: { hash: working?.hash ?? '' } };
    await app.call(quoteApprovalRoutes['ask-approval'], approval, SALES);
    await app.call(quoteApprovalRoutes.approve, approval, SALES2);
    const counter = { offerNo: quote.offer?.no, lines: [{ lineNo: 2, isDropped: true }] };
    await step('counter', quote, counter, LV1);
    const seen = asProvider(await open(quote.id, SALES));
    expect(seen.approval?.state).toBe('void');
    expect(codeOf(await send('offer', seen, { version: seen.version }, SALES))).toEqual([422, 'quote.needs-approval']);
  });

  test('and of nothing cannot be sent', async () => {
    const quote = await asked();
    const refusals = [1, 2].map((lineNo) => ({ lineNo, as: 'not-offered', reason: '停产' }));
    const charges = [{ kind: 'freight', text: '', amount: 5_000 }];
    const { version } = await priced(quote, { lines: refusals, charges });
    expect(codeOf(await send('offer', quote, { version }, SALES))).toEqual([422, 'quote.nothing-offered']);
  });
});

describe('a negotiation goes on as it began', () => {
  test('lines nobody spoke of keep their price after a counter offer, whatever list is in force since', async () => {
    const quote = await offered(await asked());
    const [{ unit } = {}] = quote.lines;
    await forceListVersion(app, await addListVersion(app, dearerList(2)));
    const counter = { offerNo: quote.offer?.no, lines: [{ lineNo: 2, note: '请尽快' }] };
    await step('counter', quote, counter, LV1);
    const { version, working } = await priced(quote);
    expect(working?.lines[0]?.unit).toBe(unit);
    expect(working?.priceList?.reason).toBeNull();
    const [inForce] = asProvider(await open(quote.id, SALES)).priceLists.filter((list) => list.isInForce);
    const chosen = { version, priceList: { versionId: inForce?.versionId ?? '' } };
    const renewed = asProvider(await step('price', quote, chosen, SALES));
    expect(renewed.working?.lines[0]?.unit).toBeGreaterThan(unit ?? 0);
  });

  test('and by a list of its own currency alone', async () => {
    const quote = await asked(LV2);
    const isItsOwn = eq(customerTerms.organisationId, await organisationOf('lv2-demo'));
    const [kept] = await db.select({ listId: customerTerms.listId }).from(customerTerms).where(isItsOwn);
    const dollars = await addOtherList(app, 'USD');
    const [other] = await db
      .select({ listId: priceVersions.listId })
      .from(priceVersions)
      .where(eq(priceVersions.id, dollars));
    await db
      .update(customerTerms)
      .set({ listId: other?.listId ?? '' })
      .where(isItsOwn);
    const { working, priceLists: lists } = await priced(quote);
    expect(working?.lines.map(({ unit }) => unit)).toEqual([null, null]);
    expect(lists).toEqual([]);
    await db
      .update(customerTerms)
      .set({ listId: kept?.listId ?? '' })
      .where(isItsOwn);
  });

  test('an acceptance of an offer that was replaced is told of the newer one', async () => {
    const quote = await offered(await asked());
    const { no, sha256 } = quote.offer ?? {};
    await offered(quote, { lines: [{ lineNo: 1, as: 'discount', basisPoints: 300 }] });
    const late = { offerNo: no, sha256 };
    expect(codeOf(await send('accept', quote, late, LV1))).toEqual([409, 'quote.version-passed']);
    const counter = { offerNo: no, lines: [{ lineNo: 1, quantity: 1 }] };
    expect(codeOf(await send('counter', quote, counter, LV1))).toEqual([409, 'quote.version-passed']);
  });

  test('an acceptance keeps the customer’s reference beside the number of the order', async () => {
    const drafted = await asked();
    const quote = await offered(drafted);
    const { no: offerNo, sha256 } = quote.offer ?? {};
    const agreed = await step('accept', quote, { offerNo, sha256, orderNumber: 'PO-2026-8841' }, LV1);
    expect(agreed).toMatchObject({ customerRef: quote.customerRef, orderNumber: 'PO-2026-8841' });
    const { rows } = await app.call(quoteRoutes.list, { query: { q: '8841' } }, SALES);
    expect(rows.map(({ id }) => id)).toEqual([quote.id]);
  });
});

describe('what a second person is asked for', () => {
  test('ends with the quote', async () => {
    const quote = await offered(await asked());
    const { working } = await priced(quote, { lines: [{ lineNo: 1, as: 'discount', basisPoints: 900 }] });
    const approval = { params: { id: quote.id }, body: { hash: working?.hash ?? '' } };
    await app.call(quoteApprovalRoutes['ask-approval'], approval, SALES);
    await step('decline', quote, { reasonCode: 'price' }, LV1);
    expect(asProvider(await open(quote.id, SALES))).toMatchObject({ approval: { state: 'void' }, working: null });
  });

  test('is judged by the discount as it was given, not as the price was rounded', async () => {
    const quote = await asked();
    const reasonsAt = async (basisPoints: number) => {
      const { working } = await priced(quote, { lines: [{ lineNo: 1, as: 'discount', basisPoints }] });
      return working?.reasons.map(({ reason }) => reason);
    };
    expect(await reasonsAt(500)).not.toContain('discount');
    expect(await reasonsAt(501)).toContain('discount');
  });
});

test.each(['\u200b', '\u2060\u200b', ' '])('a reason of which nothing is seen is none: %j', async (reason) => {
  const quote = await asked();
  const { version } = await open(quote.id, SALES);
  expect(codeOf(await send('reject', quote, { version, reason }, SALES))).toEqual([400, 'request.invalid']);
});

test('a centre customer’s quote names the customer above it to the provider’s side', async () => {
  const quote = await asked(LV2);
  expect((await open(quote.id, SALES)).parentName).toBe((await open((await asked()).id, SALES)).customerName);
  expect((await open(quote.id, LV2)).parentName).toBeNull();
});
