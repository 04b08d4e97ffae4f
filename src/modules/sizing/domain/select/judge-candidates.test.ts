import { describe, expect, test } from 'vitest';
import { exampleOf, wrongIn } from '#modules/sizing/domain/testing/examples.ts';
import type { Candidate, Need } from './candidate.ts';
import { judgeCandidates } from './judge-candidates.ts';

const CANDIDATE: Candidate = {
  id: 'one',
  series: 'R',
  size: '37',
  kind: 'geared',
  gearRatio: 24.42,
  ratedPower: 0.55,
  poles: 4,
  ratedSpeed: 1435,
  gearEfficiency: 0.94,
  usableTorque: 200,
  overhungLoad: 3240,
  mass: 20,
};
const NEED: Need = { values: { M_2: 21.23, n_2: 58.76 }, factor: 1.3, supply: 'inverter' };
const judge = (more: Partial<Candidate>, need: Partial<Need> = {}) =>
  judgeCandidates([{ ...CANDIDATE, ...more }], { ...NEED, ...need });

describe('the worked selections', () => {
  test.each([
    ['SEL-1', CANDIDATE],
    [
      'SEL-3',
      {
        ...CANDIDATE,
        series: 'S',
        size: '77',
        kind: 'helical-worm',
        gearRatio: 71.33,
        ratedPower: 1.1,
        ratedSpeed: 1455,
        gearEfficiency: 0.84,
        usableTorque: 1100,
        overhungLoad: 11_600,
      },
    ],
  ] as const)('%s comes out', (id, candidate) => {
    const { M_2, n_2_target, f_B_req } = exampleOf(id).inputs;
    const need = { ...NEED, values: { M_2: Number(M_2), n_2: Number(n_2_target) }, factor: Number(f_B_req) };
    const [judged] = judgeCandidates([candidate], need);
    const flags = {
      speed_warn: judged?.warnings.some(({ code }) => code === 'speed') ? 1 : 0,
      ok: judged?.verdict === 'best' || judged?.verdict === 'fits' ? 1 : 0,
    };
    expect(wrongIn(exampleOf(id), { ...judged?.figures, ...flags })).toEqual([]);
  });
});

