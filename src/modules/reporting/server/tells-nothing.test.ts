// @tests alone
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { organisations } from '#modules/accounts/server/public.ts';
import { LV1, SALES2 } from '#modules/quotes/testing/quote-app.ts';
import { reportRoutes } from '#modules/reporting/contract.ts';
import { FACTS, reportApp } from '#modules/reporting/testing/report-app.ts';

const IS_LONG = process.env.TEST_PART === 'long';
const SAMPLES = 150;
const { app, approved, open, quotes, report } = await reportApp();

const [customer] = await app.database.db
  .select({ name: organisations.name })
  .from(organisations)
  .where(eq(organisations.id, await quotes.organisationOf('lv2-demo')));
const reported = await approved({ company: '已经报备机械', project: 'P' });
await report({ company: '正在审核机械', project: 'P' });

/** A company that is a customer, one that is protected, one that waits for a decision, and one that nobody knows. */
const COMPANIES = [customer?.name ?? '', reported.company, '正在审核机械', '无人知晓机械'] as const;

const send = (company: string) => app.send(reportRoutes.report, { body: { ...FACTS, company, project: 'P' } }, LV1);

/** What an answer says but for what belongs to this report alone. */
function toldBy(body: string, company: string): string {
  const { result } = JSON.parse(body);
  const { createdAt, history, id, number, updatedAt, ...rest } = result;
  expect([createdAt, history[0].at, updatedAt].every(Boolean)).toBe(true);
  return JSON.stringify(rest).replaceAll(company, 'X') + Object.keys(result).join() + typeof id + number.length;
}

/** How often one of `some` took longer than one of `others`: 0.5 where time tells nothing (area under the ROC curve). */
function auc(some: readonly number[], others: readonly number[]): number {
  const wins = some.flatMap((ms) => others.map((other) => (ms > other ? 1 : ms === other ? 0.5 : 0)));
  return wins.reduce((sum: number, win) => sum + win, 0) / wins.length;
}

describe('whether a company is known is not told to whoever reports it', () => {
  test('by the answer, nor by what it costs', async () => {
    const asked = vi.spyOn(pg.Client.prototype, 'query');
    await send(COMPANIES[0]);
    const told: unknown[] = [];
    for (const company of COMPANIES) {
      asked.mockClear();
      const { body, statusCode } = await send(company);
      told.push([statusCode, toldBy(body, company), asked.mock.calls.length]);
    }
    for (const one of told) expect(one).toEqual(told[0]);
    asked.mockRestore();
  });

  test('by the report, the list and the history they read afterwards', async () => {
    const told: string[] = [];
    for (const company of COMPANIES) {
      const { id } = await report({ company, project: 'P' });
      const { body } = await app.send(reportRoutes.open, { params: { id } }, LV1);
      told.push(toldBy(body, company));
      // Those who decide are told: of each, since it was reported before.
      expect((await open(id, SALES2)).duplicates).not.toEqual([]);
    }
    for (const one of told) expect(one).toBe(told[0]);
  });

  test.runIf(IS_LONG)('by the time it takes', async () => {
    const times = COMPANIES.map((): number[] => []);
    for (let turn = -5; turn < SAMPLES; turn += 1)
      for (let place = 0; place < COMPANIES.length; place += 1) {
        const at = (place + turn + 8) % COMPANIES.length;
        const start = performance.now();
        await send(COMPANIES[at] ?? '');
        if (turn >= 0) times[at]?.push(performance.now() - start);
      }
    const unknown = times[3] ?? [];
    for (const known of times.slice(0, 3)) {
      const area = auc(known, unknown);
      expect(Math.max(area, 1 - area), `area ${area.toFixed(2)}`).toBeLessThanOrEqual(0.6);
    }
  });
});
