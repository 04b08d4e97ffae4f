import { describe, expect, test } from 'vitest';
import { exampleOf } from '#modules/sizing/domain/testing/examples.ts';
import { sized } from '#modules/sizing/domain/testing/sized.ts';
import type { Candidate } from './candidate.ts';
import { judgeCandidates } from './judge-candidates.ts';
import { needOf } from './need-of.ts';

const VEHICLE = { m_0: 10_000, m_L: 5000, D: 250, v: 0.5, t_a: 2, Z_c: 60 };
/** A four-pole drive for it, whose motor is 18.9 times lighter to turn than the vehicle. */
const DRIVE: Candidate = {
  ...{
    id: 'one',
    series: 'R',
    size: '77',
    kind: 'geared',
    gearRatio: 37.9,
    ratedPower: 2.2,
    poles: 4,
    ratedSpeed: 1445,
  },
  ...{ gearEfficiency: 0.95, usableTorque: 900, overhungLoad: 20_000, mass: 70, motorInertia: 0.0087 },
};
const judge = (inputs: object, more: Partial<Candidate> = {}) =>
  judgeCandidates([{ ...DRIVE, ...more }], needOf(sized('travelling_drive', { ...VEHICLE, ...inputs })))[0];

describe('a load that is too inert for its motor (issue 18)', () => {
  test('is by enquiry on the mains, which says what would help', () => {
    const judged = judge({});
    expect(judged?.verdict).toBe('by-enquiry');
    const told = judged?.reasons.find(({ code }) => code === 'inertia')?.text;
    expect(told?.en).toMatch(/18\.\d > 10/);
    expect(told?.en).toMatch(/inverter.*soft starter.*flywheel/);
    expect(told?.zh).toMatch(/变频器.*软起动.*飞轮/);
  });

  test.each([
    ['inverter', 2],
    ['inverter', 5],
    ['inverter-encoder', 5],
  ])('is borne on the %s, whose ramp of %i s sets the load of the gears', (supply, t_a) => {
    expect(judge({ supply, t_a })).toMatchObject({ verdict: 'best', reasons: [], figures: { f_B_req: 1.2 } });
  });

  test('is told on the inverter, and nothing more', () => {
    const codes = (t_a: number, more = {}) =>
      judge({ supply: 'inverter', t_a }, more)?.warnings.map(({ code }) => code);
    expect(codes(2)).not.toContain('inertia-ramp');
    expect(codes(5, { motorInertia: 0.0036 })).toContain('inertia-ramp');
  });

  test('asks of the gears what its ramp asks, and of a steep one more than they bear', () => {
    const judged = judge({ supply: 'inverter' });
    const { M_2 = 0, M_2R = 0 } = judged?.figures ?? {};
    const accelerating = (15_000 * 0.125 ** 2 * (60 / (0.25 * Math.PI * 2)) ** 2 * 37.9) / (1445 * 9.55 * 2);
    expect(M_2R).toBeCloseTo(M_2 + accelerating, 6);
    const weak = judge({ supply: 'inverter' }, { usableTorque: 600, ratedPower: 1.5 });
    expect(weak?.reasons.map(({ code }) => code)).toContain('peak-ramp');
  });

  test('is by enquiry for a table that stops at places, whatever feeds it', () => {
    const table = { ...exampleOf('TABLE-1').inputs, t_d: 60, supply: 'inverter' };
    const drive = { ...DRIVE, gearRatio: 18.56, motorInertia: 0.001, ratedPower: 15, usableTorque: 20_000 };
    const sizing = sized('rotary_table', table);
    const [judged] = judgeCandidates([drive], needOf(sizing));
    expect(judged?.reasons.map(({ code }) => code)).toContain('inertia');
  });
});

describe('wheels that slip (issue 18)', () => {
  const slipping = { m_0: 1500, m_L: 1500, D: 250, v: 0.5, t_a: 1, Z_c: 10 };
  const strong = { gearRatio: 37.9, ratedPower: 2.2, further: { k_H: 2.5 }, usableTorque: 1000 };

  const codesOf = (told: readonly { readonly code: string }[] = []) => told.map(({ code }) => code);

  test('on the mains are none of the best where another drive grips', () => {
    const [first, behind] = judgeCandidates(
      [
        { ...DRIVE, ...strong },
        { ...DRIVE, ...strong, id: 'gentle', ratedPower: 0.75, usableTorque: 330, further: { k_H: 1.4 } },
      ],
      needOf(sized('travelling_drive', { ...VEHICLE, ...slipping })),
    );
    expect(first).toMatchObject({ verdict: 'best', candidate: { id: 'gentle' } });
    expect(behind).toMatchObject({ verdict: 'fits', candidate: { id: 'one' } });
    expect(behind?.reasons[0]).toMatchObject({ code: 'slip-starting' });
    expect(codesOf(behind?.warnings)).not.toContain('slip-starting');
  });

  test('with every drive, as the machine has it, are told beside the best', () => {
    const judged = judge(slipping, strong);
    expect(judged?.verdict).toBe('best');
    expect(codesOf(judged?.warnings)).toContain('slip-starting');
  });

  test('on a ramp that is too steep are told, too', () => {
    const codes = (t_a: number) => codesOf(judge({ ...slipping, t_a, supply: 'inverter' }, strong)?.warnings);
    expect(codes(0.5)).toContain('slip-ramp');
    expect(codes(2)).not.toContain('slip-ramp');
  });
});
