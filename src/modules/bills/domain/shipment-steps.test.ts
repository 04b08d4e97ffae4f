import { describe, expect, test } from 'vitest';
import { transitionRows } from '#modules/bills/testing/transition-rows.ts';
import {
  mayStepShipment,
  SHIPMENT_ACTIONS,
  SHIPMENT_STATES,
  SHIPMENT_STEPS,
  shipmentStepOf,
} from './shipment-steps.ts';

const ROWS = transitionRows('shipment');
const SIDES = ['C', 'P', 'none', 'S'] as const;

describe('the steps of a shipment', () => {
  const cases = SHIPMENT_STATES.flatMap((state) => SHIPMENT_ACTIONS.map((action) => ({ state, action })));

  test.each(cases)('$state, $action: as the design says', ({ state, action }) => {
    const row = ROWS.find((one) => one.from === state && one.action === action);
    const step = shipmentStepOf(state, action);
    expect(step?.to).toBe(row?.to);
    for (const side of SIDES) {
      const isNamed = row?.side.split('|').includes(side) ?? false;
      expect([side, step !== undefined && mayStepShipment(step, side)]).toEqual([side, isNamed]);
    }
  });

  test('are as many as the design has', () => {
    expect(Object.values(SHIPMENT_STEPS).flatMap((steps) => Object.keys(steps))).toHaveLength(ROWS.length);
  });
});
