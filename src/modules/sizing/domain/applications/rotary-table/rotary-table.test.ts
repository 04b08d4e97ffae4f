import { describe, expect, test } from 'vitest';
import { exampleOf } from '#modules/sizing/domain/testing/examples.ts';
import { figureIn, sized } from '#modules/sizing/domain/testing/sized.ts';

const { inputs } = exampleOf('TABLE-1');
const STEP = 1e-4;

describe('a rotary table', () => {
  test('turns through its step in its time, step by step', () => {
    const table = sized('rotary_table', inputs);
    const alpha = figureIn(table, 'alpha');
    let [angle, speed] = [0, 0];
    for (let time = STEP / 2; time < 1.4; time += STEP) {
      const turn = time < 0.2 ? alpha : time > 1.2 ? -alpha : 0;
      angle += (speed + (turn * STEP) / 2) * STEP;
      speed += turn * STEP;
    }
    expect((angle * 180) / Math.PI).toBeCloseTo(90, 2);
    expect(speed).toBeCloseTo(0, 3);
  });

  test('has the root mean square of its torque over one cycle', () => {
    const table = sized('rotary_table', inputs);
    const [still, accelerating] = [figureIn(table, 'M_m'), figureIn(table, 'M_acc')];
    let sum = 0;
    for (let time = STEP / 2; time < 1.4; time += STEP) {
      const torque = time < 0.2 ? still + accelerating : time > 1.2 ? accelerating - still : still;
      sum += torque ** 2 * STEP;
    }
    expect(figureIn(table, 'M_rms')).toBeCloseTo(Math.sqrt(sum / 3.4), 1);
  });

  test('with a cam does not accelerate its motor', () => {
    const table = sized('rotary_table', exampleOf('TABLE-3').inputs);
    expect(table.values.M_ax).toBe(0);
    expect(table.values.P_max).toBe(table.values.P_st);
  });

  test.each([
    [0.7, false],
    [0.7 + 1e-6, true],
  ])('cannot ramp %f s of a step of 1.4 s: %s', (t_a, isBlocked) => {
    const { checks } = sized('rotary_table', { ...inputs, t_a });
    expect(checks.some(({ id, level }) => id === 'ramp-too-long' && level === 'block')).toBe(isBlocked);
  });
});