describe('a drive', () => {
  test('that its motor could overload, and the load does not, is by enquiry', () => {
    const [judged] = judge({ usableTorque: 100 });
    expect(judged).toMatchObject({ verdict: 'by-enquiry', reasons: [{ code: 'only-for-the-load', need: 1.3 }] });
    expect(judged?.reasons[0]?.text.zh).toContain('1.19 < 1.3');
  });

  test('that does not bear its load has lost, with the figures', () => {
    const [judged] = judge({ usableTorque: 20 });
    expect(judged).toMatchObject({ verdict: 'lost', reasons: [{ code: 'service-factor' }] });
    expect(judged?.reasons[0]?.text.en).toBe('The service factor is below the requirement: 0.23 < 1.30');
  });

  test('that is too weak at its site has lost', () => {
    expect(judge({}, { powerShare: 0.2 })[0]?.reasons).toMatchObject([{ code: 'power' }]);
  });

  test('bears what its motor may give in its duty, as the rows of the wizard say', () => {
    const [continuous, intermittent] = [judge({})[0]?.figures, judge({}, { dutyShare: 1.15 })[0]?.figures];
    expect((intermittent?.M_a ?? 0) / (continuous?.M_a ?? 1)).toBeCloseTo(1.15, 12);
    expect((continuous?.f_B ?? 0) / (intermittent?.f_B ?? 1)).toBeCloseTo(1.15, 12);
    expect(intermittent?.f_B_load).toBe(continuous?.f_B_load);
  });

  test('whose frame does not fit has lost', () => {
    expect(judge({ frameFits: false })[0]).toMatchObject({ verdict: 'lost', reasons: [{ code: 'frame' }] });
  });

  test.each([
    [5, 'best'],
    [5 + 1e-6, 'fits'],
    [-5 - 1e-6, 'fits'],
    [10, 'fits'],
    [10 + 1e-6, 'lost'],
    [-10 - 1e-6, 'lost'],
  ])('%f %% off its speed is %s', (deviation, verdict) => {
    const ratedSpeed = 58.76 * (1 + deviation / 100) * 24.42;
    expect(judge({ ratedSpeed })[0]?.verdict).toBe(verdict);
  });

  test('whose factor nobody can say is by enquiry', () => {
    const [judged] = judge({}, { factor: () => 'enquire' });
    expect(judged).toMatchObject({ verdict: 'by-enquiry', reasons: [{ code: 'factor-by-enquiry' }] });
  });

  test('needs the factor of its own inertia', () => {
    const values = { ...NEED.values, J_m: 46.875, n_m: 38.2, t_a: 1, eta_L: 0.9 };
    const seen: (number | undefined)[] = [];
    const factor = (_: Candidate, massFactor: number | undefined) => {
      seen.push(massFactor);
      return 1.3;
    };
    judge({ motorInertia: 0.0017, brakeInertia: 0.00015 }, { values, factor });
    expect(seen[0]).toBeCloseTo((46.875 * (38.2 / 1435) ** 2) / 0.00185, 9);
  });

  const wheel = { diameter: 120, place: 25, factor: 1.25 };

  test('whose shaft the wheel overloads has lost', () => {
    const shaft = { unitPermitted: 3240, length: 50 };
    const reasons = judge({ shaft, overhungLoad: 400 }, { transmission: wheel })[0]?.reasons;
    expect(reasons).toMatchObject([{ code: 'overhung', have: (2000 * 21.23 * 1.25) / 120, need: 400 }]);
    expect(judge({ shaft }, { transmission: wheel })[0]?.verdict).toBe('best');
  });

  test('that bears no overhung load at full torque has lost where there is one', () => {
    expect(judge({ overhungLoad: 0 }, { transmission: wheel })[0]?.reasons).toMatchObject([{ code: 'overhung' }]);
    expect(judge({ overhungLoad: 0 })[0]?.verdict).toBe('best');
  });

  test('with a load beyond its shaft, or along it, is by enquiry', () => {
    const shaft = { unitPermitted: 3240, length: 50 };
    const codes = (transmission: Need['transmission']) =>
      judge({ shaft }, transmission && { transmission })[0]?.reasons.map(({ code }) => code);
    expect(codes({ ...wheel, place: 50 + 1e-6 })).toEqual(['overhung-place']);
    expect(codes({ ...wheel, axial: 1620 + 1e-3 })).toEqual(['axial', 'axial-and-overhung']);
    expect(codes({ ...wheel, factor: 0, axial: 1620 })).toEqual([]);
  });

  test('of an indexing table is measured by the peak', () => {
    const [judged] = judge({}, { values: { ...NEED.values, M_2pk: 100 } });
    expect([judged?.figures.f_B, judged?.figures.f_B_load]).toEqual([2, 2]);
  });

  test('of a chain loads its shaft with the peak of the pull', () => {
    const values = { ...NEED.values, M_m: 20, M_mx: 21 };
    const [judged] = judge({}, { values, transmission: wheel });
    expect(judged?.figures.F_R).toBeCloseTo((2000 * 21.23 * 1.05 * 1.25) / 120, 9);
  });

  test('tells what it takes in a year', () => {
    const [judged] = judge({ motorEfficiency: 0.8 }, { hoursAYear: 4000, carbon: 0.5 });
    const { P_st = 0, E_year = 0, CO2_year = 0 } = judged?.figures ?? {};
    expect([E_year / P_st, CO2_year / E_year]).toEqual([5000, 0.5]);
  });

  test('whose efficiency nobody knows is reckoned with that of its power', () => {
    const [judged] = judge({}, { hoursAYear: 4000, carbon: 0.5 });
    expect(judged?.figures.eta_M).toBe(0.808);
  });

  test('that the load drives takes nothing from the mains', () => {
    const [judged] = judge({}, { values: { ...NEED.values, M_2: -21.23 }, hoursAYear: 4000, carbon: 0.5 });
    expect(judged?.figures).toMatchObject({ E_year: 0, CO2_year: 0 });
  });
});

