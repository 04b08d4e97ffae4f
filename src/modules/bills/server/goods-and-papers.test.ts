// @tests both-databases-long
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readSheet } from '#kits/sheet/read-sheet.ts';
import { billRoutes, shipmentRoutes } from '#modules/bills/contract.ts';
import { billApp } from '#modules/bills/testing/bill-app.ts';
import { BUYER } from '#modules/bills/testing/paper-facts.ts';
import { orderLines, orders } from '#modules/orders/server/tables.ts';
import { LV1, SALES, SALES2 } from '#modules/quotes/testing/quote-app.ts';
import { bills, shipments } from './bill-tables.ts';

const portal = await billApp();
const { app, bill, issued, open, openBill, packed, ready, sendBill, sendShipment, ship, stepBill, stepShipment } =
  portal;
const { db } = app.database;
const codeOf = (answer: { json: () => { error?: { code: string } } }) => answer.json().error?.code;
const CHARGES = [{ kind: 'freight', text: '', amount: 50_000 }] as const;

/** Issues a proforma, which the terms of its offer may not have whole. */
async function proforma(of: 'order' | 'quote', id: string) {
  const draft = await bill('pi', of, id);
  const words = draft.draft?.goods?.lines.map(
    ({ goodsKind, hsCode, keyData, lineNo, name, netEachG, origin, unit }) => ({
      ...{ goodsKind, hsCode, keyData, lineNo, name, netEachG, origin, unit },
    }),
  );
  const { buyer } = (await packed([await ready(1)])).goods.parties;
  const parties = { ...draft.draft?.goods?.parties, buyer };
  const goods = { words, parties, delivery: { incoterm: 'DAP', place: '苏州' } };
  const said = { zh: '30 天', en: '30 days' };
  const edited = await stepBill('edit', draft, { goods, payment: said, delivery: said });
  return stepBill('issue', draft, { hash: edited.sha256 });
}

