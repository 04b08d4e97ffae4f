// @tests both-databases

import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { cartRoutes } from '#modules/cart/contract.ts';
import { configurations } from '#modules/cart/server/configuration-tables.ts';
import { quoteApprovalRoutes, quoteRoutes } from '#modules/quotes/contract.ts';
import { forgetMails, toldBy } from '#modules/quotes/testing/mails-of.ts';
import { LV1, type Quote, quoteApp, SALES, SALES2 } from '#modules/quotes/testing/quote-app.ts';
import { expireOffers } from './expire-offers.ts';
import { quoteEvents, quotes } from './quote-tables.ts';

const { app, draft, offered, open, request, save, send, step } = await quoteApp();
const { db } = app.database;

const codeOf = (answer: Awaited<ReturnType<typeof send>>) => [answer.statusCode, answer.json().error?.code];
const statusOf = async ({ lines }: Quote) => {
  const [found] = await db
    .select({ status: configurations.inquiryStatus })
    .from(configurations)
    .where(eq(configurations.id, lines[0]?.configurationId ?? ''));
  return found?.status;
};
const asProvider = (quote: Quote) => {
  if (quote.view !== 'provider') throw new Error('not the view of the provider');
  return quote;
};

describe('from the question to the agreement', () => {
  test('a quote is drafted, asked for, priced by the list, offered and accepted', async () => {
    const drafted = await draft(LV1, 12);
    expect(drafted).toMatchObject({ view: 'customer', state: 'draft', maker: 'C', currency: 'CNY', net: null });
    expect(drafted.number).toMatch(/^QT2601-\d{5}$/);
    expect(await app.send(quoteRoutes.open, { params: { id: drafted.id } }, SALES)).toMatchObject({ statusCode: 404 });
    const asked = await step('request', drafted, { version: drafted.version }, LV1);
    expect([asked.state, await statusOf(asked), asked.versions.map(({ kind }) => kind)]).toEqual([
      'requested',
      'Q',
      ['request'],
    ]);
    const seen = await open(asked.id, SALES);
    expect(seen.view).toBe('provider');
    const taken = await step('take', seen, { version: seen.version }, SALES);
    const priced = asProvider(await step('price', taken, { version: taken.version }, SALES));
    const unit = priced.working?.lines[0]?.unit ?? 0;
    expect(priced.working).toMatchObject({ net: unit * 12, isDemo: true, reasons: [] });
    expect((await open(asked.id, LV1)).lines[0]).toMatchObject({ unit: null, net: null });
    const sent = await step('offer', priced, { version: priced.version }, SALES);
    expect([sent.state, sent.net, await statusOf(sent)]).toEqual(['priced', unit * 12, 'P']);
    const read = await open(asked.id, LV1);
    expect(read).toMatchObject({ withoutVat: true, lines: [{ unit, net: unit * 12, state: 'offered' }] });
    expect(read.history.map(({ action }) => action)).toEqual(['create', 'request', 'offer']);
    const answer = { offerNo: read.offer?.no, sha256: read.offer?.sha256 };
    const agreed = await step('accept', read, answer, LV1);
    expect([agreed.state, agreed.lines[0]?.state]).toEqual(['accepted', 'agreed']);
  });

  test('an offer that is out, also an expired one, is not sent again before it is priced again', async () => {
    const quote = await offered();
    const isOut = { action: 'offer', refusal: 'quote.offer-sent' };
    const sent = await open(quote.id, SALES);
    expect(sent.abilities).toContainEqual(isOut);
    expect(codeOf(await send('offer', sent, { version: sent.version }, SALES))).toEqual([409, 'quote.offer-sent']);
    await db.update(quotes).set({ expiresAt: app.clock.now() }).where(eq(quotes.id, quote.id));
    const expired = await open(quote.id, SALES);
    expect([expired.state, expired.abilities.filter(({ action }) => action === 'offer')]).toEqual(['expired', [isOut]]);
    const priced = await step('price', expired, { version: expired.version }, SALES);
    expect(priced.abilities).toContainEqual({ action: 'offer', refusal: null });
  });

  test('a counter offer has to change something, and is answered by another offer', async () => {
    const quote = await offered();
    const offerNo = quote.offer?.no;
    const same = { offerNo, lines: [{ lineNo: 1, quantity: 2 }] };
    expect(codeOf(await send('counter', quote, same, LV1))).toEqual([422, 'quote.nothing-changed']);
    const none = { offerNo, lines: [{ lineNo: 1, isDropped: true }] };
    expect(codeOf(await send('counter', quote, none, LV1))).toEqual([422, 'quote.all-dropped']);
    const countered = await step(
      'counter',
      quote,
      { offerNo, lines: [{ lineNo: 1, quantity: 50, targetPrice: 500_000 }] },
      LV1,
    );
    expect(countered).toMatchObject({ state: 'countered', lines: [{ state: 'countered', quantity: 50 }] });
    const seen = await open(quote.id, SALES);
    const stale = await send('offer', seen, { version: seen.version }, SALES);
    expect(codeOf(stale)).toEqual([422, 'quote.unpriced']);
    const priced = await step('price', seen, { version: seen.version }, SALES);
    const again = await step('offer', priced, { version: priced.version }, SALES);
    expect(again.versions.map(({ kind }) => kind)).toEqual(['request', 'offer', 'counter', 'offer']);
    const passed = { offerNo, sha256: quote.offer?.sha256 };
    expect(codeOf(await send('accept', quote, passed, LV1))).toEqual([409, 'quote.version-passed']);
  });

  test('an offer that was countered says its price per piece, and no sum of what nobody offered', async () => {
    const quote = await offered();
    const [{ unit = 0 } = {}] = quote.lines;
    const counter = { offerNo: quote.offer?.no, lines: [{ lineNo: 1, quantity: 50 }] };
    const countered = await step('counter', quote, counter, LV1);
    expect(countered).toMatchObject({
      net: null,
      countered: { no: quote.offer?.no, net: quote.net },
      validUntil: null,
      lines: [{ quantity: 50, unit, net: null, leadDays: null }],
    });
    const seen = asProvider(await open(quote.id, SALES));
    expect([seen.net, seen.lines[0]?.net]).toEqual([null, null]);
    const begun = asProvider(await step('price', seen, { version: seen.version }, SALES));
    expect(begun.working?.lines[0]?.quantity).toBe(50);
    const { rows } = await app.call(quoteRoutes.list, { query: {} }, LV1);
    expect(rows.find(({ id }) => id === quote.id)).toMatchObject({ net: null, countered: countered.countered });
  });

  test('a line that is not offered has no price in the working offer, and is in no sum of it', async () => {
    const quote = await request();
    const refusal = { lineNo: 1, as: 'not-offered', reason: '停产' };
    const priced = asProvider(await step('price', quote, { version: quote.version, lines: [refusal] }, SALES2));
    expect(priced.working).toMatchObject({
      net: 0,
      lines: [{ notOfferedReason: '停产', unit: null, net: null, leadDays: null, cost: null, light: null }],
    });
    expect(priced.working?.lines[0]?.computed).toBeGreaterThan(0);
  });

  test('what the provider works on stands in no way of the customer’s answer, nor tells of itself', async () => {
    const quote = await offered();
    const read = await open(quote.id, LV1);
    const seen = await open(quote.id, SALES);
    await step('price', seen, { version: seen.version, validUntil: '2026-03-01' }, SALES);
    const still = await open(quote.id, LV1);
    expect([still.version, still.updatedAt]).toEqual([read.version, read.updatedAt]);
    const stale = await send('price', seen, { version: seen.version, validUntil: '2026-03-02' }, SALES2);
    expect(codeOf(stale)).toEqual([409, 'version.conflict']);
    const answer = { offerNo: read.offer?.no, sha256: read.offer?.sha256 };
    expect((await step('accept', read, answer, LV1)).state).toBe('accepted');
  });

  test('an offer ends with its day in the buyer’s zone, by the clock of the server', async () => {
    const quote = await offered();
    const answer = { offerNo: quote.offer?.no, sha256: quote.offer?.sha256 };
    await db.update(quotes).set({ expiresAt: app.clock.now() }).where(eq(quotes.id, quote.id));
    expect((await open(quote.id, LV1)).state).toBe('expired');
    const listed = await app.call(quoteRoutes.list, { query: { state: 'expired' } }, LV1);
    expect(listed.rows.map(({ id }) => id)).toContain(quote.id);
    expect(codeOf(await send('accept', quote, answer, LV1))).toEqual([409, 'quote.expired']);
    await expireOffers(app.portal, app.clock.now());
    const again = await step('ask-again', quote, {}, LV1);
    expect([again.state, again.lines[0]?.state, again.offer]).toEqual(['requested', 'open', null]);
    expect(again.history.map(({ action }) => action)).toContain('expire');
  });

  test('an offer that is asked for again before anybody has swept is noted as expired first, and once', async () => {
    const quote = await offered();
    await db.update(quotes).set({ expiresAt: app.clock.now() }).where(eq(quotes.id, quote.id));
    await forgetMails(app);
    await step('ask-again', quote, {}, LV1);
    expect(await toldBy(app)).toEqual(expect.arrayContaining(['quote-expired to lv1-demo']));
    await expireOffers(app.portal, app.clock.now());
    const { history } = await open(quote.id, LV1);
    expect(history.slice(-2).map(({ action, from, to }) => [action, from, to])).toEqual([
      ['expire', 'priced', 'expired'],
      ['ask-again', 'expired', 'requested'],
    ]);
  });

  test('an answer that names no offer of the quote, or another hash, does not match the offer in force', async () => {
    const quote = await offered();
    const { no = 0, sha256 = '' } = quote.offer ?? {};
    const differs = [409, 'quote.offer-differs'];
    const accept = (offerNo: number, hash: string) => send('accept', quote, { offerNo, sha256: hash }, LV1);
    expect(codeOf(await accept(no, 'f'.repeat(64)))).toEqual(differs);
    expect(codeOf(await accept(no + 1, sha256))).toEqual(differs);
    expect(codeOf(await accept(no - 1, sha256))).toEqual(differs);
    expect((await accept(no, sha256)).statusCode).toBe(200);
  });

  test('a deleted draft is gone, and an ended quote is copied', async () => {
    const drafted = await draft(LV1);
    const actions = drafted.abilities.map(({ action }) => action);
    expect([actions.includes('delete'), actions.includes('withdraw')]).toEqual([true, false]);
    expect((await app.send(quoteRoutes.open, { params: { id: drafted.id } }, LV1)).statusCode).toBe(200);
    await send('delete', drafted, { version: 1 }, LV1);
    expect((await app.send(quoteRoutes.open, { params: { id: drafted.id } }, LV1)).statusCode).toBe(404);
    const quote = await offered();
    await step('decline', quote, { reasonCode: 'price' }, LV1);
    const copy = await step('copy', quote, {}, LV1);
    expect([copy.id === quote.id, copy.state, copy.lines.length]).toEqual([false, 'draft', 1]);
  });
});

