import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  LINE_ACTIONS,
  LINE_STEPS,
  mayDo,
  moveOf,
  ORDER_ACTIONS,
  ORDER_STATES,
  ORDER_STEPS,
  type OrderStep,
} from './order-steps.ts';

/** The transitions as the design of the commerce says them. */
const ROWS = readFileSync(join(import.meta.dirname, '..', 'testing', 'transitions.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => {
    const [machine = '', from = '', action = '', to = '', side = '', right = ''] = row.split(',');
    return { machine, from, action, to, side, right };
  });
const SIDES = ['C', 'P', 'none', 'S'] as const;

/** Who may do a step, as the design says: a right is asked of people, not of the portal. */
function expected({ right, side }: { side: string; right: string }, by: (typeof SIDES)[number], hasRight: boolean) {
  return side.split('|').includes(by) && (by === 'S' || right === '' || hasRight);
}

function told(step: OrderStep | undefined) {
  return SIDES.flatMap((by) =>
    [false, true].map((hasRight) => step !== undefined && mayDo(step, by, hasRight ? ['orders.correct'] : [])),
  );
}

describe('the steps of an order', () => {
  const cases = ORDER_STATES.flatMap((state) => ORDER_ACTIONS.map((action) => ({ state, action })));

  test.each(cases)('$state, $action: as the design says', ({ action, state }) => {
    const row = ROWS.find((one) => one.machine === 'order' && one.from === state && one.action === action);
    const move = moveOf(state, action);
    expect(move?.to).toBe(row?.to);
    expect(told(move)).toEqual(
      SIDES.flatMap((by) => [false, true].map((has) => row !== undefined && expected(row, by, has))),
    );
  });

  test('are as many as the design has, but for those that make one', () => {
    const made = ROWS.filter(({ from, machine }) => machine === 'order' && from !== '-');
    expect(Object.values(ORDER_STEPS).flatMap((steps) => Object.keys(steps)).length).toBe(made.length);
  });
});

test.each(LINE_ACTIONS)('a line lets %s be done by those the design names', (action) => {
  const row = ROWS.find((one) => one.machine === 'order-line' && one.action === action);
  expect(row).toBeDefined();
  expect(told(LINE_STEPS[action])).toEqual(
    SIDES.flatMap((by) => [false, true].map((has) => row !== undefined && expected(row, by, has))),
  );
});
