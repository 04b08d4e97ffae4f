import { describe, expect, test } from 'vitest';
import { exampleOf } from '#modules/sizing/domain/testing/examples.ts';
import { figureIn, sized } from '#modules/sizing/domain/testing/sized.ts';

const { inputs } = exampleOf('TRAV-1');
const STEP = 1e-4;

describe('a travelling drive', () => {
  test('reaches its speed in its acceleration time with the torque that is named, step by step', () => {
    const drive = sized('travelling_drive', inputs);
    const wheel = 0.125;
    const geared = figureIn(drive, 'i_req') * 1.588235;
    const motor = figureIn(drive, 'M_ax');
    const force = (motor * 0.95 * 0.9 * geared) / wheel;
    let speed = 0;
    for (let time = 0; time < 1 - STEP / 2; time += STEP) speed += (force / 3000) * STEP;
    expect(speed).toBeCloseTo(0.5, 3);
  });

  test('shares torque and inertia among its drives, and keeps the speed', () => {
    const [one, two] = [sized('travelling_drive', inputs), sized('travelling_drive', { ...inputs, z_D: 2 })];
    expect(figureIn(two, 'M_m') * 2).toBeCloseTo(figureIn(one, 'M_m'), 9);
    expect(figureIn(two, 'J_m') * 2).toBeCloseTo(figureIn(one, 'J_m'), 9);
    expect(two.values.n_m).toBe(one.values.n_m);
  });

  test('starts as fast as its wheels hold, and not a hair faster', () => {
    const fastest = 0.5 / 0.73575;
    const isTold = (t_a: number) =>
      sized('travelling_drive', { ...inputs, t_a }).checks.some(({ id }) => id === 'wheels-slip');
    expect([fastest + 1e-6, fastest - 1e-6].map(isTold)).toEqual([false, true]);
  });
});
