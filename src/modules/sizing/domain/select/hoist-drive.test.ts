import { describe, expect, test } from 'vitest';
import { exampleOf } from '#modules/sizing/domain/testing/examples.ts';
import { sized } from '#modules/sizing/domain/testing/sized.ts';
import { brakeFor } from './brake-of.ts';
import type { Candidate } from './candidate.ts';
import { derivedChoices } from './derived-choices.ts';
import { judgeCandidates } from './judge-candidates.ts';
import { needOf } from './need-of.ts';

const BRAKES = [
  { code: 'BE5', torques: [55, 40, 28] },
  { code: 'BE2', torques: [20, 14] },
];

describe('a brake', () => {
  const HAIR = 1e-6;
  test.each([
    [7 - HAIR, 'BE2', 14],
    [7, 'BE2', 14],
    [7 + HAIR, 'BE2', 20],
    [10 + HAIR, 'BE5', 28],
    [-10 - HAIR, 'BE5', 28],
    [27.5, 'BE5', 55],
    [27.5 + HAIR, 'BE5', 55],
  ])('for a load of %f Nm at the motor is the smallest of twice as much, else the strongest', (held, code, torque) => {
    expect(brakeFor({ brakes: BRAKES }, held)).toEqual({ code, torque });
  });

  test('is none where none is built on the motor', () => {
    expect(brakeFor({}, 1)).toBeUndefined();
  });
});

/** A drive for the worked hoist, which holds 43.9 Nm at its motor. */
const DRIVE: Candidate = {
  id: 'one',
  series: 'K',
  size: '107',
  kind: 'geared',
  gearRatio: 84.27,
  ratedPower: 7.5,
  poles: 4,
  ratedSpeed: 1480,
  gearEfficiency: 0.95,
  usableTorque: 7000,
  overhungLoad: 30_000,
  mass: 200,
};

describe('a drive of a hoist', () => {
  const hoist = sized('hoist', { ...exampleOf('HOIST-1').inputs, load_class: 'U' });
  const judge = (more: Partial<Candidate>) => judgeCandidates([{ ...DRIVE, ...more }], needOf(hoist))[0];

  test('without a brake is refused, in both languages, though its worm may lock', () => {
    const text = {
      zh: '起升机构必须有制动器；自锁不能代替制动器',
      en: 'A hoist needs a brake; self-locking does not replace it',
    };
    for (const more of [{}, { kind: 'worm', gearEfficiency: 0.45 } as const]) {
      const judged = judge(more);
      expect(judged?.verdict).toBe('lost');
      expect(judged?.reasons).toContainEqual(expect.objectContaining({ code: 'no-brake', text }));
    }
  });

  test('with a brake of twice what holds its load fits, and the wizard begins with that brake', () => {
    const judged = judge({ brakes: [{ code: 'BE11', torques: [110, 80, 55] }] });
    expect(judged?.reasons).toEqual([]);
    expect(judged?.figures).toMatchObject({ M_B: 110, sgn: -1, n_B: 1520 });
    expect(judged?.figures.M_h0).toBeCloseTo(43.8854, 1);
    expect(judged && derivedChoices(judged, hoist)).toMatchObject({ brake: 'BE11' });
  });

  test('whose strongest brake is too weak is refused', () => {
    const judged = judge({ brakes: [{ code: 'BE5', torques: [55] }] });
    expect(judged?.reasons.map(({ code }) => code)).toContain('brake-twice');
  });

  test('says how far the figures may be trusted that it is refused by', () => {
    const brakes = [{ code: 'BE5', torques: [55] }];
    const reasons = judge({ brakes, trust: { M_B: 'recalled' } })
      ?.reasons.map(({ text }) => text.en)
      .join();
    expect(reasons).toContain('(by figures that are to be confirmed)');
    expect(
      judge({ brakes })
        ?.reasons.map(({ text }) => text.en)
        .join(),
    ).not.toContain('by figures');
  });
});
