import { describe, expect, test } from 'vitest';
import { exampleOf } from '#modules/sizing/domain/testing/examples.ts';
import { figureIn, figuresFrom, sized } from '#modules/sizing/domain/testing/sized.ts';

const { inputs } = exampleOf('SLEW-1');

describe('a slewing turntable', () => {
  test('reaches its speed in its time with the torque at the motor, losses taken off', () => {
    const next = figuresFrom(6);
    for (let run = 0; run < 100; run++) {
      const typed = { ...inputs, n_m: 0.1 + 9 * next(), J_m: 100 + 1e5 * next(), t_a: 1 + 20 * next() };
      const table = sized('slewing_turntable', typed);
      const atTable = figureIn(table, 'M_ax') * 0.92 * 0.95 * (1450 / typed.n_m);
      const speed = ((atTable / typed.J_m) * typed.t_a * 30) / Math.PI;
      expect(speed / typed.n_m).toBeCloseTo(1, 3);
    }
  });

  test('has the friction of its kind of ring until somebody types one', () => {
    const { mu: _, ...open } = inputs;
    expect(sized('slewing_turntable', open).values.mu).toBe(0.006);
    expect(sized('slewing_turntable', { ...open, type: 'roller' }).values.mu).toBe(0.004);
    expect(sized('slewing_turntable', { ...open, type: 'roller', mu: 0.005 }).values.mu).toBe(0.005);
  });

  test('adds slope and wind', () => {
    const wind = { q_w: 250, A_w: 4, r_w: 2, m: 1000, r_s: 0.5, alpha: 5 };
    const table = sized('slewing_turntable', { ...inputs, ...wind });
    const more = 2000 + 1000 * 9.81 * 0.5 * Math.sin((5 * Math.PI) / 180);
    expect(figureIn(table, 'M_m')).toBeCloseTo(548.58 + more, 6);
  });
});
