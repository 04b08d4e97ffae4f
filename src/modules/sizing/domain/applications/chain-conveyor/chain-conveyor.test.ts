import { describe, expect, test } from 'vitest';
import { exampleOf } from '#modules/sizing/domain/testing/examples.ts';
import { figureIn, figuresFrom, sized } from '#modules/sizing/domain/testing/sized.ts';

const { inputs } = exampleOf('CHAIN-1');

describe('a chain conveyor', () => {
  test('gives its chain the power that the sprocket takes, with any number of teeth', () => {
    const next = figuresFrom(3);
    for (let run = 0; run < 100; run++) {
      const typed = { ...inputs, z: 6 + Math.floor(20 * next()), p: 20 + 200 * next(), v: 0.05 + next() };
      const conveyor = sized('chain_conveyor', typed);
      const sprocket = (figureIn(conveyor, 'M_m') * Math.PI * figureIn(conveyor, 'n_m')) / 30;
      expect(sprocket).toBeCloseTo(figureIn(conveyor, 'F_w') * typed.v, 6);
    }
  });

  test('has more torque at the peak than in the mean: 2.6 % with eight teeth', () => {
    const conveyor = sized('chain_conveyor', inputs);
    expect(figureIn(conveyor, 'M_mx') / figureIn(conveyor, 'M_m')).toBeCloseTo(1.0262, 4);
  });

  test.each([
    [9, true],
    [10, false],
  ])('with %i teeth tells of its ripple: %s', (z, isTold) => {
    const { checks } = sized('chain_conveyor', { ...inputs, z });
    expect(checks.some(({ id }) => id === 'chain-ripple')).toBe(isTold);
  });
});
