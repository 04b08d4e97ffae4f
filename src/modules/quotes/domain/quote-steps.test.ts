import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { proofOf } from '#kernel/transitions.ts';
import { APPROVAL_STEPS } from './approval-steps.ts';
import { QUOTE_LINE_STEPS } from './line-steps.ts';
import { maySide, QUOTE_ACTIONS, QUOTE_STATES, QUOTE_STEPS, stepOf } from './quote-steps.ts';

interface Row {
  readonly machine: string;
  readonly from: string;
  readonly action: string;
  readonly to: string;
  readonly side: string;
  readonly guard: string;
}

/** The transitions as the design of the commerce says them. */
const ROWS: readonly Row[] = readFileSync(join(import.meta.dirname, '..', 'testing', 'transitions.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [machine = '', from = '', action = '', to = '', side = '', , guard = ''] = line.split(',');
    return { machine, from, action, to, side, guard };
  });

/** Making a quote begins it. */
const QUOTE_ROWS = ROWS.filter(({ machine, action }) => machine === 'quote' && action !== 'create');
const SIDES = ['C', 'P', 'none', 'system'] as const;

function isAllowed({ side, guard }: Row, by: (typeof SIDES)[number], maker: 'C' | 'P'): boolean {
  const named = side.replace('S', 'system').split('|');
  const isOwn = named.includes('maker') ? by === maker : named.includes(by);
  const [, made] = /the maker is side (C|P)/.exec(guard) ?? [];
  return isOwn && (made === undefined || made === maker);
}

describe('the steps of a quote', () => {
  const cases = QUOTE_STATES.flatMap((state) => QUOTE_ACTIONS.map((action) => ({ state, action })));

  test.each(cases)('$state, $action: as the design says', ({ state, action }) => {
    const row = QUOTE_ROWS.find((one) => one.from === state && one.action === action);
    const step = stepOf(state, action);
    expect(step?.to ?? (step && '-')).toBe(row?.to);
    for (const maker of ['C', 'P'] as const)
      for (const by of SIDES) {
        const may = step !== undefined && maySide(step, by, maker);
        expect([by, maker, may]).toEqual([by, maker, row !== undefined && isAllowed(row, by, maker)]);
      }
  });

  test('are as many as the design has', () => {
    expect(Object.values(QUOTE_STEPS).flatMap((steps) => Object.keys(steps)).length).toBe(QUOTE_ROWS.length);
  });
});

describe.each([
  ['quote-line', QUOTE_LINE_STEPS],
  ['approval', APPROVAL_STEPS],
] as const)('the steps of a %s', (machine, steps) => {
  const rows = ROWS.filter((row) => row.machine === machine);

  test('are those of the design, and no others', () => {
    const { states, actions, after } = steps as typeof QUOTE_LINE_STEPS;
    const known = states.flatMap((from) =>
      actions.flatMap((action) => {
        const to = after(from, action);
        return to === undefined ? [] : [`${from} ${action} ${to}`];
      }),
    );
    expect(known.sort()).toEqual(rows.map(({ from, action, to }) => `${from} ${action} ${to}`).sort());
  });

  test('reach every state and use every action', () => {
    const { unreachable, idle } = proofOf(steps as typeof QUOTE_LINE_STEPS);
    expect([unreachable, idle]).toEqual([[], []]);
  });
});
