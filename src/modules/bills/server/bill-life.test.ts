// @tests both-databases
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { billRoutes, shipmentRoutes } from '#modules/bills/contract.ts';
import { billApp } from '#modules/bills/testing/bill-app.ts';
import { orderLines } from '#modules/orders/server/tables.ts';
import { LV1, LV2, SALES, SALES2 } from '#modules/quotes/testing/quote-app.ts';
import { bills } from './bill-tables.ts';

const portal = await billApp();
const { app, bill, issued, open, openBill, packed, ready, sendBill, sendShipment, ship, stepBill, stepShipment } =
  portal;
const codeOf = (answer: { json: () => { error?: { code: string } } }) => answer.json().error?.code;
const paper = (id: string, format: string, as = LV1) => app.send(billRoutes.paper, { params: { id, format } }, as);

describe('a shipment', () => {
  it('takes of an order what is due and no other shipment has, of one customer', async () => {
    const order = await ready(3);
    const first = await ship([order], 2);
    expect(first).toMatchObject({ state: 'draft', orders: [{ id: order.id }] });
    const lines = [{ orderId: order.id, itemNumber: 10, pieces: 2 }];
    const second = await app.send(shipmentRoutes.create, { body: { lines } }, SALES);
    expect([second.statusCode, codeOf(second)]).toEqual([422, 'line.over-due']);
  });

  it('is packed when its packages hold exactly its lines', async () => {
    const shipment = await ship([await ready(2)]);
    const answer = await sendShipment('pack', shipment);
    expect([answer.statusCode, codeOf(answer)]).toEqual([422, 'shipment.contents']);
  });

  it('leaves with its papers, and its orders follow it until all has arrived', async () => {
    const order = await ready(2);
    const shipment = await packed([order]);
    expect(codeOf(await sendShipment('dispatch', shipment))).toBe('shipment.papers');
    await issued('pl', shipment);
    const sent = await stepShipment('dispatch', shipment);
    expect(sent).toMatchObject({ state: 'dispatched' });
    const under = await open(order.id, LV1);
    expect(under).toMatchObject({ state: 'open', lines: [{ quantities: { shipped: 2, delivered: 0 } }] });
    expect(under.lines[0]?.serials).toHaveLength(2);
    expect(codeOf(await sendShipment('arrive', shipment, { lines: [{ lineNo: 1, pieces: 1 }] }))).toBe(
      'shipment.arrived-reason',
    );
    await stepShipment('arrive', shipment, { lines: [{ lineNo: 1, pieces: 1 }], reason: '第二件延后' });
    expect(await open(order.id, LV1)).toMatchObject({ orderStatus: 'partially-delivered' });
    await stepShipment('arrive', shipment);
    expect(await open(order.id, LV1)).toMatchObject({ state: 'closed', orderStatus: 'delivered' });
  });

  it('takes no machine that belongs elsewhere, and reports nothing as arrived twice', async () => {
    const first = await packed([await ready(1)]);
    const second = await packed([await ready(1)]);
    const { contents, ...box } = first.goods.packages[0] ?? { contents: [] };
    await stepShipment('unpack', second);
    await stepShipment('edit', second, { packages: [{ ...box, contents }] });
    expect(codeOf(await sendShipment('pack', second))).toBe('shipment.serial-packed');
    await issued('pl', first);
    await stepShipment('dispatch', first);
    expect(codeOf(await sendShipment('pack', second))).toBe('shipment.serial-taken');
    await stepShipment('arrive', first);
    expect(codeOf(await sendShipment('arrive', first))).toBe('shipment.all-arrived');
  });

  it('is seen by its customer once it has left, and by nobody else', async () => {
    const shipment = await packed([await ready(1)]);
    const read = (as: typeof LV1) => app.send(shipmentRoutes.open, { params: { id: shipment.id } }, as);
    expect((await read(LV1)).statusCode).toBe(404);
    await issued('pl', shipment);
    await stepShipment('dispatch', shipment);
    expect([(await read(LV1)).statusCode, (await read(LV2)).statusCode]).toEqual([200, 404]);
  });
});

