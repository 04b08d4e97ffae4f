import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { classOfMass, requiredFactor, UNIT_KINDS, worseClass } from './service-factor.ts';
import { LOAD_CLASSES } from './tables/service-factors.ts';
import { exampleOf, wrongIn } from './testing/examples.ts';

const FILE = '/database/seeds/reference/service_factors.csv';
const ROWS: readonly Record<string, string>[] = parse(readFileSync(`${process.cwd()}${FILE}`, 'utf8'), {
  columns: true,
});

function answer(id: string, kind: (typeof UNIT_KINDS)[number]) {
  const { f_a, h_d, Z_c, T_amb, cdf } = exampleOf(id).inputs;
  const loadClass = classOfMass(Number(f_a), kind) ?? 'U';
  const site = T_amb === undefined ? {} : { ambient: Number(T_amb), duration: Number(cdf) };
  const demand = requiredFactor({ kind, loadClass, hoursADay: Number(h_d), cycles: Number(Z_c), ...site });
  return demand.kind === 'factor' ? { load_class: loadClass, ...demand.parts, f_B_req: demand.factor } : {};
}

describe('the service factor asked for', () => {
  test('comes out in the worked cases', () => {
    expect(wrongIn(exampleOf('FB-1'), answer('FB-1', 'geared'))).toEqual([]);
    expect(wrongIn(exampleOf('FB-3'), answer('FB-3', 'helical-worm'))).toEqual([]);
  });

  test('is that of the reference data in every cell', () => {
    const families = { JRT: 'geared', JRW: 'worm' } as const;
    const wrong = ROWS.flatMap((row) => {
      const kind = row.family === 'JRT' || row.family === 'JRW' ? families[row.family] : undefined;
      const loadClass = LOAD_CLASSES.find((name) => name === row.load_class);
      if (kind === undefined || loadClass === undefined) return [];
      const cycles = Number(row.starts_per_hour_or_unit?.split('-').at(-1));
      const demand = requiredFactor({ kind, loadClass, hoursADay: Number(row.hours_per_day_or_x), cycles });
      return demand.kind === 'factor' && demand.factor === Number(row.required_factor) ? [] : [row];
    });
    expect(wrong).toEqual([]);
  });

  test.each([
    [16, 400, 1.5],
    [16 + 1e-6, 400, 1.6],
    [16, 400 + 1e-6, 1.55],
    [24 + 1e-6, 400, 'enquire'],
    [16, 1400 + 1e-6, 'enquire'],
  ])('for %f hours and %f cycles is %s: the next higher row', (hoursADay, cycles, expected) => {
    const demand = requiredFactor({ kind: 'geared', loadClass: 'M', hoursADay, cycles });
    expect(demand.kind === 'factor' ? demand.factor : demand.kind).toBe(expected);
  });

  test.each([
    ['worm', 60, true],
    ['worm', 60 + 1e-6, false],
    ['helical-worm', 50, true],
    ['helical-worm', 50 + 1e-6, false],
  ] as const)('of a %s unit at %f °C is known: %s', (kind, ambient, isKnown) => {
    const demand = requiredFactor({ kind, loadClass: 'U', hoursADay: 8, cycles: 5, ambient });
    expect(demand.kind === 'factor').toBe(isKnown);
  });

  test.each(UNIT_KINDS)('of a %s unit grows below −20 °C and not a hair before', (kind) => {
    const at = (ambient: number) => {
      const demand = requiredFactor({ kind, loadClass: 'U', hoursADay: 8, cycles: 5, ambient });
      return demand.kind === 'factor' ? demand.parts.f_B3 : Number.NaN;
    };
    expect([at(-20), at(-20 - 1e-6)]).toEqual([undefined, 1.2]);
  });
});

describe('a load class', () => {
  test.each([
    [0.2, 'U'],
    [0.2 + 1e-6, 'M'],
    [3, 'M'],
    [3 + 1e-6, 'H'],
    [10, 'H'],
    [10 + 1e-6, undefined],
  ])('of the mass factor %f is %s', (massFactor, loadClass) => {
    expect(classOfMass(massFactor, 'geared')).toBe(loadClass);
  });

  test('is the heavier of two', () => {
    expect([worseClass('U', 'H'), worseClass('M', 'U')]).toEqual(['H', 'M']);
  });
});
