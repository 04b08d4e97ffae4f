import { eq } from 'drizzle-orm';
import { organisations, users } from '#modules/accounts/server/public.ts';
import { cartRoutes } from '#modules/cart/contract.ts';
import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
import type { SavedForm } from '#modules/configurator/contract.ts';
import { quoteFileRoutes, quoteRoutes, quoteStepRoutes } from '#modules/quotes/contract.ts';
import { type TestApp, type TestCaller, testApp } from '#testing/app.ts';
import { A_ROW_ID, aConfiguredForm } from '#testing/builders/a-configured-form.ts';

/** Both salespeople of the demo look after both customers; the second may approve and sees costs. */
export const LV1: TestCaller = { as: 'lv1-demo' };
export const LV2: TestCaller = { as: 'lv2-demo' };
export const SALES: TestCaller = { as: 'sales-demo' };
export const SALES2: TestCaller = { as: 'sales2-demo' };
export const ADMIN: TestCaller = { as: 'admin' };

/** A portal with demo data, and what tests of quotes do again and again. */
export interface QuoteApp {
  readonly app: TestApp;
  /** Saves so many pieces of a product and answers its id. */
  readonly save: (caller: TestCaller, quantity?: number) => Promise<string>;
  readonly draft: (caller: TestCaller, quantity?: number) => Promise<Quote>;
  readonly request: (caller?: TestCaller, quantity?: number) => Promise<Quote>;
  readonly offered: (caller?: TestCaller, quantity?: number) => Promise<Quote>;
  readonly open: (id: string, caller: TestCaller) => Promise<Quote>;
  readonly step: (
    action: keyof typeof quoteStepRoutes,
    quote: Pick<Quote, 'id'>,
    body: object,
    caller: TestCaller,
  ) => Promise<Quote>;
  readonly send: (
    action: keyof typeof quoteStepRoutes,
    quote: Pick<Quote, 'id'>,
    body: object,
    caller: TestCaller,
  ) => ReturnType<TestApp['send']>;
  /** Sends in a file for a quote; answers its id. */
  readonly sendFile: (quote: Pick<Quote, 'id'>, caller: TestCaller, name?: string) => Promise<string>;
  readonly idOf: (username: string) => Promise<string>;
  readonly organisationOf: (username: string) => Promise<string>;
}

export type Quote = Awaited<ReturnType<typeof openQuote>>;

function openQuote(app: TestApp, id: string, caller: TestCaller) {
  return app.call(quoteRoutes.open, { params: { id } }, caller);
}

/** To be called at the top of a test file, like `testApp`. */
export async function quoteApp(): Promise<QuoteApp> {
  const app = await testApp({ demo: true });
  const form: SavedForm = aConfiguredForm(await loadActiveRelease(app.portal.db), A_ROW_ID);
  const open: QuoteApp['open'] = (id, caller) => openQuote(app, id, caller);
  const send: QuoteApp['send'] = (action, { id }, body, caller) =>
    app.send(quoteStepRoutes[action], { params: { id }, body }, caller);
  const step: QuoteApp['step'] = async (action, quote, body, caller) => {
    const answer = await send(action, quote, body, caller);
    if (answer.statusCode !== 200) throw new Error(`${action}: ${answer.body}`);
    return answer.json().result;
  };
  const save: QuoteApp['save'] = async (caller, quantity = 2) =>
    (await app.call(cartRoutes.create, { body: { ...form, quantity } }, caller)).id;
  const draft: QuoteApp['draft'] = async (caller, quantity) =>
    app.call(quoteRoutes.create, { body: { configurationIds: [await save(caller, quantity)] } }, caller);
  const request: QuoteApp['request'] = async (caller = LV1, quantity = 2) => {
    const quote = await draft(caller, quantity);
    return step('request', quote, { version: quote.version }, caller);
  };
  const offered: QuoteApp['offered'] = async (caller = LV1, quantity = 2) => {
    const quote = await request(caller, quantity);
    const entry = caller === LV1 ? [] : [{ lineNo: 1, as: 'price', unit: 700_000 }];
    const priced = await step('price', quote, { version: quote.version, lines: entry }, SALES);
    return step('offer', priced, { version: priced.version }, SALES);
  };
  const sendFile: QuoteApp['sendFile'] = async ({ id }, caller, name = 'order.pdf') => {
    const answer = await app.send(
      quoteFileRoutes.send,
      { params: { id }, query: { name }, body: Buffer.from(`%PDF-1.7 ${name}`) },
      caller,
    );
    if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.body}`);
    return answer.json().result.id;
  };
  const person = async (username: string) => {
    const [found] = await app.database.db
      .select({ id: users.id, organisationId: organisations.id })
      .from(users)
      .innerJoin(organisations, eq(organisations.id, users.organisationId))
      .where(eq(users.username, username));
    if (found === undefined) throw new Error(`There is no ${username}`);
    return found;
  };
  return {
    ...{ app, open, send, step, save, draft, request, offered, sendFile },
    idOf: async (username) => (await person(username)).id,
    organisationOf: async (username) => (await person(username)).organisationId,
  };
}
