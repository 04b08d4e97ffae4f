import { describe, expect, test } from 'vitest';
import { exampleOf } from '#modules/sizing/domain/testing/examples.ts';
import { figureIn, figuresFrom, sized } from '#modules/sizing/domain/testing/sized.ts';

describe('a belt conveyor', () => {
  test('takes from the drum what friction and lift take, whatever it carries', () => {
    const next = figuresFrom(1);
    for (let run = 0; run < 200; run++) {
      const inputs = {
        m_L: 500 * next(),
        m_B: 80 * next(),
        beta: 60 * next() - 30,
        v: 0.1 + next(),
        D: 60 + 400 * next(),
      };
      const belt = sized('belt_conveyor', inputs);
      const angle = (inputs.beta * Math.PI) / 180;
      const lift = inputs.m_L * 9.81 * Math.sin(angle) * inputs.v;
      const friction =
        9.81 * Math.cos(angle) * (0.33 * (inputs.m_L + inputs.m_B / 2) + (0.03 * inputs.m_B) / 2) * inputs.v;
      const drum = (figureIn(belt, 'M_m') * Math.PI * figureIn(belt, 'n_m')) / 30;
      expect(drum).toBeCloseTo(lift + friction, 6);
    }
  });

  test('of bulk material lifts its throughput', () => {
    const belt = sized('belt_conveyor', exampleOf('BELT-B1').inputs);
    const lifting = (figureIn(belt, 'F_St') * 1.68) / 1000;
    expect(lifting).toBeCloseTo(((1000 / 3.6) * 9.81 * 17.9) / 1000, 6);
  });

  test('takes the length factor from its length until somebody types one', () => {
    const { C: _, ...inputs } = exampleOf('BELT-B1').inputs;
    expect(sized('belt_conveyor', inputs).values.C).toBeCloseTo(1.3688, 6);
    expect(sized('belt_conveyor', { ...inputs, C: 1.5 }).values.C).toBe(1.5);
  });

  test.each([
    [80, false],
    [80 - 1e-6, true],
  ])('of %f m warns of its length factor: %s', (L, isWarned) => {
    const { checks } = sized('belt_conveyor', { ...exampleOf('BELT-B1').inputs, L });
    expect(checks.some(({ id }) => id === 'belt-length-factor')).toBe(isWarned);
  });

  test('that runs downhill warns where only the least losses make it drive', () => {
    const declined = { ...exampleOf('BELT-B3').inputs, f: 0.03, C: 1.5, H: -7 };
    const { checks, values } = sized('belt_conveyor', declined);
    expect(values.F_w).toBeGreaterThan(0);
    expect(checks.map(({ id }) => id)).toEqual(['belt-decline', 'runs-back']);
  });
});
