import { describe, expect, test } from 'vitest';
import { exampleOf } from '#modules/sizing/domain/testing/examples.ts';
import { figureIn, figuresFrom, sized } from '#modules/sizing/domain/testing/sized.ts';

const inputs = { ...exampleOf('ROLL-1').inputs, mu_0: 0.2 };

describe('a roller conveyor', () => {
  test('has the kinetic energy of its goods and rollers at the motor shaft', () => {
    const next = figuresFrom(2);
    for (let run = 0; run < 100; run++) {
      const typed = { ...inputs, m_L: 5000 * next(), m_R: 40 * next(), v: 0.05 + next(), D: 50 + 100 * next() };
      const conveyor = sized('roller_conveyor', typed);
      const turning = 0.5 * figureIn(conveyor, 'J_x') * ((1456 * Math.PI) / 30) ** 2;
      expect(turning).toBeCloseTo(0.5 * (typed.m_L + 24 * typed.m_R) * typed.v ** 2, 6);
    }
  });

  test('starts as fast as the goods hold, and not a hair faster', () => {
    const fastest = 0.5 / (9.81 * 0.2);
    const isTold = (t_a: number) =>
      sized('roller_conveyor', { ...inputs, t_a }).checks.some(({ id }) => id === 'goods-slip');
    expect([fastest + 1e-6, fastest - 1e-6].map(isTold)).toEqual([false, true]);
  });
});
