import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import enTexts from '#modules/sheets/locales/en.json' with { type: 'json' };
import zhTexts from '#modules/sheets/locales/zh-cn.json' with { type: 'json' };
import enRefusals from '#modules/sheets/server/locales/en.json' with { type: 'json' };
import zhRefusals from '#modules/sheets/server/locales/zh-cn.json' with { type: 'json' };
import {
  isOpenTo,
  mayDo,
  needsReason,
  SHEET_ACTIONS,
  SHEET_STATES,
  SHEET_STEPS,
  type SheetStanding,
  stepOf,
  turnOf,
} from './sheet-steps.ts';
import { SHEET_STATE_WORDS } from './sheet-words.ts';

const linesOf = (name: string) =>
  readFileSync(join(import.meta.dirname, '..', 'testing', name), 'utf8')
    .trim()
    .split('\n')
    .slice(1);

/** The transitions as the design of the commerce says them. */
const ROWS = linesOf('transitions.csv').map((line) => {
  const [, from = '', action = '', to = '', side = '', right = ''] = line.split(',');
  return { from, action, to, side, right, text: line };
});
const STEPS = ROWS.filter(({ action }) => action !== 'create');
const STANDINGS: readonly SheetStanding[] = (['C', 'P', 'none'] as const).flatMap((side) =>
  [[], ['sheets.release'] as const].map((rights) => ({ side, rights })),
);

function isAllowed({ right, side }: (typeof ROWS)[number], standing: SheetStanding, maker: 'C' | 'P'): boolean {
  if (standing.side === 'none') return false;
  if (right !== '' && !standing.rights.includes('sheets.release')) return false;
  if (side === 'maker') return standing.side === maker;
  if (side === 'other') return standing.side !== maker;
  return side.split('|').includes(standing.side);
}

describe('the steps of a sheet', () => {
  const cases = SHEET_STATES.flatMap((state) => SHEET_ACTIONS.map((action) => ({ state, action })));
  test.each(cases)('$state, $action: as the design says', ({ action, state }) => {
    const row = STEPS.find((one) => one.from === state && one.action === action);
    const step = stepOf(state, action);
    expect(step?.to).toBe(row?.to);
    for (const maker of ['C', 'P'] as const)
      for (const standing of STANDINGS)
        expect([maker, standing, step !== undefined && mayDo(step, standing, maker)]).toEqual([
          maker,
          standing,
          row !== undefined && isAllowed(row, standing, maker),
        ]);
  });

  test('are as many as the design has, but for the one that makes a sheet', () => {
    expect(Object.values(SHEET_STEPS).flatMap((steps) => Object.keys(steps)).length).toBe(STEPS.length);
    expect(ROWS.length - STEPS.length).toBe(1);
  });

  test.each(STEPS)('$from, $action ask for what the design asks for', ({ action, from, text }) => {
    const step = stepOf(from as 'draft', action as 'edit');
    expect(step?.guards.includes('in-force')).toBe(text.includes('a released revision exists'));
    expect(step?.guards.includes('none-in-force')).toBe(text.includes('no released revision'));
    expect(step?.guards.includes('not-the-submitter')).toBe(text.includes('not the person who submitted'));
    expect(step?.guards.some((guard) => guard.startsWith('reason'))).toBe(text.includes('reason'));
  });
});

test('a sheet is cancelled as long as nothing is released, afterwards a revision is discarded', () => {
  const { cancel, discard } = SHEET_STEPS.draft;
  if (cancel === undefined || discard === undefined) throw new Error('a draft can be ended');
  expect([cancel, discard].map((step) => isOpenTo(step, { releasedNo: null }))).toEqual([true, false]);
  expect([cancel, discard].map((step) => isOpenTo(step, { releasedNo: 1 }))).toEqual([false, true]);
  expect([0, 1].map((lastNo) => needsReason(cancel, { lastNo }))).toEqual([false, true]);
});

test.each([
  ['draft', 'C', 'C'],
  ['submitted', 'C', 'P'],
  ['submitted', 'P', 'C'],
  ['returned', 'P', 'P'],
  ['confirmed', 'C', 'engineering'],
  ['released', 'C', null],
] as const)('a sheet that is %s, made by %s, waits for %s', (state, maker, turn) => {
  expect(turnOf(state, maker)).toBe(turn);
});

const TEXTS = linesOf('texts.csv').map((line) => line.split(','));

test('the states are called as the design calls them', () => {
  for (const state of SHEET_STATES) {
    const [, zh, en] = TEXTS.find(([key]) => key === `sheet.${state}`) ?? [];
    expect(SHEET_STATE_WORDS[state]).toEqual({ zh, en });
    expect({ zh: zhTexts.state[state], en: enTexts.state[state] }).toEqual({ zh, en });
  }
});

test.each(['sheet.own-answer', 'sheet.not-current'] as const)('%s is refused in the words of the design', (code) => {
  const [, zh, en] = TEXTS.find(([key]) => key === `refusal.${code}`) ?? [];
  const said = (text: string) => text.replaceAll(/\{\{(\w+)\}\}/g, '{$1}');
  expect([said(zhRefusals[code]), said(enRefusals[code])]).toEqual([zh, en]);
});