describe('a configuration', () => {
  test('stands as the furthest of its quotes, whichever of them ends', async () => {
    const first = await request();
    const [{ configurationId } = {}] = first.lines;
    const other = await app.call(quoteRoutes.create, { body: { configurationIds: [configurationId ?? ''] } }, LV1);
    const second = await step('request', other, { version: other.version }, LV1);
    await step('withdraw', first, {}, LV1);
    expect(await statusOf(second)).toBe('Q');
    await step('withdraw', second, {}, LV1);
    expect(await statusOf(second)).toBe('N');
    const quote = await offered();
    const again = { body: { configurationIds: [quote.lines[0]?.configurationId ?? ''] } };
    const third = await app.call(quoteRoutes.create, again, LV1);
    const asked = await step('request', third, { version: third.version }, LV1);
    expect(await statusOf(asked)).toBe('P');
    await step('withdraw', asked, {}, LV1);
    expect(await statusOf(quote)).toBe('P');
  });

  test('that is saved over is in no request any more (001 §9)', async () => {
    const quote = await request();
    const id = quote.lines[0]?.configurationId ?? '';
    expect(await statusOf(quote)).toBe('Q');
    const saved = await app.call(cartRoutes.open, { params: { id } }, LV1);
    const { form } = saved;
    const changed = { ...form, remark: '出口包装', version: saved.version };
    expect((await app.send(cartRoutes.update, { params: { id }, body: changed }, LV1)).statusCode).toBe(200);
    expect(await statusOf(quote)).toBe('N');
  });

  test('with special wishes is offered by nobody unasked: its price is the least there is', async () => {
    const id = await save(LV1);
    const saved = await app.call(cartRoutes.open, { params: { id } }, LV1);
    const wished = {
      ...saved.form,
      specialWishes: true,
      customizedRequirements: '输出轴加长 20 mm',
      version: saved.version,
    };
    await app.call(cartRoutes.update, { params: { id }, body: wished }, LV1);
    const drafted = await app.call(quoteRoutes.create, { body: { configurationIds: [id] } }, LV1);
    const asked = await step('request', drafted, { version: drafted.version }, LV1);
    const said = { wishes: '输出轴加长 20 mm', fullTypeCode: expect.stringContaining('-') };
    expect(asked).toMatchObject({ lines: [said], versions: [{ body: { lines: [said] } }] });
    const priced = asProvider(await step('price', asked, { version: (await open(asked.id, SALES)).version }, SALES));
    const [{ computed = 0 } = {}] = priced.working?.lines ?? [];
    expect(priced.working?.lines[0]).toMatchObject({ isFrom: true, unit: null });
    expect(codeOf(await send('offer', priced, { version: priced.version }, SALES))).toEqual([422, 'quote.unpriced']);
    const byHand = { lines: [{ lineNo: 1, as: 'price', unit: computed }], version: priced.version };
    const confirmed = asProvider(await step('price', priced, byHand, SALES));
    expect([confirmed.working?.lines[0]?.unit, confirmed.working?.reasons]).toEqual([computed, []]);
  });
});

