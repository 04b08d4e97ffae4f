import { expect, it } from 'vitest';
import { shippedParts } from '#testing/builders/shipped-worms.ts';
import { selfLockingAt } from './starting.ts';

/** The model's efficiencies are printed to two decimals: its classes come from the figure before. */
const ROUNDING = 0.005;

it('the classes of the model follow from its starting efficiencies', () => {
  const others = shippedParts().starts.filter(
    ({ efficiency, selfLocking }) =>
      selfLockingAt(efficiency - ROUNDING) !== selfLocking && selfLockingAt(efficiency + ROUNDING) !== selfLocking,
  );
  expect(others).toEqual([]);
});