describe('several drives', () => {
  const drive = (id: string, more: Partial<Candidate> = {}): Candidate => ({
    ...CANDIDATE,
    id,
    gearRatio: 23.66,
    ...more,
  });

  const ASKED: Need = { ...NEED, values: { M_2: 21.23, n_2: 60.67 } };

  test('stand in the order of what counts, each behind for a reason', () => {
    const judged = judgeCandidates(
      [
        drive('heavy', { mass: 25 }),
        drive('six-pole', { poles: 6 }),
        drive('far', { gearRatio: 22.4 }),
        drive('oversized', { usableTorque: 2000, mass: 5 }),
        drive('good'),
        drive('light', { mass: 15 }),
        drive('off', { gearRatio: 24 }),
      ],
      ASKED,
    );
    expect(judged.map(({ candidate }) => candidate.id)).toEqual([
      'light',
      'good',
      'off',
      'heavy',
      'six-pole',
      'oversized',
      'far',
    ]);
    expect(judged.map(({ verdict }) => verdict)).toEqual(['best', 'best', 'best', 'fits', 'fits', 'fits', 'fits']);
    expect(judged.flatMap(({ reasons }) => reasons.map(({ code }) => code))).toEqual([
      'heavier',
      'poles',
      'oversized',
      'speed-off',
    ]);
    expect(judged[3]?.reasons[0]?.text).toEqual({ zh: '更重：25 > 20 kg', en: 'Heavier: 25 > 20 kg' });
  });

  test('count as equally heavy within 5 %', () => {
    const ids = judgeCandidates([drive('a', { mass: 20.5, gearRatio: 23.65 }), drive('b', { gearRatio: 24 })], ASKED);
    expect(ids[0]?.candidate.id).toBe('a');
  });

  test('of two series have three best each', () => {
    const many = ['R', 'K'].flatMap((series) => [1, 2, 3, 4].map((n) => drive(`${series}${n}`, { series })));
    const best = judgeCandidates(many, ASKED).filter(({ verdict }) => verdict === 'best');
    expect(best.map(({ candidate }) => candidate.id)).toEqual(['R1', 'R2', 'R3', 'K1', 'K2', 'K3']);
  });

  const verdicts = (candidates: readonly Candidate[]) =>
    judgeCandidates(candidates, ASKED).map(({ candidate, verdict }) => [candidate.id, verdict]);

  test('are those of four poles, though others are lighter (issue 18)', () => {
    const judged = judgeCandidates(
      [drive('two', { poles: 2, mass: 15, size: '27' }), drive('four', { mass: 22 })],
      ASKED,
    );
    expect(judged.map(({ candidate, verdict }) => [candidate.id, verdict])).toEqual([
      ['four', 'best'],
      ['two', 'fits'],
    ]);
    expect(judged[1]?.reasons).toMatchObject([{ code: 'poles', text: { zh: '不是 4 极电机：2 < 4' } }]);
  });

  test('are others where none of four poles is near the speed, of one number of poles by size (issue 18)', () => {
    const off = drive('four', { gearRatio: 24.5 });
    const others = [
      drive('six', { poles: 6 }),
      drive('eight', { poles: 8, size: '47' }),
      drive('two', { poles: 2, size: '47', mass: 25 }),
    ];
    expect(verdicts([...others, off])).toEqual([
      ['four', 'best'],
      ['eight', 'best'],
      ['six', 'fits'],
      ['two', 'fits'],
    ]);
    const judged = judgeCandidates([...others, off], ASKED);
    expect(judged[0]?.warnings.map(({ code }) => code)).toEqual(['speed']);
    expect(judged[1]?.warnings).toMatchObject([{ code: 'poles', text: { zh: '不是 4 极电机：8 极' } }]);
    expect(judged[2]?.reasons[0]).toMatchObject({
      code: 'poles',
      text: { zh: '同规格以 4 极为先', en: 'This size stands before it with 4 poles' },
    });
  });

  test.each([
    [1.3, 2.6],
    [1.5, 3],
    [2, 3.2],
  ])('that need %f are best up to a factor of %f (issue 18)', (factor, most) => {
    const ofFactor = (f_B: number) => {
      const [judged] = judgeCandidates([drive('one', { usableTorque: (f_B * 9550 * 0.55 * 0.94 * 23.66) / 1435 })], {
        ...ASKED,
        factor,
      });
      return [judged?.verdict, judged?.reasons.map(({ text }) => text.en)];
    };
    expect(ofFactor(most)).toEqual(['best', []]);
    expect(ofFactor(most + 0.1)).toEqual(['fits', [expect.stringContaining('Larger than need be')]]);
  });

  test('that are further than 5 % from the speed are never best, and are told that limit (issue 18)', () => {
    const [judged] = judgeCandidates([drive('off', { gearRatio: 22.4 })], ASKED);
    expect(judged).toMatchObject({ verdict: 'fits', reasons: [{ code: 'speed-off', need: 5 }] });
    expect(judged?.reasons[0]?.text.en).toBe('The speed is more than 5 % off: 5.59 > 5 %');
    expect(judged?.warnings).toEqual([]);
  });
});
