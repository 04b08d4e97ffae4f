import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import enTexts from '#modules/reporting/locales/en.json' with { type: 'json' };
import zhTexts from '#modules/reporting/locales/zh-cn.json' with { type: 'json' };
import { mayDo, REPORT_ACTIONS, REPORT_STATES, REPORT_STEPS, type ReportStanding, stepOf } from './report-steps.ts';
import { REPORT_STATE_WORDS } from './report-words.ts';

const linesOf = (name: string) =>
  readFileSync(join(import.meta.dirname, '..', 'testing', name), 'utf8')
    .trim()
    .split('\n')
    .slice(1);

/** The transitions as the design of the commerce says them. */
const ROWS = linesOf('transitions.csv').map((line) => {
  const [, from = '', action = '', to = '', side = '', right = ''] = line.split(',');
  return { from, action, to, side, right };
});
const STEPS = ROWS.filter(({ action }) => action !== 'report');
const SIDES = ['C', 'P', 'none', 'S'] as const;
const STANDINGS: readonly ReportStanding[] = SIDES.flatMap((side) =>
  [false, true].flatMap((isReporter) =>
    [[], ['reports.decide'] as const].map((rights) => ({ side, isReporter, rights })),
  ),
);

function isAllowed({ right, side }: (typeof ROWS)[number], standing: ReportStanding): boolean {
  if (side === 'reporter') return standing.isReporter && ['C', 'P'].includes(standing.side);
  return side === standing.side && (right === '' || standing.rights.includes('reports.decide'));
}

describe('the steps of a report', () => {
  const cases = REPORT_STATES.flatMap((state) => REPORT_ACTIONS.map((action) => ({ state, action })));

  test.each(cases)('$state, $action: as the design says', ({ action, state }) => {
    const row = STEPS.find((one) => one.from === state && one.action === action);
    const step = stepOf(state, action);
    expect(step?.to).toBe(row?.to);
    for (const standing of STANDINGS)
      expect([standing, step !== undefined && mayDo(step, standing)]).toEqual([
        standing,
        row !== undefined && isAllowed(row, standing),
      ]);
  });

  test('are as many as the design has, but for the one that makes a report', () => {
    expect(Object.values(REPORT_STEPS).flatMap((steps) => Object.keys(steps)).length).toBe(STEPS.length);
    expect(ROWS.length - STEPS.length).toBe(1);
  });
});

test('the states are called as the design calls them', () => {
  const told = linesOf('texts.csv').map((line) => line.split(','));
  for (const state of REPORT_STATES) {
    const [, zh, en] = told.find(([key]) => key === `report.${state}`) ?? [];
    expect(REPORT_STATE_WORDS[state]).toEqual({ zh, en });
    expect({ zh: zhTexts.state[state], en: enTexts.state[state] }).toEqual({ zh, en });
  }
});
