import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { durationIn, judgeDuty } from './duty.ts';
import { needOf } from './select/need-of.ts';
import { DUTY_TYPES } from './tables/duty-types.ts';
import { exampleOf } from './testing/examples.ts';
import { sized } from './testing/sized.ts';

const inDuty = (duty: string, more = {}) =>
  needOf(sized('travelling_drive', { m_0: 1500, m_L: 1500, d: 60, v: 0.5, duty, ...more }));

describe('the duty of a machine', () => {
  test('has the factors of the reference data', () => {
    const text = readFileSync('database/seeds/reference/duty_types.csv', 'utf8');
    const rows: readonly Record<string, string>[] = parse(text, { columns: true });
    const factors = rows.map(({ motor_power_factor: factor = '' }) =>
      factor === '' || factor === 'enquire' ? null : Number(factor),
    );
    expect(DUTY_TYPES.map(({ powerFactor }) => powerFactor)).toEqual(factors);
  });

  test.each([
    ['S1-100%', 1],
    ['S2-30min', 1.2],
    ['S3-40%', 1.15],
    ['S4', 1],
    ['S5', 1],
    ['S6-25%', 1.4],
    ['S8', 1],
  ])('%s: a motor gives %f of its rating', (duty, share) => {
    expect(inDuty(duty).powerShare).toBe(share);
  });

  test('loses at its site what it gains by its duty', () => {
    expect(inDuty('S3-40%', { T_amb: 50, h_alt: 1800 }).powerShare).toBeCloseTo(1.15 * 0.9 * 0.92, 12);
  });

  test.each([
    ['S3-25%', {}, 25],
    ['S3-25%', { cdf: 30 }, 30],
    ['S4', {}, 100],
    ['S4', { cdf: 40 }, 40],
  ])('%s with %o counts as %f %% on', (duty, more, cdf) => {
    expect(inDuty(duty, more).values.cdf).toBe(cdf);
    expect(durationIn('S6-40%')).toBe(100);
  });

  test('starts as often as is said, else half of its cycles', () => {
    expect([inDuty('S4').values.Z, inDuty('S4', { Z: 120 }).values.Z]).toEqual([5, 120]);
  });

  test.each(['S8', 'S9', 'S10'])('%s ends in an enquiry, in both languages', (duty) => {
    const [told] = judgeDuty(duty);
    expect(told).toMatchObject({ level: 'enquire' });
    expect([told?.text.zh, told?.text.en].map((text) => /请询价|please enquire/.test(text ?? ''))).toEqual([
      true,
      true,
    ]);
    expect(['S1-100%', 'S4', 'S5', 'S7'].flatMap((other) => judgeDuty(other))).toEqual([]);
  });

  test('with electric braking needs the factor of a class heavier', () => {
    const { factor } = inDuty('S5', { load_class: 'U' });
    const { factor: usual } = inDuty('S4', { load_class: 'U' });
    const of = (one: typeof factor) => (typeof one === 'number' ? one : one({ kind: 'geared' } as never, undefined));
    expect([of(usual), of(factor)]).toEqual([1, 1.2]);
  });
});

describe('the shaft of a machine', () => {
  test('bears a wheel, in the middle where nobody says where', () => {
    expect(inDuty('S1-100%').transmission).toBeUndefined();
    expect(inDuty('S1-100%', { d_0: 120 }).transmission).toEqual({ diameter: 120, factor: 1 });
    expect(inDuty('S1-100%', { d_0: 120, f_z: 1.25, x: 40, F_G: 50, F_Ax: 9 }).transmission).toEqual({
      ...{ diameter: 120, factor: 1.25, place: 40, weight: 50, axial: 9 },
    });
    expect(inDuty('S1-100%', { F_Ax: 9 }).transmission).toMatchObject({ factor: 0, axial: 9 });
  });
});

describe('an inverter', () => {
  const factorOf = ({ factor }: ReturnType<typeof needOf>, P_max: number) =>
    typeof factor === 'number' ? factor : factor({ kind: 'geared' } as never, 20, { P_st: 1, P_max });

  test('keeps the inertia of the load from counting: its ramp sets what the gears bear (issue 18)', () => {
    const factorOn = (supply: string, P_max: number) => factorOf(inDuty('S1-100%', { supply, load_class: 'U' }), P_max);
    expect([1.5, 9].map((P_max) => factorOn('inverter', P_max))).toEqual([1, 1]);
    expect(factorOn('mains', 1)).toBe('enquire');
  });

  test('of a table that stops at places does so as long as its ramp asks at most 1.5 times the load', () => {
    const table = needOf(
      sized('rotary_table', { ...exampleOf('TABLE-1').inputs, t_d: 60, supply: 'inverter', load_class: 'U' }),
    );
    expect(factorOf(table, 1.5)).not.toBe('enquire');
    expect(factorOf(table, 1.5 + 1e-6)).toBe('enquire');
  });
});
