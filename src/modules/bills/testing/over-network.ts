import { signInAt } from '#testing/sign-in.ts';
import { BUYER, TRANSPORT } from './paper-facts.ts';

/** What calls over the network answer, as far as they are read. */
// biome-ignore lint/suspicious/noExplicitAny: what each call answers is read by whoever makes it, a few fields of many shapes.
type Answered = any;

/** Somebody who works with a portal over the network. */
export type Caller = (path: string, body?: object) => Promise<Answered>;

/** Signs somebody of the demo in; `address` is asked anew each time, since a portal started again has another. */
export async function callerAt(address: () => string, username: string): Promise<Caller> {
  const { token } = await signInAt(address(), username);
  return async (path, body) => {
    const answer = await fetch(`${address()}/api/v1${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { code, message, result } = (await answer.json()) as { code: number; message: string; result: Answered };
    if (code !== 0) throw new Error(`${path}: ${message}`);
    return result;
  };
}

/** Walks from a saved product to a packed shipment of one machine; answers the draft of its packing list, ready to be issued. */
export async function draftList(customer: Caller, sales: Caller, form: object, machine: string): Promise<Answered> {
  const { id: configurationId } = await customer('/configurations', { ...form, quantity: 1 });
  const quote = await customer('/quotes', { configurationIds: [configurationId] });
  const step = (by: Caller, name: string, body: object = {}) => by(`/quotes/${quote.id}/${name}`, body);
  await step(customer, 'request', { version: quote.version });
  const { version } = await sales(`/quotes/${quote.id}`);
  const priced = await step(sales, 'price', { version, lines: [] });
  const { offer } = await step(sales, 'offer', { version: priced.version });
  await step(customer, 'accept', { offerNo: offer.no, sha256: offer.sha256, orderNumber: 'PO 1' });
  const { order } = await step(sales, 'convert');
  const lines = [{ itemNumber: 10, plannedDate: '2027-03-20' }];
  await sales(`/orders/${order.id}/confirm`, { sapOrderNo: machine, lines });
  await sales(`/orders/${order.id}/report-ready`, { lines: [{ itemNumber: 10, pieces: 1 }] });
  const pieces = { orderId: order.id, itemNumber: 10, pieces: 1 };
  const { goods, id } = await sales('/shipments', { lines: [pieces] });
  await sales(`/shipments/${id}/edit`, {
    ...{ parties: { ...goods.parties, buyer: BUYER }, transport: TRANSPORT },
    delivery: { incoterm: 'DAP', place: '苏州' },
    packages: [
      {
        ...{ no: 1, type: 'plywood-case', contents: [{ lineNo: 1, quantity: 1, serials: [machine] }] },
        size: { lengthMm: 1200, widthMm: 800, heightMm: 750, tareG: 38_000, weighedG: null },
        ...{ isStackable: true, hasLiftingPoint: null, isOilFilled: true, handlingMarks: '', woodMark: '' },
      },
    ],
  });
  await sales(`/shipments/${id}/pack`, {});
  return sales('/bills', { of: 'shipment', kind: 'pl', id });
}
