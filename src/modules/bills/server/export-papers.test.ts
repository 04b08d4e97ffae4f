// @tests both-databases
import { describe, expect, it } from 'vitest';
import { shipmentRoutes } from '#modules/bills/contract.ts';
import { billApp } from '#modules/bills/testing/bill-app.ts';
import { TRANSPORT } from '#modules/bills/testing/paper-facts.ts';
import { SALES } from '#modules/quotes/testing/quote-app.ts';

const portal = await billApp();
const { app, issued, openBill, packed, ready, sendShipment, stepBill, stepShipment } = portal;
const errorOf = (answer: { json: () => { error?: { code: string }; description?: string } }) => {
  const { description, error } = answer.json();
  return [error?.code, description];
};
const EN = { ...SALES, headers: { 'accept-language': 'en' } };
const ZH = { ...SALES, headers: { 'accept-language': 'zh-CN' } };

/** A packed shipment that leaves the country, with all its papers must say of it. */
async function exported() {
  const shipment = await packed([await ready(1)]);
  await stepShipment('unpack', shipment);
  const words = shipment.goods.lines.map(
    ({ goodsKind, hsCode, keyData, lineNo, name, netEachG, typeCode: _, unit }) => ({
      ...{ goodsKind, hsCode, keyData, lineNo, name, netEachG, unit, origin: 'CN' },
    }),
  );
  const transport = { ...TRANSPORT, loading: 'Suzhou', discharge: 'Hamburg', finalDestination: 'Hamburg' };
  await stepShipment('edit', shipment, { words, transport, destination: 'export', marks: 'NORDHAFEN' });
  return stepShipment('pack', shipment);
}

const dispatchOf = async ({ id }: { id: string }) =>
  (await app.call(shipmentRoutes.open, { params: { id } }, EN)).abilities.find(({ action }) => action === 'dispatch');

/** Issues a revision of a paper. */
async function revised(paper: { id: string }) {
  const draft = await stepBill('revise', paper as never);
  return stepBill('issue', draft, { hash: draft.sha256 });
}

describe('an export leaves with a packing list that names its invoice (issue 17)', () => {
  it('not with one that names a void invoice, until that list is revised', async () => {
    const shipment = await exported();
    const void1 = await issued('ci', shipment);
    const list = await issued('pl', shipment);
    await stepBill('void', void1, { reason: '抬头有误' });
    await issued('ci', shipment);
    expect(await dispatchOf(shipment)).toEqual({
      ...{ action: 'dispatch', refusal: 'shipment.list-void', values: { named: void1.number } },
    });
    expect(errorOf(await sendShipment('dispatch', shipment, {}, EN))).toEqual([
      'shipment.list-void',
      `Revise the packing list first: it names commercial invoice ${void1.number}, which is void`,
    ]);
    expect(errorOf(await sendShipment('dispatch', shipment, {}, ZH))[1]).toBe(
      `请先修订装箱单：其中注明的商业发票 ${void1.number} 已作废`,
    );
    await revised(list);
    expect(await dispatchOf(shipment)).toEqual({ action: 'dispatch', refusal: null });
    expect((await sendShipment('dispatch', shipment)).statusCode).toBe(200);
  });

  it('not with one that names an invoice as it was before its revision, which marks the list', async () => {
    const shipment = await exported();
    const first = await issued('ci', shipment);
    const list = await issued('pl', shipment);
    const second = await revised(first);
    expect(await openBill(list.id)).toMatchObject({ isPairVoid: true, invoiceNamed: first.number });
    expect(errorOf(await sendShipment('dispatch', shipment, {}, EN))).toEqual([
      'shipment.list-revised',
      `Revise the packing list first: it names commercial invoice ${first.number}, which was revised`,
    ]);
    const again = await revised(list);
    expect(await openBill(again.id)).toMatchObject({ isPairVoid: false, invoiceNamed: second.number });
    expect(await openBill(second.id)).toMatchObject({ isPairVoid: false });
    expect((await sendShipment('dispatch', shipment)).statusCode).toBe(200);
  });

  it('which lacks its invoice altogether once that is void, and says so', async () => {
    const shipment = await exported();
    const invoice = await issued('ci', shipment);
    await issued('pl', shipment);
    await stepBill('void', invoice, { reason: '抬头有误' });
    expect(await dispatchOf(shipment)).toMatchObject({ refusal: 'shipment.papers' });
  });
});

describe('what a shipment lacks before it leaves is named', () => {
  it('its packing list within the country, its invoice too where it goes abroad', async () => {
    const [within, abroad] = [await packed([await ready(1)]), await exported()];
    expect(await dispatchOf(within)).toEqual({
      ...{ action: 'dispatch', refusal: 'shipment.papers', values: { bills: 'packing list' } },
    });
    expect(await dispatchOf(abroad)).toMatchObject({ values: { bills: 'packing list, commercial invoice' } });
    expect(errorOf(await sendShipment('dispatch', abroad, {}, ZH))[1]).toBe('发运前须开具：装箱单、商业发票');
    await issued('ci', abroad);
    expect(errorOf(await sendShipment('dispatch', abroad, {}, EN))[1]).toBe('Issue first: packing list');
  });
});

describe('goods leave in no other way than their papers say', () => {
  it('with another mode or another destination they are refused: both are named, and what to do', async () => {
    const shipment = await packed([await ready(1)]);
    const list = await issued('pl', shipment);
    const by = (said: object) => ({ transport: { ...TRANSPORT, ...said } });
    expect(errorOf(await sendShipment('dispatch', shipment, by({ mode: 'air' }), EN))).toEqual([
      'shipment.papers-differ',
      `“Mode of transport” is “road” on packing list ${list.number} and would be “air”. To change it, void the issued papers, unpack, and issue them anew`,
    ]);
    expect(errorOf(await sendShipment('dispatch', shipment, by({ finalDestination: '北京' }), ZH))[1]).toBe(
      `装箱单 ${list.number} 上的“目的地”为“苏州”，不能以“北京”发运；如需更改，请作废已开具的单据，重新装箱后再开具`,
    );
    expect(errorOf(await sendShipment('dispatch', shipment, by({ vehicle: '' }), ZH))[0]).toBe(
      'shipment.papers-differ',
    );
  });

  it('and say of their way what no paper says yet', async () => {
    const shipment = await packed([await ready(1)]);
    await issued('pl', shipment);
    const transport = { ...TRANSPORT, documentNo: 'CMR 7', sealNo: 'S-1', shipmentDate: '2026-11-29' };
    const sent = await stepShipment('dispatch', shipment, { transport });
    expect(sent).toMatchObject({ state: 'dispatched', goods: { transport } });
  });
});
