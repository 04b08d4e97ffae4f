import { describe, expect, test } from 'vitest';
import { applicationOf } from '#modules/sizing/domain/applications/applications.ts';
import type { TypedInputs } from '#modules/sizing/domain/core/read-inputs.ts';
import type { SizingQuery } from '#modules/sizing/domain/sizing.ts';
import { exampleOf } from '#modules/sizing/domain/testing/examples.ts';
import { figuresFrom, sized } from '#modules/sizing/domain/testing/sized.ts';
import { worstCase } from '#modules/sizing/domain/worst/worst-case.ts';
import type { Candidate, Need } from './candidate.ts';
import { type JudgedCandidate, judgeCandidates } from './judge-candidates.ts';
import { demandOf, needOf } from './need-of.ts';

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
const NEED: Need = { values: { M_2: 21.23, n_2: 60.67 }, factor: 1.3, supply: 'inverter', at: 'm_L = 100 kg' };
const other = (values: Need['values'], at = 'm_L = 900 kg'): Need => ({
  ...NEED,
  at,
  values: { ...NEED.values, ...values },
});
const judge = (others: readonly Need[], more: Partial<Candidate> = {}): JudgedCandidate => {
  const [judged] = judgeCandidates([{ ...CANDIDATE, ...more }], { ...NEED, others });
  if (judged === undefined) throw new Error('not judged');
  return judged;
};

const WORSE = ['best', 'fits', 'by-enquiry', 'lost'];

describe('a drive of a machine in several cases', () => {
  test('stands as in the one, where there is one', () => {
    const { at: _, ...alone } = NEED;
    const { at: __, ...figures } = judge([]) as JudgedCandidate & { at?: string };
    expect(figures).toEqual(judgeCandidates([CANDIDATE], alone)[0]);
  });

  test('that is too weak for one of them is lost, by that', () => {
    const { verdict, reasons } = judge([other({ M_2: 120 })]);
    expect(verdict).toBe('lost');
    expect(reasons.map(({ text }) => text.en)).toEqual(['The motor is too weak: 0.55 < 0.786 kW (m_L = 900 kg)']);
  });

  test('is told the case that is furthest from a limit', () => {
    const { reasons } = judge([other({ M_2: 100 }, 'a'), other({ M_2: 120 }, 'b'), other({ M_2: 110 }, 'c')]);
    expect(reasons.map(({ text }) => text.zh.at(-2))).toEqual(['b']);
  });

  test('that breaks a limit whatever the case is told it without one', () => {
    const { reasons } = judge([other({ M_2: 30 })], { usableTorque: 60, gearRatio: 25 });
    expect(reasons.map(({ text }) => text.en)).toEqual([expect.not.stringContaining('m_L')]);
  });

  test('has its least reserve and the most that is asked of it', () => {
    const { figures } = judge([{ ...other({ M_2: 60 }), factor: 1.5 }]);
    expect(figures).toMatchObject({ f_B_req: 1.5, f_B_load: 200 / 60, M_2: 21.23 });
  });

  test('is never better than in any of them', () => {
    const random = figuresFrom(18);
    for (let turn = 0; turn < 200; turn++) {
      const others = [1, 2, 3].map(() =>
        other({ M_2: random() * 140, J_m: random() * 40, n_m: 60, t_a: random() * 2 }),
      );
      const single = others.map((need) => judgeCandidates([CANDIDATE], need)[0]?.verdict ?? 'lost');
      const worst = Math.max(...single.map((verdict) => WORSE.indexOf(verdict)));
      expect(WORSE.indexOf(judge(others).verdict)).toBeGreaterThanOrEqual(worst);
    }
  });
});

describe('what a machine asks', () => {
  const { inputs } = exampleOf('TRAV-1');
  const asked = (typed: TypedInputs, pairs: NonNullable<SizingQuery['pairs']>) => {
    const query = { application: 'travelling_drive', inputs: typed, pairs };
    const sizing = sized(query.application, typed);
    const application = applicationOf(query.application);
    return { sizing, worst: application && worstCase(application, query, sizing) };
  };

  test('is looked for by its largest torque and factor', () => {
    const { sizing, worst } = asked(inputs, { m_L: 3000, Z_c: 400 });
    const [alone, all] = [demandOf(sizing), demandOf(sizing, worst)];
    expect(all?.speed).toBe(alone?.speed);
    expect(all?.torque).toBeGreaterThan((alone?.torque ?? 0) * 1.4);
    expect(all?.factor).toBeGreaterThan(alone?.factor ?? 9);
  });

  test('asks for the speed of the first values alone', () => {
    const { sizing, worst } = asked(inputs, { v: 1 });
    expect(needOf(sizing, worst).others?.map(({ values }) => values.n_2)).toEqual([sizing.values.n_2]);
  });

  test('is what it was where nothing has a second value', () => {
    const { sizing, worst } = asked(inputs, {});
    expect(needOf(sizing, worst)).not.toHaveProperty('others');
  });
});
