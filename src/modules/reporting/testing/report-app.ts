import { LV1, type QuoteApp, quoteApp, SALES2 } from '#modules/quotes/testing/quote-app.ts';
import { type OpenReportDto, reportRoutes, reportStepRoutes } from '#modules/reporting/contract.ts';
import type { TestApp, TestCaller } from '#testing/app.ts';

export type ReportStepName = keyof typeof reportStepRoutes;

/** What a report needs at least. */
export const FACTS = { company: '华东输送设备有限公司', country: 'CN', project: '二期输送线' } as const;

/** A portal with demo data, and what tests of reports do again and again. */
export interface ReportApp {
  readonly app: TestApp;
  readonly quotes: QuoteApp;
  readonly report: (facts?: object, caller?: TestCaller) => Promise<OpenReportDto>;
  readonly open: (id: string, caller?: TestCaller) => Promise<OpenReportDto>;
  /** A report that the second salesperson has approved. */
  readonly approved: (facts?: object, caller?: TestCaller) => Promise<OpenReportDto>;
  readonly step: (
    action: ReportStepName,
    report: Pick<OpenReportDto, 'id'>,
    body: object,
    caller: TestCaller,
  ) => Promise<OpenReportDto>;
  readonly send: (
    action: ReportStepName,
    report: Pick<OpenReportDto, 'id'>,
    body: object,
    caller: TestCaller,
  ) => ReturnType<TestApp['send']>;
}

/** To be called at the top of a test file, like `testApp`. */
export async function reportApp(): Promise<ReportApp> {
  const quotes = await quoteApp();
  const { app } = quotes;
  const open: ReportApp['open'] = (id, caller = LV1) => app.call(reportRoutes.open, { params: { id } }, caller);
  const send: ReportApp['send'] = (action, { id }, body, caller) =>
    app.send(reportStepRoutes[action], { params: { id }, body }, caller);
  const step: ReportApp['step'] = async (action, report, body, caller) => {
    const answer = await send(action, report, body, caller);
    if (answer.statusCode !== 200) throw new Error(`${action}: ${answer.body}`);
    return answer.json().result;
  };
  const report: ReportApp['report'] = (facts = {}, caller = LV1) =>
    app.call(reportRoutes.report, { body: { ...FACTS, ...facts } }, caller);
  const approved: ReportApp['approved'] = async (facts, caller) => {
    const { id } = await report(facts, caller);
    const { duplicatesHash } = await open(id, SALES2);
    return step('approve', { id }, { duplicatesHash }, SALES2);
  };
  return { app, quotes, report, open, approved, step, send };
}
