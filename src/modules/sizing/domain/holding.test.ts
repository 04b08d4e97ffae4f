import { describe, expect, test } from 'vitest';
import type { TypedInputs } from './core/read-inputs.ts';
import type { Candidate } from './select/candidate.ts';
import { derivedChoices } from './select/derived-choices.ts';
import { judgeCandidates } from './select/judge-candidates.ts';
import { needOf } from './select/need-of.ts';
import { exampleOf } from './testing/examples.ts';
import { figureIn, sized } from './testing/sized.ts';
import { wordsIn } from './testing/words-in.ts';

/** A belt whose goods pull it back with 3809 N against 551 N of friction. */
const UPHILL = { m_L: 1500, m_B: 200, m_R: 80, mu_c: 0.033, beta: 15, D: 315 };
const ELEVATOR = { I_m: 50, H: 20, q_E: 20, v: 1.5, D: 500 };
const VEHICLE = { m_0: 10_000, m_L: 5000, t_a: 5, alpha: 5, x_d: 1, mu_0: 0.3 };

const told = (application: string, inputs: TypedInputs) =>
  sized(application, inputs).checks.find(({ id }) => id === 'runs-back');

describe('a load that runs back (issue 18)', () => {
  test.each([
    ['belt_conveyor', UPHILL, (1500 * 9.81 * Math.sin(Math.PI / 12) * 0.315) / 2],
    ['belt_conveyor', { ...exampleOf('BELT-B1').inputs }, (29_034.2 * 0.63) / 2],
    [
      'chain_conveyor',
      { m_L: 1000, q_C: 5, L: 10, mu_c: 0.1, beta: 30, p: 100, z: 10 },
      (1000 * 9.81 * 0.5) / (2 * Math.PI),
    ],
    ['roller_conveyor', { m_L: 1000, m_R: 10, D: 89, beta: 5 }, (1000 * 9.81 * Math.sin(Math.PI / 36) * 0.089) / 2],
    ['travelling_drive', VEHICLE, (15_000 * 9.81 * Math.sin(Math.PI / 36) * 0.25) / 2],
    ['travelling_drive', { ...VEHICLE, alpha: 0, F_wind: 5000 }, (5000 * 0.25) / 2],
    ['bucket_elevator', ELEVATOR, (9.2593 * 20 * 9.81 * 0.5) / 2],
  ])('of a %s with %o is held at its shaft without any help of friction', (application, inputs, torque) => {
    const machine = sized(application, inputs);
    expect(figureIn(machine, 'M_back') / torque).toBeCloseTo(1, 4);
    const held = figureIn(machine, 'M_back') * (figureIn(machine, 'n_m') / figureIn(machine, 'n_M'));
    expect(figureIn(machine, 'M_Breq')).toBeCloseTo(1.5 * held, 9);
    expect(told(application, inputs)).toMatchObject({ unit: 'Nm', need: expect.closeTo(1.5 * held, 6) });
  });

  test.each([
    ['belt_conveyor', { ...UPHILL, mu_c: 0.33 }],
    ['belt_conveyor', { ...UPHILL, beta: 0 }],
    ['belt_conveyor', { ...exampleOf('BELT-B1').inputs, H: 0 }],
    ['chain_conveyor', { m_L: 1000, q_C: 5, L: 10, beta: 5, p: 100, z: 10 }],
    ['roller_conveyor', { m_L: 1000, m_R: 10, D: 89, beta: 0 }],
    ['travelling_drive', { ...VEHICLE, alpha: 0 }],
  ])('that friction holds is none: a %s with %o', (application, inputs) => {
    expect(sized(application, inputs).values).toMatchObject({ M_back: 0, M_Breq: 0 });
    expect(told(application, inputs)).toBeUndefined();
  });

  test('asks for a brake or a backstop, in both languages, with the torque at drum and motor', () => {
    const { zh, en } = wordsIn(told('belt_conveyor', UPHILL));
    expect(zh).toMatch(/制动器或逆止器.*自锁不能代替/);
    expect(en).toMatch(/brake or a backstop.*600 Nm.*18.8 Nm.*self-locking never replaces it/);
  });

  test('that runs on downhill asks for a brake, which no backstop replaces', () => {
    const { zh, en } = wordsIn(told('belt_conveyor', { ...UPHILL, beta: -15 }));
    expect([zh, en]).toEqual([expect.stringContaining('逆止器不起作用'), expect.stringContaining('no backstop')]);
    expect(wordsIn(told('travelling_drive', VEHICLE)).en).toContain('no backstop');
  });

  test('of an elevator is told to its backstop', () => {
    expect(told('bucket_elevator', ELEVATOR)).toMatchObject({ level: 'info' });
    expect(wordsIn(told('bucket_elevator', ELEVATOR)).en).toMatch(/backstop.*681 Nm/);
    expect(told('bucket_elevator', { ...ELEVATOR, stop: 'nothing' })).toBeUndefined();
  });
});

