// @tests both-databases-long
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  addListVersion,
  addOtherList,
  dearerList,
  forceListVersion,
} from '#modules/prices/testing/add-list-version.ts';
import { quoteApprovalRoutes, quoteRoutes } from '#modules/quotes/contract.ts';
import { quoteMailsOf } from '#modules/quotes/testing/mails-of.ts';
import { LV1, type Quote, quoteApp, SALES, SALES2 } from '#modules/quotes/testing/quote-app.ts';
import type { TestCaller } from '#testing/app.ts';
import { quoteVersions } from './quote-tables.ts';

const { app, open, organisationOf, request, save, send, step } = await quoteApp();
const { db } = app.database;

const EN = { ...SALES, headers: { 'accept-language': 'en' } };
const REASON = 'Promised by phone before the new list';
const codeOf = (answer: Awaited<ReturnType<typeof send>>) => [answer.statusCode, answer.json().error?.code];
const asProvider = (quote: Quote | null) => {
  if (quote?.view !== 'provider') throw new Error('not the view of the provider');
  return quote;
};
const price = async (quote: Pick<Quote, 'id' | 'version'>, body: object = {}, caller: TestCaller = SALES) =>
  asProvider(await step('price', quote, { version: quote.version, ...body }, caller));
const by = (versionId: string, reason?: string) => ({
  priceList: { versionId, ...(reason !== undefined && { reason }) },
});
const unitOf = (quote: ReturnType<typeof asProvider>) => quote.working?.lines[0]?.unit ?? 0;

const begun = await price(await request());
const [{ versionId: older = '' } = {}] = begun.priceLists;
const newer = await addListVersion(app, dearerList(2));
await forceListVersion(app, newer);