describe('a bill', () => {
  it('tells what is missing, and is not issued before that is there', async () => {
    const draft = await bill('ci', 'shipment', (await packed([await ready(1)])).id);
    expect(draft.draft?.findings.some(({ level }) => level === 'error')).toBe(true);
    const answer = await sendBill('issue', draft, { hash: draft.sha256 });
    expect([answer.statusCode, codeOf(answer)]).toEqual([422, 'bill.checker']);
  });

  it('of a machine nobody knows names its model, and is stopped until somebody says what it is', async () => {
    const order = await ready(1);
    const unknown = { form: null, typeCode: '', modelName: '提升机驱动 7 号' };
    await app.database.db.update(orderLines).set(unknown).where(eq(orderLines.orderId, order.id));
    const shipment = await packed([order]);
    expect(shipment.goods.lines).toMatchObject([{ goodsKind: null, typeCode: unknown.modelName, hsCode: '850152' }]);
    const draft = await bill('pl', 'shipment', shipment.id);
    const missing = ({ draft: of }: typeof draft) =>
      of?.findings.filter(({ key, place }) => key === 'field-missing' && place.lineNo === 1).map(({ place }) => place);
    expect(missing(draft)).toEqual(['name', 'goods-kind', 'key-data'].map((field) => ({ lineNo: 1, field })));
    const { lineNo, unit, hsCode, origin, netEachG } = shipment.goods.lines[0] ?? expect.fail();
    const words = {
      ...{ lineNo, unit, hsCode, origin, netEachG, goodsKind: 'gear-unit', typeCode: 'KA77 i=29.27' },
      ...{ name: { zh: '减速机', en: 'Gear unit' }, keyData: { zh: 'i = 29.27', en: 'i = 29.27' } },
    };
    await stepShipment('unpack', shipment);
    const said = await stepShipment('edit', shipment, { words: [words] });
    expect(said.goods.lines).toMatchObject([{ goodsKind: 'gear-unit', typeCode: 'KA77 i=29.27' }]);
    const found = (await openBill(draft.id)).draft?.findings.filter(({ place }) => place.lineNo === 1);
    expect(found?.map(({ key, level }) => [key, level])).toEqual([['hs-kind', 'warning']]);
  });

  it('is issued as it was checked: what was changed since is checked again', async () => {
    const shipment = await packed([await ready(1)]);
    const draft = await bill('ci', 'shipment', shipment.id);
    await stepBill('edit', draft, { payment: { zh: '款到发货', en: 'Prepaid' } });
    const answer = await sendBill('issue', draft, { hash: draft.sha256 });
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'bill.changed-since-check']);
  });

  it('gets its number once, without gaps, however many are issued at once', async () => {
    const shipments = [];
    for (let at = 0; at < 4; at += 1) shipments.push(await packed([await ready(1)]));
    const drafts = await Promise.all(shipments.map(({ id }) => bill('pl', 'shipment', id)));
    const answers = await Promise.all(
      drafts.flatMap((draft) => [SALES, SALES].map((as) => sendBill('issue', draft, { hash: draft.sha256 }, as))),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 409, 409, 409, 409]);
    const rows = await app.database.db.select({ number: bills.number }).from(bills).where(eq(bills.kind, 'pl'));
    const serials = rows
      .flatMap(({ number }) => (number === null ? [] : [Number(number.split('-')[1])]))
      .sort((a, b) => a - b);
    expect(serials).toEqual(serials.map((_, at) => at + 1));
  });

  it('stays byte for byte what was issued, and is marked by its revision', async () => {
    const shipment = await packed([await ready(1)]);
    const invoice = await issued('ci', shipment);
    expect(invoice).toMatchObject({ state: 'issued', number: expect.stringMatching(/^CI\d{4}-\d{4}$/) });
    const [first, again] = [await paper(invoice.id, 'pdf'), await paper(invoice.id, 'pdf', SALES2)];
    expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(first.rawPayload.equals(again.rawPayload)).toBe(true);
    const revision = await stepBill('revise', invoice);
    expect(revision).toMatchObject({ state: 'draft', revision: 1 });
    expect(codeOf(await sendBill('revise', invoice))).toBe('bill.open-revision');
    const edited = await stepBill('edit', revision, { remarks: '更正' });
    await stepBill('issue', revision, { hash: edited.sha256 });
    expect(await openBill(invoice.id)).toMatchObject({ state: 'superseded' });
    expect((await openBill(revision.id)).number).toBe(`${invoice.number}-R1`);
    expect((await paper(invoice.id, 'pdf')).rawPayload.equals(first.rawPayload)).toBe(true);
  });

  it('can be void with a reason; its number stays, and the other paper is marked', async () => {
    const shipment = await packed([await ready(1)]);
    const [invoice, list] = [await issued('ci', shipment), await issued('pl', shipment)];
    expect((await sendBill('void', invoice, { reason: '抬头有误' }, SALES2)).statusCode).toBe(403);
    await stepBill('void', invoice, { reason: '抬头有误' });
    expect(await openBill(invoice.id, LV1)).toMatchObject({
      state: 'void',
      number: invoice.number,
      voidReason: '抬头有误',
    });
    expect(await openBill(list.id, LV1)).toMatchObject({ isPairVoid: true });
  });

  it('is marked no longer once there is a new invoice, unless it names the void one: then it is revised (issue 17)', async () => {
    const shipment = await packed([await ready(1)]);
    const unnamed = await issued('pl', shipment);
    const kept = await paper(unnamed.id, 'pdf');
    await stepBill('void', await issued('ci', shipment), { reason: '抬头有误' });
    expect(await openBill(unnamed.id)).toMatchObject({ isPairVoid: true, invoiceNamed: '' });
    const invoice = await issued('ci', shipment);
    expect(await openBill(unnamed.id)).toMatchObject({ isPairVoid: false, pair: { number: invoice.number } });
    expect((await paper(unnamed.id, 'pdf')).rawPayload.equals(kept.rawPayload)).toBe(true);

    await stepBill('void', unnamed, { reason: '件数有误' });
    expect(await openBill(invoice.id)).toMatchObject({ isPairVoid: true });
    const list = await issued('pl', shipment);
    expect(await openBill(invoice.id)).toMatchObject({ isPairVoid: false });

    await stepBill('void', invoice, { reason: '抬头有误' });
    const again = await issued('ci', shipment);
    expect(await openBill(list.id)).toMatchObject({ isPairVoid: true, invoiceNamed: invoice.number });
    const revision = await stepBill('revise', list);
    await stepBill('issue', revision, { hash: revision.sha256 });
    expect(await openBill(revision.id)).toMatchObject({ isPairVoid: false, invoiceNamed: again.number });
  });

  it('is drafted unseen by the customer, issued by the right alone, and read by no other', async () => {
    const shipment = await packed([await ready(1)]);
    const draft = await bill('pl', 'shipment', shipment.id);
    const read = (as: typeof LV1) => app.send(billRoutes.open, { params: { id: draft.id } }, as);
    expect((await read(LV1)).statusCode).toBe(404);
    expect((await sendBill('issue', draft, { hash: draft.sha256 }, SALES2)).statusCode).toBe(403);
    await stepBill('issue', draft, { hash: draft.sha256 });
    expect([(await read(LV1)).statusCode, (await read(LV2)).statusCode]).toEqual([200, 404]);
    expect((await paper(draft.id, 'xlsx', LV2)).statusCode).toBe(404);
  });

  it('a proforma is made of an offer in a click, and of an order', async () => {
    const quote = await portal.quotes.offered(LV1, 3);
    const ofQuote = await bill('pi', 'quote', quote.id);
    expect(ofQuote).toMatchObject({
      kind: 'pi',
      quote: { number: quote.number },
      draft: { goods: { lines: [{ quantity: 3 }] } },
    });
    expect(ofQuote.totals?.net).toBe(quote.net);
    const order = await ready(2);
    const ofOrder = await bill('pi', 'order', order.id);
    expect(ofOrder.totals?.net).toBe(order.net);
    expect(ofOrder.draft?.accounts[0]?.account).toMatch(/^•••• \d{4}$/);
  });
});
