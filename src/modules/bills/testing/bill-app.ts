import type { z } from 'zod';
import { billRoutes, billStepRoutes, shipmentRoutes, shipmentStepRoutes } from '#modules/bills/contract.ts';
import { type Order, type OrderApp, orderApp } from '#modules/orders/testing/order-app.ts';
import { SALES } from '#modules/quotes/testing/quote-app.ts';
import type { TestCaller } from '#testing/app.ts';
import { BUYER, TRANSPORT } from './paper-facts.ts';

export type Shipment = z.output<typeof shipmentRoutes.open.result>;
export type Bill = z.output<typeof billRoutes.open.result>;
type ShipmentAction = keyof typeof shipmentStepRoutes;
type BillAction = keyof typeof billStepRoutes;

/** A portal with demo data, and what tests of shipments and bills do again and again. */
export interface BillApp extends OrderApp {
  /** An order of so many machines, all ready. */
  readonly ready: (pieces?: number) => Promise<Order>;
  readonly ship: (orders: readonly Order[], pieces?: number) => Promise<Shipment>;
  /** A shipment whose goods are described and packed in one case, with a number for each machine. */
  readonly packed: (orders: readonly Order[], pieces?: number) => Promise<Shipment>;
  readonly stepShipment: (
    action: ShipmentAction,
    of: { id: string },
    body?: object,
    as?: TestCaller,
  ) => Promise<Shipment>;
  readonly bill: (kind: 'pi' | 'ci' | 'pl', of: 'shipment' | 'order' | 'quote', id: string) => Promise<Bill>;
  readonly stepBill: (action: BillAction, of: { id: string }, body?: object, as?: TestCaller) => Promise<Bill>;
  readonly sendBill: (
    action: BillAction,
    of: { id: string },
    body?: object,
    as?: TestCaller,
  ) => ReturnType<OrderApp['app']['send']>;
  readonly sendShipment: (
    action: ShipmentAction,
    of: { id: string },
    body?: object,
    as?: TestCaller,
  ) => ReturnType<OrderApp['app']['send']>;
  readonly openBill: (id: string, as?: TestCaller) => Promise<Bill>;
  /** A paper of a shipment, issued. */
  readonly issued: (kind: 'ci' | 'pl', shipment: { id: string }) => Promise<Bill>;
}

let machines = 0;

/** The number of the next machine. */
function nextSerial(): string {
  machines += 1;
  return `JR${String(machines).padStart(6, '0')}`;
}

/** To be called at the top of a test file, like `testApp`. */
export async function billApp(): Promise<BillApp> {
  const orders = await orderApp();
  const { app } = orders;
  const ready: BillApp['ready'] = async (pieces = 2) => {
    const order = await orders.confirmed(pieces);
    return orders.step('report-ready', order, { lines: [{ itemNumber: 10, pieces }] });
  };
  const ship: BillApp['ship'] = (of, pieces) => {
    const lines = of.flatMap(({ id: orderId, lines: items }) =>
      items.map(({ itemNumber, quantity }) => ({ orderId, itemNumber, pieces: pieces ?? quantity })),
    );
    return app.call(shipmentRoutes.create, { body: { lines } }, SALES);
  };
  const sendShipment: BillApp['sendShipment'] = (action, { id }, body = {}, as = SALES) =>
    app.send(shipmentStepRoutes[action], { params: { id }, body }, as);
  const stepShipment: BillApp['stepShipment'] = async (action, of, body, as) => {
    const answer = await sendShipment(action, of, body, as);
    if (answer.statusCode !== 200) throw new Error(`${action}: ${answer.body}`);
    return answer.json().result;
  };
  const packed: BillApp['packed'] = async (of, pieces) => {
    const shipment = await ship(of, pieces);
    const { goods } = shipment;
    const contents = goods.lines.map(({ lineNo, quantity }) => ({
      ...{ lineNo, quantity },
      serials: Array.from({ length: quantity }, nextSerial),
    }));
    const size = { lengthMm: 1200, widthMm: 800, heightMm: 750, tareG: 38_000, weighedG: null };
    const facts = { isStackable: true, hasLiftingPoint: null, isOilFilled: true, handlingMarks: '', woodMark: '' };
    const words = goods.lines.map(({ goodsKind, keyData, lineNo, name, netEachG, origin, unit, hsCode }) => ({
      ...{ lineNo, name, keyData, goodsKind, unit, origin, netEachG: netEachG || 43_000 },
      hsCode: hsCode || '850152',
    }));
    await stepShipment('edit', shipment, {
      ...{
        words,
        parties: { ...goods.parties, buyer: BUYER },
        transport: TRANSPORT,
        delivery: { incoterm: 'DAP', place: '苏州' },
      },
      packages: [{ no: 1, type: 'plywood-case', size, contents, ...facts }],
    });
    return stepShipment('pack', shipment);
  };
  const bill: BillApp['bill'] = (kind, of, id) =>
    app.call(billRoutes.create, { body: { kind, of, id } as never }, SALES);
  const sendBill: BillApp['sendBill'] = (action, { id }, body = {}, as = SALES) =>
    app.send(billStepRoutes[action], { params: { id }, body }, as);
  const stepBill: BillApp['stepBill'] = async (action, of, body, as) => {
    const answer = await sendBill(action, of, body, as);
    if (answer.statusCode !== 200) throw new Error(`${action}: ${answer.body}`);
    return answer.json().result;
  };
  const openBill: BillApp['openBill'] = (id, as = SALES) => app.call(billRoutes.open, { params: { id } }, as);
  const issued: BillApp['issued'] = async (kind, { id }) => {
    const draft = await bill(kind, 'shipment', id);
    const payment = { zh: '款到发货', en: 'Payment before shipment' };
    const edited = await stepBill('edit', draft, { payment });
    return stepBill('issue', draft, { hash: edited.sha256 });
  };
  return { ...orders, ready, ship, packed, stepShipment, sendShipment, bill, stepBill, sendBill, openBill, issued };
}