/** A drive for the belt uphill. */
const DRIVE: Candidate = {
  ...{
    id: 'one',
    series: 'R',
    size: '87',
    kind: 'geared',
    gearRatio: 47.58,
    ratedPower: 3,
    poles: 4,
    ratedSpeed: 1455,
  },
  ...{ gearEfficiency: 0.95, usableTorque: 1500, overhungLoad: 20_000, mass: 98 },
};

describe('a drive whose load runs back (issue 18)', () => {
  const judge = (application: string, inputs: TypedInputs, more: Partial<Candidate>) => {
    const sizing = sized(application, inputs);
    const [judged] = judgeCandidates([{ ...DRIVE, ...more }], needOf(sizing));
    return {
      codes: judged?.reasons.map(({ code }) => code),
      derived: judged && derivedChoices(judged, sizing),
      judged,
    };
  };
  const brakes = [{ code: 'BE5', torques: [55, 40, 28, 20] }];

  test('gets the smallest brake that holds it with half as much again', () => {
    const { codes, derived, judged } = judge('belt_conveyor', UPHILL, { brakes });
    expect([codes, derived?.brake, judged?.figures.M_B]).toEqual([[], 'BE5', 20]);
    expect(judged?.figures.sgn).toBe(1);
  });

  test('without a brake is refused, though its worm may lock', () => {
    for (const more of [{}, { kind: 'worm', gearEfficiency: 0.45, ratedPower: 7.5 } as const]) {
      const { codes, judged } = judge('belt_conveyor', UPHILL, more);
      expect(codes).toEqual(['no-holding']);
      expect(judged?.reasons[0]?.text.en).toMatch(/runs back.*brake or backstop.*self-locking does not replace it/);
      expect(judged?.reasons[0]?.text.zh).toMatch(/自锁不能代替/);
    }
  });

  test('with a brake that is too weak is refused', () => {
    expect(judge('belt_conveyor', UPHILL, { brakes: [{ code: 'BE1', torques: [10, 7] }] }).codes).toEqual([
      'brake-twice',
    ]);
  });

  test('needs none where friction holds it, or where its machine has a backstop', () => {
    expect(judge('belt_conveyor', { ...UPHILL, beta: 0 }, { brakes }).derived?.brake).toBeUndefined();
    const fast = { gearRatio: 25.03, ratedPower: 5.5 };
    expect(judge('bucket_elevator', ELEVATOR, fast).codes).toEqual([]);
    expect(judge('bucket_elevator', { ...ELEVATOR, stop: 'brake-motor' }, fast).codes).toEqual(['no-holding']);
    const braked = judge('bucket_elevator', { ...ELEVATOR, stop: 'brake-motor' }, { ...fast, brakes });
    expect(braked.derived?.brake).toBe('BE5');
  });

  test('of a vehicle brakes on the way down, where the slope pushes it', () => {
    const more = {
      gearRatio: 38,
      ratedPower: 11,
      usableTorque: 8000,
      brakes: [{ code: 'BE20', torques: [200, 150, 110] }],
    };
    const { judged } = judge('travelling_drive', VEHICLE, more);
    const { M_b = 0, eta_b = 0 } = judged?.figures ?? {};
    const pushing = 15_000 * 9.81 * (Math.sin(Math.PI / 36) - (8 * 0.65e-3 + 0.003) * Math.cos(Math.PI / 36));
    expect(judged?.figures.sgn).toBe(-1);
    expect(M_b).toBeCloseTo((pushing * 0.125 * eta_b) / 38, 6);
  });
});