describe('of several at once', () => {
  test('one of twenty acceptances is done, and the same key gets the same answer', async () => {
    const quote = await offered();
    const body = { offerNo: quote.offer?.no, sha256: quote.offer?.sha256 };
    const caller = (key: string) => ({ ...LV1, headers: { 'idempotency-key': key } });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => send('accept', quote, body, caller(`key-${at}`))),
    );
    const done = answers.flatMap((answer, at) => (answer.statusCode === 200 ? [at] : []));
    expect(done.length).toBe(1);
    expect(
      new Set(answers.filter(({ statusCode }) => statusCode !== 200).map((answer) => codeOf(answer).join())),
    ).toEqual(new Set(['409,quote.wrong-state']));
    expect((await send('accept', quote, body, caller(`key-${done[0]}`))).statusCode).toBe(200);
    const isAccept = and(eq(quoteEvents.quoteId, quote.id), eq(quoteEvents.action, 'accept'));
    expect(await db.$count(quoteEvents, isAccept)).toBe(1);
  });

  test('who prices second is told both values, and overwrites nothing', async () => {
    const quote = await request();
    const at = (unit: number) => ({ version: quote.version, lines: [{ lineNo: 1, as: 'price', unit }] });
    await step('price', quote, at(400_000), SALES);
    const second = await send('price', quote, at(390_000), { ...SALES2, headers: { 'accept-language': 'en' } });
    expect(codeOf(second)).toEqual([409, 'version.conflict']);
    expect(second.json().error.issues).toEqual([{ path: 'lines.1', message: 'stored 4000.00, sent 3900.00' }]);
  });
});

