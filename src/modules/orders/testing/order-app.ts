import { orderRoutes, orderStepRoutes } from '#modules/orders/contract.ts';
import { LV1, type Quote, type QuoteApp, quoteApp, SALES } from '#modules/quotes/testing/quote-app.ts';
import type { TestApp, TestCaller } from '#testing/app.ts';

export type Order = Awaited<ReturnType<OrderApp['open']>>;
export type Step = keyof typeof orderStepRoutes;

/** A portal with demo data, and what tests of orders do again and again. */
export interface OrderApp extends Pick<QuoteApp, 'app'> {
  readonly quotes: QuoteApp;
  /** A quote of so many pieces of one product that its customer has accepted. */
  readonly accepted: (quantity?: number, caller?: TestCaller) => Promise<Quote>;
  readonly placedOf: (accepted: Pick<Quote, 'id'>) => Promise<Order>;
  /** The order of so many pieces of one product, as it was made of an accepted quote. */
  readonly placed: (quantity?: number, caller?: TestCaller) => Promise<Order>;
  /** The same, confirmed with a number and a date. */
  readonly confirmed: (quantity?: number, caller?: TestCaller) => Promise<Order>;
  readonly open: (id: string, caller: TestCaller) => Promise<ReturnType<typeof orderRoutes.open.result.parse>>;
  readonly step: (action: Step, order: Pick<Order, 'id'>, body: object, caller?: TestCaller) => Promise<Order>;
  readonly send: (
    action: Step,
    order: Pick<Order, 'id'>,
    body: object,
    caller: TestCaller,
  ) => ReturnType<TestApp['send']>;
}

/** To be called at the top of a test file, like `testApp`. */
export async function orderApp(): Promise<OrderApp> {
  const quotes = await quoteApp();
  const { app } = quotes;
  let numbers = 4500000;
  const open: OrderApp['open'] = (id, caller) => app.call(orderRoutes.open, { params: { id } }, caller);
  const send: OrderApp['send'] = (action, { id }, body, caller) =>
    app.send(orderStepRoutes[action], { params: { id }, body }, caller);
  const step: OrderApp['step'] = async (action, order, body, caller = SALES) => {
    const answer = await send(action, order, body, caller);
    if (answer.statusCode !== 200) throw new Error(`${action}: ${answer.body}`);
    return answer.json().result;
  };
  const accepted: OrderApp['accepted'] = async (quantity = 2, caller = LV1) => {
    const quote = await quotes.offered(caller, quantity);
    const { no: offerNo, sha256 } = quote.offer ?? { no: 0, sha256: '' };
    return quotes.step('accept', quote, { offerNo, sha256, orderNumber: 'PO 7-118' }, caller);
  };
  const placedOf: OrderApp['placedOf'] = async (quote) => {
    const { order } = await quotes.step('convert', quote, {}, SALES);
    return open(order?.id ?? '', SALES);
  };
  const placed: OrderApp['placed'] = async (quantity, caller) => placedOf(await accepted(quantity, caller));
  const confirmed: OrderApp['confirmed'] = async (quantity, caller) => {
    const order = await placed(quantity, caller);
    numbers += 1;
    const lines = order.lines.map(({ itemNumber }) => ({ itemNumber, plannedDate: '2026-03-20' }));
    return step('confirm', order, { sapOrderNo: String(numbers), lines });
  };
  return { app, quotes, open, send, step, accepted, placedOf, placed, confirmed };
}