describe('a paper and its goods', () => {
  it('is issued when they are packed: nobody changes them any more', async () => {
    const shipment = await ship([await ready(5)]);
    const draft = await bill('pl', 'shipment', shipment.id);
    expect(draft.abilities).toContainEqual({ action: 'issue', refusal: 'bill.not-packed' });
    expect(codeOf(await sendBill('issue', draft, { hash: draft.sha256 }))).toBe('bill.not-packed');
  });

  it('are told of at once by one person only: a second invoice of the same goods is refused', async () => {
    const shipment = await packed([await ready(1)]);
    const body = { of: 'shipment', kind: 'ci', id: shipment.id } as const;
    const answers = await Promise.all(Array.from({ length: 4 }, () => app.send(billRoutes.create, { body }, SALES)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  });

  it('leave under no paper that somebody makes void meanwhile, nor do they stay under one that was issued', async () => {
    const shipment = await packed([await ready(1)]);
    const list = await issued('pl', shipment);
    const [sent, voided] = await Promise.all([
      sendShipment('dispatch', shipment),
      sendBill('void', list, { reason: '抬头有误' }),
    ]);
    expect([sent.statusCode, voided.statusCode].filter((status) => status === 200)).toHaveLength(1);
  });

  it('draw on one letter of credit one after the other: what does not cover both is refused the second', async () => {
    const letterOfCredit = {
      ...{ number: 'LC-7', issuingBank: 'Bank', date: '2026-01-02', applicant: BUYER.name.en, currency: 'CNY' },
      ...{ amount: 600_000, goodsText: 'Geared motors', latestShipment: '', expiry: '' },
    };
    const drafts = [];
    for (let at = 0; at < 2; at += 1) {
      const shipment = await packed([await ready(1)]);
      await stepShipment('unpack', shipment);
      await stepShipment('edit', shipment, { letterOfCredit, goodsText: 'Geared motors' });
      await stepShipment('pack', shipment);
      const draft = await bill('ci', 'shipment', shipment.id);
      drafts.push(await stepBill('edit', draft, { payment: { zh: '信用证', en: 'Letter of credit' } }));
    }
    const answers = await Promise.all(drafts.map((draft) => sendBill('issue', draft, { hash: draft.sha256 })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });

  it('says of goods that have left what was not said before, and does not repack them', async () => {
    const shipment = await packed([await ready(1)]);
    await issued('pl', shipment);
    await db
      .update(shipments)
      .set({ goods: { ...shipment.goods, sold: { ...shipment.goods.sold, incoterm: null, place: '' } } as never })
      .where(eq(shipments.id, shipment.id));
    await stepShipment('dispatch', shipment);
    const draft = await bill('ci', 'shipment', shipment.id);
    expect(draft.draft?.findings).toContainEqual(expect.objectContaining({ key: 'field-missing' }));
    const goods = { delivery: { incoterm: 'FCA', place: '上海' }, packages: [] };
    await stepBill('edit', draft, { goods, payment: { zh: '款到发货', en: 'Prepaid' } });
    const edited = await openBill(draft.id);
    expect(edited.draft?.findings.filter(({ level }) => level === 'error')).toEqual([]);
    expect(edited).toMatchObject({ packages: 1 });
    await stepBill('issue', draft, { hash: edited.sha256 });
  });

  it('go on where the source of the order has told of pieces before', async () => {
    const order = await ready(3);
    const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, order.id));
    await db
      .update(orderLines)
      .set({ shipped: 1 })
      .where(eq(orderLines.id, line?.id ?? ''));
    await expect(ship([order], 3)).rejects.toThrow(/422/);
    const shipment = await packed([order], 2);
    await issued('pl', shipment);
    await stepShipment('dispatch', shipment);
    await db
      .update(orderLines)
      .set({ delivered: 3 })
      .where(eq(orderLines.id, line?.id ?? ''));
    expect(await stepShipment('arrive', shipment)).toMatchObject({ state: 'delivered' });
  });
});

describe('an invoice', () => {
  const piNoOf = async (id: string) => {
    const [row] = await db.select({ body: bills.body }).from(bills).where(eq(bills.id, id));
    return row?.body?.references.piNo;
  };

  it('names the proforma of its shipment, of whichever orders that is, until it is void (issue 17)', async () => {
    const shipment = await packed([await ready(1), await ready(2)]);
    const draft = await bill('pi', 'shipment', shipment.id);
    const said = { zh: '30 天', en: '30 days' };
    const edited = await stepBill('edit', draft, { payment: said, delivery: said });
    const offer = await stepBill('issue', draft, { hash: edited.sha256 });
    const invoice = await issued('ci', shipment);
    expect(await piNoOf(invoice.id)).toEqual([offer.number]);
    await stepBill('void', offer, { reason: '抬头有误' });
    await stepBill('void', invoice, { reason: '抬头有误' });
    expect(await piNoOf((await issued('ci', shipment)).id)).toEqual([]);
  });

  it('in the place of a void one begins with what that said, of today and of the goods as they are (issue 17)', async () => {
    const shipment = await packed([await ready(1)]);
    const draft = await bill('ci', 'shipment', shipment.id);
    const said = {
      ...{ payment: { zh: '款到发货', en: 'Prepaid' }, contractNo: ['HT-7'], deposit: 10_000, remarks: '急' },
      ...{
        declaration: { zh: '属实', en: 'True' },
        charges: [...CHARGES],
        bankAccountId: null,
        issueDate: '2026-01-01',
      },
    };
    const edited = await stepBill('edit', draft, said);
    await stepBill('issue', draft, { hash: edited.sha256 });
    await stepBill('void', draft, { reason: '抬头有误' });
    const again = await bill('ci', 'shipment', shipment.id);
    const { issueDate, ...others } = said;
    expect(again).toMatchObject({ number: null, revision: 0 });
    expect(again.draft?.own).toMatchObject(others);
    expect(again.draft?.own.issueDate).not.toBe(issueDate);
  });

  it('takes up no charge of its order that another invoice bears by now (issue 17)', async () => {
    const order = await ready(2);
    await db.update(orders).set({ charges: CHARGES }).where(eq(orders.id, order.id));
    const [first, second] = [await packed([order], 1), await packed([order], 1)];
    await stepBill('void', await issued('ci', first), { reason: '抬头有误' });
    expect((await bill('ci', 'shipment', second.id)).draft?.own.charges).toEqual(CHARGES);
    expect((await bill('ci', 'shipment', first.id)).draft?.own.charges).toEqual([]);
  });
});

describe('a machine', () => {
  /** Packs a shipment anew with numbers of machines; answers what comes of it. */
  async function packWith(shipment: Awaited<ReturnType<typeof packed>>, serials: readonly string[]) {
    await stepShipment('unpack', shipment);
    const packages = shipment.goods.packages.map((one) => ({
      ...one,
      contents: one.contents.map((content) => ({ ...content, serials })),
    }));
    await stepShipment('edit', shipment, { packages });
    return sendShipment('pack', shipment);
  }

  it('is packed once: its number in another packed shipment is told when it is packed again, and which that is', async () => {
    const [first, second] = [await packed([await ready(1)]), await packed([await ready(1)])];
    const numbers = first.goods.packages.flatMap(({ contents }) => contents.flatMap(({ serials }) => serials));
    const refused = await packWith(second, numbers);
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'shipment.serial-packed']);
    expect(refused.json().description).toContain(first.number);
    await stepShipment('unpack', first);
    expect((await sendShipment('pack', second)).statusCode).toBe(200);
  });

  it('that has left is not packed again', async () => {
    const [first, second] = [await packed([await ready(1)]), await packed([await ready(1)])];
    await issued('pl', first);
    await stepShipment('dispatch', first);
    const numbers = first.goods.packages.flatMap(({ contents }) => contents.flatMap(({ serials }) => serials));
    expect(codeOf(await packWith(second, numbers))).toBe('shipment.serial-taken');
  });
});

