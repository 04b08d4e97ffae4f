import { describe, expect, test } from 'vitest';
import { exampleOf, wrongIn } from '#modules/sizing/domain/testing/examples.ts';
import { DRIVE_CHECKS } from './drive-checks.ts';
import { type DriveKind, judgeLimits, verifyDrive } from './verify-drive.ts';

const MAINS: DriveKind = { supply: 'mains', isWorm: false };
const numbersOf = (id: string) => {
  const figures: Record<string, number> = {};
  for (const [key, value] of Object.entries(exampleOf(id).inputs)) if (typeof value === 'number') figures[key] = value;
  return figures;
};

describe('the worked drives', () => {
  test.each(['VERIFY-TRAVEL', 'VERIFY-HOIST-DOWN'])('%s comes out', (id) => {
    expect(wrongIn(exampleOf(id), verifyDrive(numbersOf(id), MAINS).figures)).toEqual([]);
  });

  test('stop as they do step by step', () => {
    const { figures } = verifyDrive(numbersOf('VERIFY-TRAVEL'), MAINS);
    const { M_b = 0, J_x = 0, J = 0, eta_b = 0, t_B = 0 } = figures;
    const slowing = (5 + M_b) / (J + J_x * eta_b);
    let [speed, time] = [(1435 * Math.PI) / 30, 0];
    for (; speed > 0; time += 1e-5) speed -= slowing * 1e-5;
    expect(time / t_B).toBeCloseTo(1, 3);
  });

  test('turn all kinetic energy and the work of the load into work of the brake', () => {
    const { figures } = verifyDrive(numbersOf('VERIFY-HOIST-DOWN'), MAINS);
    const { J = 0, J_x = 0, eta_b = 0, M_b = 0, t_B = 0, W_B = 0 } = figures;
    const speed = (1550 * Math.PI) / 30;
    const kinetic = 0.5 * (J + J_x * eta_b) * speed ** 2;
    expect(W_B / (kinetic + (M_b * speed * t_B) / 2)).toBeCloseTo(1, 2);
  });
});

/** Figures under which every check is looked at. */
const LOOKED_AT = { sgn: -1 };
const others = DRIVE_CHECKS.filter(({ isAbsence }) => isAbsence !== true);

describe.each(others)('the check $id', (def) => {
  const need = typeof def.need === 'number' ? def.need : 40;
  const inverter = def.when?.({ is_inverter: 1 }) === true && def.when({ is_inverter: 0 }) === false ? 1 : 0;
  const verdictAt = (have: number) => {
    const named = typeof def.need === 'string' ? { [def.need]: need } : {};
    const figures = { ...LOOKED_AT, is_inverter: inverter, [def.have]: have, ...named };
    return judgeLimits(figures).find(({ id }) => id === def.id)?.verdict;
  };
  const HAIR = 1e-6;

  test(`is kept at its limit and breaks a hair beyond, with ${def.level}`, () => {
    const inside = def.rel === '<=' ? -HAIR : HAIR;
    const atLimit = def.rel === '>' ? def.level : 'kept';
    expect([inside, 0, -inside].map((hair) => verdictAt(need + hair))).toEqual(['kept', atLimit, def.level]);
  });

  test('says what is missing where a figure is not known', () => {
    const checks = judgeLimits({ ...LOOKED_AT, is_inverter: inverter });
    expect(checks.find(({ id }) => id === def.id)).toMatchObject({ verdict: 'unknown' });
    expect(checks.find(({ id }) => id === def.id)?.missing).toContain(def.have);
  });
});

describe('a drive', () => {
  test('says with figures that differ why it is refused', () => {
    const checks = judgeLimits({ f_B: 1.4999, f_B_req: 1.5 });
    expect(checks.find(({ id }) => id === 'service-factor')).toMatchObject({
      verdict: 'block',
      text: { zh: '使用系数低于要求：1.49 < 1.50', en: 'The service factor is below the requirement: 1.49 < 1.50' },
    });
  });

  test('of a hoist without a brake is blocked, though its worm locks', () => {
    const { checks } = verifyDrive({ M_h0: 10, eta_G: 0.45 }, { supply: 'mains', isWorm: true });
    const told = new Map(checks.map(({ id, verdict }) => [id, verdict]));
    expect([told.get('no-brake'), told.get('self-locking')]).toEqual(['block', 'info']);
  });

  test('that starts more than a thousand times a day may not go beyond its torque', () => {
    const limitOf = (startsADay: number) => verifyDrive({ M_amax: 100 }, { ...MAINS, startsADay }).figures.M_2lim;
    expect([limitOf(1000), limitOf(1001)]).toEqual([160, 100]);
  });

  test.each([
    ['mains', 10],
    ['inverter', 20],
    ['inverter-encoder', 50],
  ] as const)('on the %s moves a load of up to %i times its inertia', (supply, f_amax) => {
    expect(verifyDrive({}, { supply, isWorm: false }).figures.f_amax).toBe(f_amax);
  });
});
