// @tests both-databases
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ADMIN, LV1, SALES, SALES2 } from '#modules/quotes/testing/quote-app.ts';
import { mayDo, REPORT_STATES, type ReportState, stepOf } from '#modules/reporting/domain/report-steps.ts';
import { FACTS, type ReportStepName, reportApp } from '#modules/reporting/testing/report-app.ts';
import { customerReports } from './report-tables.ts';

const { app, open, quotes, report, send } = await reportApp();
const { db } = app.database;
const made = await report();
const organisationId = await quotes.organisationOf('lv1-demo');
const staffsOwn = await report({ organisationId }, SALES);

/** Who asks, on which side, and with which right. */
const CALLERS = [
  { as: LV1, side: 'C', rights: [] },
  { as: SALES, side: 'P', rights: [] },
  { as: SALES2, side: 'P', rights: ['reports.decide'] },
  { as: ADMIN, side: 'none', rights: [] },
] as const;
const STEPS: readonly ReportStepName[] = ['edit', 'approve', 'refuse', 'extend', 'withdraw'];

/** What is sent with a step, as long as it is not refused for state, side or right. */
async function bodyOf(step: ReportStepName, id: string): Promise<object> {
  if (step === 'edit') return { ...FACTS, version: (await open(id, SALES2)).version };
  if (step === 'approve') return { duplicatesHash: (await open(id, SALES2)).duplicatesHash ?? 'a'.repeat(64) };
  return step === 'extend' ? {} : { reason: 'r' };
}

async function standsAs(id: string, state: ReportState): Promise<void> {
  const protectedUntil = state === 'pending' ? null : '2026-12-31';
  await db.update(customerReports).set({ state, protectedUntil, isExtended: false }).where(eq(customerReports.id, id));
}

describe.each(REPORT_STATES)('a report that is %s', (state) => {
  test.each(STEPS)('lets %s be done by whom the table names, and nobody else', async (name) => {
    for (const { id, reporter } of [
      { ...made, reporter: LV1 },
      { ...staffsOwn, reporter: SALES },
    ])
      for (const { as, rights, side } of CALLERS) {
        await standsAs(id, state);
        const answer = await send(name, { id }, await bodyOf(name, id), as);
        const step = stepOf(state, name);
        const isAllowed = step !== undefined && mayDo(step, { side, rights, isReporter: as === reporter });
        const told = [state, name, side, rights.length, reporter.as];
        expect([...told, answer.statusCode === 200]).toEqual([...told, isAllowed]);
        if (!isAllowed) expect(['report.wrong-state', 'access.refused']).toContain(answer.json().error?.code);
      }
  });
});
