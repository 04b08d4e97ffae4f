import { describe, expect, test } from 'vitest';
import { transitionRows } from '#modules/bills/testing/transition-rows.ts';
import { BILL_ACTIONS, BILL_STATES, BILL_STEPS, billStepOf, isReadByCustomer, mayStepBill } from './bill-steps.ts';

const ROWS = transitionRows('bill');
const SIDES = ['C', 'P', 'none', 'S'] as const;

describe('the steps of a bill', () => {
  const cases = BILL_STATES.flatMap((state) => BILL_ACTIONS.map((action) => ({ state, action })));

  test.each(cases)('$state, $action: as the design says', ({ state, action }) => {
    const row = ROWS.find((one) => one.from === state && one.action === action);
    const step = billStepOf(state, action);
    expect(step?.to ?? (step && '-')).toBe(row?.to);
    for (const side of SIDES) {
      const [without, having] = [[], ['bills.issue', 'bills.void'] as const].map(
        (rights) => step !== undefined && mayStepBill(step, side, rights),
      );
      const isNamed = row?.side === side;
      expect([side, without, having]).toEqual([side, isNamed && row.right === '', isNamed]);
    }
  });

  test('are as many as the design has', () => {
    expect(Object.values(BILL_STEPS).flatMap((steps) => Object.keys(steps))).toHaveLength(ROWS.length);
  });

  test('show the customer what was issued, whatever became of it', () => {
    expect(BILL_STATES.filter(isReadByCustomer)).toEqual(['issued', 'superseded', 'void']);
  });
});