describe('a second person', () => {
  test('is asked beyond the band; nobody approves their own, and any change voids what was said', async () => {
    const quote = await request();
    const discount = (basisPoints: number) => [{ lineNo: 1, as: 'discount', basisPoints }];
    const priced = asProvider(await step('price', quote, { version: quote.version, lines: discount(600) }, SALES));
    const hash = priced.working?.hash ?? '';
    expect(priced.working?.reasons).toEqual([{ reason: 'discount', lineNo: 1 }]);
    expect(codeOf(await send('offer', priced, { version: priced.version }, SALES))).toEqual([
      422,
      'quote.needs-approval',
    ]);
    const params = { id: quote.id };
    await app.call(quoteApprovalRoutes['ask-approval'], { params, body: { hash } }, SALES2);
    const own = await app.send(quoteApprovalRoutes.approve, { params, body: { hash } }, SALES2);
    expect(codeOf(own)).toEqual([422, 'quote.own-approval']);
    const without = await app.send(quoteApprovalRoutes.approve, { params, body: { hash } }, SALES);
    expect(codeOf(without)).toEqual([403, 'access.refused']);
    await app.call(quoteApprovalRoutes['call-back-approval'], { params, body: {} }, SALES2);
    await app.call(quoteApprovalRoutes['ask-approval'], { params, body: { hash } }, SALES);
    const approved = await app.call(quoteApprovalRoutes.approve, { params, body: { hash } }, SALES2);
    expect(approved).toMatchObject({
      approval: { state: 'approved', requestedBy: 'sales-demo', decidedBy: 'sales2-demo' },
    });
    const changed = asProvider(await step('price', quote, { version: priced.version, lines: discount(700) }, SALES));
    expect(changed.approval?.state).toBe('void');
    const refused = await send('offer', changed, { version: changed.version }, SALES);
    expect(codeOf(refused)).toEqual([422, 'quote.needs-approval']);
  });

  test('who made the offer approves it as little, whoever asked', async () => {
    const quote = await request();
    const discount = [{ lineNo: 1, as: 'discount', basisPoints: 600 }];
    const priced = asProvider(await step('price', quote, { version: quote.version, lines: discount }, SALES2));
    const hash = priced.working?.hash ?? '';
    const params = { id: quote.id };
    await app.call(quoteApprovalRoutes['ask-approval'], { params, body: { hash } }, SALES);
    const own = await app.send(quoteApprovalRoutes.approve, { params, body: { hash } }, SALES2);
    expect(codeOf(own)).toEqual([422, 'quote.own-approval']);
    const { abilities } = await open(quote.id, SALES2);
    expect(abilities).toContainEqual({ action: 'approve', refusal: 'quote.own-approval' });
  });

  test('cannot help below the stop, and is not asked to', async () => {
    const quote = await request();
    const priced = await step(
      'price',
      quote,
      { version: quote.version, lines: [{ lineNo: 1, as: 'price', unit: 1000 }] },
      SALES,
    );
    expect(codeOf(await send('offer', priced, { version: priced.version }, SALES))).toEqual([422, 'quote.below-stop']);
    const asking = { params: { id: quote.id }, body: { hash: asProvider(priced).working?.hash ?? '' } };
    const asked = await app.send(quoteApprovalRoutes['ask-approval'], asking, SALES);
    expect(codeOf(asked)).toEqual([422, 'quote.below-stop']);
    expect(priced.abilities).toContainEqual({ action: 'ask-approval', refusal: 'quote.below-stop' });
  });
});
