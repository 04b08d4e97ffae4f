import { LV1, type QuoteApp, quoteApp, SALES, SALES2 } from '#modules/quotes/testing/quote-app.ts';
import { type OpenSheetDto, sheetRoutes, sheetStepRoutes } from '#modules/sheets/contract.ts';
import type { TestApp, TestCaller } from '#testing/app.ts';

export type SheetStepName = keyof typeof sheetStepRoutes;
type Named = Pick<OpenSheetDto, 'id'>;

/** A portal with demo data, and what tests of sheets do again and again. */
export interface SheetApp {
  readonly app: TestApp;
  readonly quotes: QuoteApp;
  /** Drafts a sheet of new configurations, two pieces each. */
  readonly draft: (caller?: TestCaller, count?: number) => Promise<OpenSheetDto>;
  readonly open: (id: string, caller?: TestCaller) => Promise<OpenSheetDto>;
  readonly step: (action: SheetStepName, sheet: Named, body: object, caller: TestCaller) => Promise<OpenSheetDto>;
  readonly send: (action: SheetStepName, sheet: Named, body: object, caller: TestCaller) => ReturnType<TestApp['send']>;
  /** A sheet of the customer that the provider's side has confirmed. */
  readonly confirmed: (caller?: TestCaller) => Promise<OpenSheetDto>;
  /** A sheet that was released for engineering. */
  readonly released: () => Promise<OpenSheetDto>;
}

/** To be called at the top of a test file, like `testApp`. */
export async function sheetApp(): Promise<SheetApp> {
  const quotes = await quoteApp();
  const { app, save } = quotes;
  const open: SheetApp['open'] = (id, caller = LV1) => app.call(sheetRoutes.open, { params: { id } }, caller);
  const send: SheetApp['send'] = (action, { id }, body, caller) =>
    app.send(sheetStepRoutes[action], { params: { id }, body }, caller);
  const step: SheetApp['step'] = async (action, sheet, body, caller) => {
    const answer = await send(action, sheet, body, caller);
    if (answer.statusCode !== 200) throw new Error(`${action}: ${answer.body}`);
    return answer.json().result;
  };
  const draft: SheetApp['draft'] = async (caller = LV1, count = 1) => {
    const configurationIds: string[] = [];
    for (let at = 0; at < count; at += 1) configurationIds.push(await save(LV1));
    return app.call(sheetRoutes.create, { body: { configurationIds, title: '二期输送线' } }, caller);
  };
  const confirmed: SheetApp['confirmed'] = async (caller = LV1) => {
    const made = await draft(caller);
    const { no } = await step('submit', made, {}, caller);
    return step('confirm', made, { no }, SALES2);
  };
  const released: SheetApp['released'] = async () => {
    const made = await confirmed();
    return step('release', made, { no: made.no }, SALES);
  };
  return { app, quotes, draft, open, step, send, confirmed, released };
}
