import { describe, expect, test } from 'vitest';
import { exampleOf } from '#modules/sizing/domain/testing/examples.ts';
import { figureIn, figuresFrom, sized } from '#modules/sizing/domain/testing/sized.ts';

const { inputs } = exampleOf('SCREW-3');

describe('a screw conveyor', () => {
  test('finds back its speed from the throughput it has at it', () => {
    const next = figuresFrom(8);
    for (let run = 0; run < 100; run++) {
      const typed = { ...inputs, D: 0.1 + next(), S: 0.1 + next(), n_m: 5 + 200 * next(), phi: 0.1 + 0.8 * next() };
      const { n_m, ...open } = typed;
      const flow = figureIn(sized('screw_conveyor', typed), 'I_m');
      const back = sized('screw_conveyor', { ...open, by: 'throughput', I_m: flow });
      expect(figureIn(back, 'n_m')).toBeCloseTo(n_m, 8);
    }
  });

  test('that loses nothing lifts what it conveys', () => {
    const screw = sized('screw_conveyor', { ...inputs, H: 2 });
    const lift = ((figureIn(screw, 'I_m') / 3.6) * 9.81 * 2) / 1000;
    expect(figureIn(screw, 'P_S')).toBeCloseTo(lift, 9);
  });

  const { k_b: _, ...sloped } = inputs;

  test('takes the slope factor from its slope until somebody types one', () => {
    expect(sized('screw_conveyor', { ...sloped, H: 0 }).values.k_b).toBe(1);
    expect(sized('screw_conveyor', { ...sloped, H: 8 * Math.sin(Math.PI / 18) }).values.k_b).toBeCloseTo(0.8, 9);
  });

  test.each([
    [8 * Math.sin(Math.PI / 9) - 1e-6, false],
    [8 * Math.sin(Math.PI / 9) + 1e-6, true],
  ])('that lifts %f m over 8 m ends in an enquiry: %s', (H, isEnquired) => {
    const { checks } = sized('screw_conveyor', { ...sloped, H });
    expect(checks.some(({ id }) => id === 'screw-slope')).toBe(isEnquired);
  });

  test.each([
    [60, false],
    [60 + 1e-6, true],
  ])('at %f r/min is too fast for its material: %s', (n_m, isWarned) => {
    const { checks } = sized('screw_conveyor', { ...inputs, n_m });
    expect(checks.some(({ id }) => id === 'screw-speed')).toBe(isWarned);
  });

  test('under a hopper ends in an enquiry', () => {
    const { checks } = sized('screw_conveyor', { ...inputs, feeder: true });
    expect(checks).toMatchObject([{ id: 'screw-feeder', level: 'enquire' }]);
  });
});
