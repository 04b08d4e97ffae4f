import { describe, expect, test } from 'vitest';
import { exampleOf } from '#modules/sizing/domain/testing/examples.ts';
import { figureIn, figuresFrom, sized } from '#modules/sizing/domain/testing/sized.ts';

const { inputs } = exampleOf('MIX-1');

describe('a mixer', () => {
  test('draws a power that leads back to its power number', () => {
    const next = figuresFrom(7);
    for (let run = 0; run < 100; run++) {
      const typed = { ...inputs, n_m: 10 + 300 * next(), d: 0.1 + next(), mu_d: 10 ** (6 * next() - 4), radial: 0 };
      const mixer = sized('mixer', typed);
      const number = (figureIn(mixer, 'P_i') * 1000) / (1497.7 * (typed.n_m / 60) ** 3 * typed.d ** 5);
      expect(number).toBeCloseTo(5.8 + 70 / figureIn(mixer, 'Re'), 6);
      const shaft = (figureIn(mixer, 'M_m') * typed.n_m) / 9550;
      expect(shaft).toBeCloseTo(figureIn(mixer, 'P_m'), 9);
    }
  });

  test('that is laminar draws the square of its speed, turbulent the cube', () => {
    const power = (n_m: number, mu_d: number) => figureIn(sized('mixer', { ...inputs, n_m, mu_d }), 'P_i');
    expect(power(20, 900) / power(10, 900)).toBeCloseTo(4, 9);
    expect(power(200, 0.001) / power(100, 0.001)).toBeCloseTo(8, 9);
  });

  test.each([
    [10, false],
    [10 + 1e-6, true],
    [10_000 - 1e-6, true],
    [10_000, false],
  ])('at a Reynolds number of %f warns of the transition: %s', (Re, isWarned) => {
    const { checks } = sized('mixer', inputs, { given: { Re } });
    expect(checks.some(({ id }) => id === 'mixer-transition')).toBe(isWarned);
  });

  test('whose shaft hangs on the gear unit ends in an enquiry', () => {
    const { checks } = sized('mixer', { ...inputs, cantilever: true });
    expect(checks).toMatchObject([{ id: 'mixer-cantilever', level: 'enquire' }]);
  });
});
