import { expect, test } from 'vitest';
import { proofOf } from '#kernel/transitions.ts';
import { VERSION_STATES } from './price-codes.ts';
import { VERSION_STEPS } from './version-states.ts';

test('every state of a version is reached, and every other action refused', () => {
  const { unreachable, idle, final, refused } = proofOf(VERSION_STEPS);
  expect([unreachable, idle, final]).toEqual([[], [], []]);
  expect(VERSION_STEPS.states).toEqual(VERSION_STATES);
  expect(refused).toEqual([
    ['checked', 'withdraw'],
    ['checked', 'retire'],
    ['staged', 'retire'],
    ['active', 'stage'],
    ['active', 'withdraw'],
    ['active', 'activate'],
    ['retired', 'stage'],
    ['retired', 'withdraw'],
    ['retired', 'retire'],
  ]);
});