describe('an offer by an older price list', () => {
  test('can go by every version of the customer’s list that was in force, the newest first', async () => {
    const notYet = await addListVersion(app, dearerList(3));
    const other = await addOtherList(app);
    const quote = asProvider(await open((await request()).id, SALES));
    expect(quote.priceLists.map(({ name, isInForce }) => [name, isInForce])).toEqual([
      ['DEMO-CNY 2', true],
      ['DEMO-CNY 1', false],
    ]);
    for (const versionId of [notYet, other, app.portal.newId(), 'none'])
      expect(codeOf(await send('price', quote, { version: quote.version, ...by(versionId, REASON) }, SALES))).toEqual([
        422,
        'quote.price-list',
      ]);
  });

  test('needs a reason of at most 500 characters, which is asked for in both languages', async () => {
    const quote = await price(await request());
    const asked = { version: quote.version, ...by(older) };
    const [zh, en] = [await send('price', quote, asked, SALES), await send('price', quote, asked, EN)];
    expect([codeOf(zh), codeOf(en)]).toEqual(Array(2).fill([422, 'quote.price-list-reason']));
    expect(zh.json().description).toBe('请说明为何采用旧版价目表报价');
    expect(en.json().description).toBe('Say why the offer is priced by an older price list');
    const long = await send('price', quote, { version: quote.version, ...by(older, 'x'.repeat(501)) }, SALES);
    expect(long.statusCode).toBe(400);
  });

  test('has its prices by the list computed anew, and keeps those by hand', async () => {
    const ids = [await save(LV1), await save(LV1)];
    const drafted = await app.call(quoteRoutes.create, { body: { configurationIds: ids } }, LV1);
    const asked = await step('request', drafted, { version: drafted.version }, LV1);
    const lines = [{ lineNo: 2, as: 'price', unit: 900_000 }];
    const quote = await price(await open(asked.id, SALES), { lines });
    const dear = unitOf(quote);
    const chosen = await price(quote, by(older, REASON));
    expect(unitOf(chosen)).toBeLessThan(dear);
    expect(chosen.working).toMatchObject({
      priceList: { versionId: older, name: 'DEMO-CNY 1', reason: REASON },
      lines: [{ source: 'computed' }, { source: 'manual', unit: 900_000 }],
    });
    const still = await price(chosen, { validUntil: '2026-02-01' });
    expect([unitOf(still), still.working?.priceList?.reason]).toEqual([unitOf(chosen), REASON]);
    const back = await price(still, by(newer));
    expect([unitOf(back), back.working?.priceList]).toEqual([
      dear,
      { versionId: newer, name: 'DEMO-CNY 2', reason: null },
    ]);
    const told = back.history.flatMap(({ priceList, reason }) => (priceList === null ? [] : [[priceList, reason]]));
    expect(told).toEqual([
      ['DEMO-CNY 1', REASON],
      ['DEMO-CNY 2', null],
    ]);
  });

  test('goes on without a reason where the list was in force when its pricing began', async () => {
    const read = asProvider(await open(begun.id, SALES));
    expect(read.working?.priceList).toEqual({ versionId: older, name: 'DEMO-CNY 1', reason: null });
    const on = await price(read, by(older));
    expect([unitOf(on), on.working?.priceList?.reason]).toEqual([unitOf(begun), null]);
    const away = await price(on, by(newer));
    expect(codeOf(await send('price', away, { version: away.version, ...by(older) }, SALES))).toEqual([
      422,
      'quote.price-list-reason',
    ]);
  });

  test('is another offer: the choice, as its reason, voids an approval, also where no price changes', async () => {
    const lines = [{ lineNo: 1, as: 'price', unit: 600_000 }];
    const quote = await price(await request(), { lines, validUntil: '2026-05-01' }, SALES);
    const params = { id: quote.id };
    const ask = async ({ working }: typeof quote) => {
      const body = { hash: working?.hash ?? '' };
      await app.call(quoteApprovalRoutes['ask-approval'], { params, body }, SALES);
      return asProvider(await app.call(quoteApprovalRoutes.approve, { params, body }, SALES2));
    };
    const choices = [by(older, REASON), by(older, 'Another reason'), by(newer)];
    let stands = await ask(quote);
    for (const choice of choices) {
      expect(stands.approval?.state).toBe('approved');
      const changed = await price(stands, choice);
      expect([changed.approval?.state, changed.working?.net]).toEqual(['void', quote.working?.net]);
      stands = await ask(changed);
    }
  });

  test('who chooses second is told both versions', async () => {
    const quote = await price(await request());
    await price(quote, by(older, REASON));
    const second = await send(
      'price',
      quote,
      { version: quote.version, ...by(newer) },
      { ...SALES2, headers: EN.headers },
    );
    expect(codeOf(second)).toEqual([409, 'version.conflict']);
    const message = `stored DEMO-CNY 1 (${REASON}), sent DEMO-CNY 2`;
    expect(second.json().error.issues).toEqual([{ path: 'priceList', message }]);
  });

  test('says so to the provider alone, in no answer, mail or paper of the customer', async () => {
    const priced = await price(await request(), by(older, REASON));
    const sent = await step('offer', priced, { version: priced.version }, SALES);
    const [frozen] = await db
      .select({ priceVersionId: quoteVersions.priceVersionId, body: quoteVersions.body })
      .from(quoteVersions)
      .where(eq(quoteVersions.sha256, sent.offer?.sha256 ?? ''));
    expect(frozen?.priceVersionId).toBe(older);
    expect(JSON.stringify(asProvider(sent).history)).toContain(REASON);
    await expectUnsaid(sent, JSON.stringify(frozen?.body));
    const next = await price(sent);
    // The same negotiation goes on by it, until somebody chooses the one in force.
    expect(next.working?.priceList).toMatchObject({ versionId: older, reason: REASON });
  });

  test('nor where the provider drafted it, of which the customer reads the history once it is sent', async () => {
    const acting = { ...SALES, headers: { 'on-behalf-of': await organisationOf('lv1-demo') } };
    const body = { configurationIds: [await save(acting)] };
    const drafted = await app.call(quoteRoutes.create, { body }, SALES);
    const pricing = by(older, REASON);
    const edited = await step('edit', drafted, { version: drafted.version, pricing }, SALES);
    expect(asProvider(edited).working?.priceList).toMatchObject({ name: 'DEMO-CNY 1', reason: REASON });
    const sent = await step('offer', edited, { version: edited.version }, SALES);
    expect(asProvider(sent).history.map(({ action, reason }) => [action, reason])).toEqual([
      ['create', null],
      ['price', REASON],
      ['edit', null],
      ['take', null],
      ['offer', null],
    ]);
    await expectUnsaid(sent);
  });
});

/** Reads all the customer gets of a quote, and what was frozen of it. */
async function expectUnsaid(quote: Quote, ...more: readonly string[]): Promise<void> {
  const acting = { ...SALES, headers: { 'on-behalf-of': await organisationOf('lv1-demo') } };
  const params = { id: quote.id };
  const answers = await Promise.all(
    [LV1, acting].flatMap((caller) => [
      app.send(quoteRoutes.open, { params }, caller),
      app.send(quoteRoutes.list, {}, caller),
    ]),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  const mails = JSON.stringify(await quoteMailsOf(app));
  for (const text of [...answers.map(({ body }) => body), mails, ...more])
    for (const secret of [REASON, 'DEMO-CNY', older]) expect(text).not.toContain(secret);
}
