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
    const fastest = 0.5 / (0.73575 - (0.5 * 241.326) / 3000);
    const isTold = (t_a: number) =>
      sized('travelling_drive', { ...inputs, t_a }).checks.some(({ id }) => id === 'wheels-slip');
    expect([fastest + 1e-6, fastest - 1e-6].map(isTold)).toEqual([false, true]);
  });
});

describe('the wheels of a travelling drive (issue 18)', () => {
  const climbing = { m_0: 10_000, m_L: 5000, t_a: 5, alpha: 5, x_d: 0.25 };
  const toldOf = (more: object) => sized('travelling_drive', { ...climbing, ...more }).checks;

  test('that do not grip enough to climb are refused, with the forces', () => {
    const told = toldOf({}).find(({ id }) => id === 'wheels-no-grip');
    expect(told).toMatchObject({ level: 'block', unit: 'N', have: expect.closeTo(4133.1, 0) });
    expect(told?.need).toBeGreaterThan(13_000);
    expect(told?.text.zh).toMatch(/附着力.*4,130 < 13,\d00 N/);
    expect(told?.text.en).toMatch(/do not grip.*4,130 < 13,\d00 N/);
    expect(toldOf({}).map(({ id }) => id)).not.toContain('wheels-slip');
  });

  test('climb where all of them are driven, and start as fast as the slope leaves them', () => {
    const drive = sized('travelling_drive', { ...climbing, x_d: 1 });
    const slope = Math.PI / 36;
    const left = 9.81 * (Math.cos(slope) * (0.15 / 1.33) - Math.sin(slope));
    expect(figureIn(drive, 'a_up')).toBeCloseTo(left, 9);
    expect(toldOf({ x_d: 1 }).map(({ id }) => id)).not.toContain('wheels-no-grip');
  });

  test('are held up by the wind as by a slope, the empty vehicle most', () => {
    const calm = sized('travelling_drive', { ...climbing, alpha: 0 });
    const windy = sized('travelling_drive', { ...climbing, alpha: 0, F_wind: 2000 });
    expect(figureIn(calm, 'a_up') - figureIn(windy, 'a_up')).toBeCloseTo(2000 / 10_000, 9);
  });
});