describe('goods of an order that is cancelled', () => {
  const read = (id: string) => app.call(shipmentRoutes.open, { params: { id } }, SALES);

  it('end their shipment and its drafts, which says why', async () => {
    const order = await ready(1);
    const shipment = await packed([order]);
    const draft = await bill('pl', 'shipment', shipment.id);
    await portal.step('cancel', order, { reason: '项目终止' });
    const after = await read(shipment.id);
    expect(after.state).toBe('cancelled');
    expect(after.history.at(-1)).toMatchObject({ action: 'order-cancelled', number: order.number, from: 'packed' });
    const gone = await app.send(billRoutes.open, { params: { id: draft.id } }, SALES);
    expect(gone.statusCode).toBe(404);
  });

  it('leave a shipment with goods of others, which is packed anew', async () => {
    const [order, other] = [await ready(1), await ready(2)];
    const shipment = await packed([order, other]);
    await portal.step('cancel', order, { reason: '项目终止' });
    const after = await read(shipment.id);
    expect(after).toMatchObject({ state: 'draft', orders: [{ number: other.number }], packages: 1 });
    expect(after.goods.lines).toMatchObject([{ lineNo: 1, quantity: 2 }]);
    expect(after.goods.sold.sapOrderNo).toEqual([other.sapOrderNo]);
    expect(after.goods.packages[0]?.contents).toMatchObject([{ lineNo: 1, quantity: 2 }]);
    expect((await sendShipment('pack', shipment)).statusCode).toBe(200);
  });

  it('stay where papers were issued for them', async () => {
    const order = await ready(1);
    const shipment = await packed([order]);
    await issued('pl', shipment);
    await portal.step('cancel', order, { reason: '项目终止' });
    expect((await read(shipment.id)).state).toBe('packed');
  });
});

it('the list says of a shipment that it has arrived in part, until the rest is there', async () => {
  const shipment = await packed([await ready(3)]);
  await issued('pl', shipment);
  await stepShipment('dispatch', shipment);
  const listed = async () => {
    const { rows } = await app.call(shipmentRoutes.list, { query: { pageSize: '200' } }, LV1);
    return rows.find(({ id }) => id === shipment.id);
  };
  await stepShipment('arrive', shipment, { lines: [{ lineNo: 1, pieces: 2 }], reason: '一箱破损' });
  expect(await listed()).toMatchObject({ state: 'delivered', isPart: true });
  await stepShipment('arrive', shipment);
  expect(await listed()).toMatchObject({ state: 'delivered', isPart: false });
});

describe('what an order asks for', () => {
  it('stands on the first invoice of its goods, beside them, and on no other', async () => {
    const order = await ready(2);
    await db.update(orders).set({ charges: CHARGES }).where(eq(orders.id, order.id));
    const [first, second] = [await packed([order], 1), await packed([order], 1)];
    expect((await bill('ci', 'shipment', first.id)).draft?.own.charges).toEqual(CHARGES);
    expect((await bill('pl', 'shipment', first.id)).draft?.own.charges).toEqual([]);
    expect((await bill('ci', 'shipment', second.id)).draft?.own.charges).toEqual([]);
  });

  it('is not taxed twice where its prices are with VAT', async () => {
    const order = await ready(2);
    await db.update(orders).set({ taxIncluded: true }).where(eq(orders.id, order.id));
    const { totals } = await bill('pi', 'order', order.id);
    expect(totals?.total).toBe(order.net);
    expect(totals?.vat).toBe(Math.round((order.net * 13) / 113));
  });

  it('is called by the proforma of its quote, issued before it was made or after, until that is void', async () => {
    const accepted = await portal.accepted(2);
    const before = await proforma('quote', accepted.id);
    const order = await portal.placedOf(accepted);
    expect(await open(order.id, LV1)).toMatchObject({ piNo: before.number, lines: [{ piNo: before.number }] });
    const listed = await app.call(billRoutes.list, { query: { order: order.id } }, SALES);
    expect(listed.rows.map(({ id }) => id)).toEqual([before.id]);
    await stepBill('void', before, { reason: '抬头有误' });
    expect(await open(order.id, LV1)).toMatchObject({ piNo: '' });
    const after = await proforma('quote', accepted.id);
    expect(await open(order.id, LV1)).toMatchObject({ piNo: after.number });
  });
});

it('a paper shows where it is paid to to its customer and to those who may know', async () => {
  const invoice = await issued('ci', await packed([await ready(1)]));
  const xlsx = (as: typeof LV1) =>
    app.send(billRoutes.paper, { params: { id: invoice.id, format: 'xlsx' } }, as).then(({ rawPayload }) => rawPayload);
  const [customers, masked, open2] = [await xlsx(LV1), await xlsx(SALES), await xlsx(SALES2)];
  expect(open2.equals(customers)).toBe(true);
  expect(masked.equals(customers)).toBe(false);
  const cells: unknown[] = [];
  for await (const row of readSheet(masked)) cells.push(...row.cells);
  expect(cells).toContainEqual(expect.stringMatching(/^•••• \S{4} （已隐藏部分）/));
  expect((await xlsx(LV1)).equals(customers)).toBe(true);
});
