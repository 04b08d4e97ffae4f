import { expect, test } from 'vitest';
import { discInertia, inertiaOfMoving } from './inertia.ts';
import { exampleOf, wrongIn } from './testing/examples.ts';

test('a disc has the inertia of the worked case', () => {
  const { m, D } = exampleOf('INERTIA-1').inputs;
  expect(wrongIn(exampleOf('INERTIA-1'), { J: discInertia(Number(m), Number(D)) })).toEqual([]);
});

test('a mass that moves has its kinetic energy at the shaft', () => {
  const turning = inertiaOfMoving(3000, 0.5, 1435) * ((1435 * Math.PI) / 30) ** 2;
  expect(turning).toBeCloseTo(3000 * 0.25, 9);
});
