import { describe, expect, test } from 'vitest';
import { exampleOf, wrongIn } from '#modules/sizing/domain/testing/examples.ts';
import { figuresFrom } from '#modules/sizing/domain/testing/sized.ts';
import { fromBase, inBase, shownIn, unitIn, unitsFor } from './units.ts';

const BASES = ['kg', 'mm', 'm', 'm/s', 'N', 'Nm', 'kW', 'kg·m²', 't/h', 'kg/m³', 'kg/m', 'Pa·s', '°C', 'r/min'];

describe('units', () => {
  test('are those of the worked case', () => {
    const typed = exampleOf('IMP-1').inputs;
    const read = (id: string, unit: string, base: string) => inBase({ value: Number(typed[id]), unit }, base);
    const values = {
      m: read('m_lb', 'lb', 'kg'),
      v: read('v_fpm', 'ft/min', 'm/s'),
      D: read('D_in', 'in', 'mm'),
      F: read('F_lbf', 'lbf', 'N'),
      P: read('P_hp', 'hp', 'kW'),
      M: read('M_lbin', 'lb·in', 'Nm'),
      J: read('J_lbft2', 'lb·ft²', 'kg·m²'),
    };
    expect(wrongIn(exampleOf('IMP-1'), values)).toEqual([]);
  });

  test.each([
    ['lb', 'kg', 0.453_592_37],
    ['in', 'mm', 25.4],
    ['ft', 'm', 0.3048],
    ['ft/min', 'm/s', 0.00508],
    ['short ton/h', 't/h', 0.907_184_74],
    ['cP', 'Pa·s', 0.001],
    ['kgf·m²', 'kg·m²', 0.25],
  ])('one %s is exactly so many %s', (unit, base, size) => {
    expect(inBase({ value: 1, unit }, base)).toBe(size);
  });

  test.each([
    [32, 0],
    [212, 100],
    [-40, -40],
  ])('%i °F are %i °C', (value, expected) => {
    expect(inBase({ value, unit: '°F' }, '°C')).toBeCloseTo(expected, 12);
  });

  test.each(BASES)('of %s come back exactly, however often the system is changed', (base) => {
    const next = figuresFrom(9);
    for (const system of ['si', 'imperial'] as const) {
      const typed = { value: Number((1000 * next()).toPrecision(6)), unit: unitIn(system, base) };
      const shown = Array.from({ length: 20 }, (_, turn) => shownIn(turn % 2 === 0 ? 'imperial' : 'si', typed, base));
      const own = shown.filter(({ unit }) => unit === typed.unit);
      expect(own.length).toBeGreaterThanOrEqual(10);
      expect(own.filter(({ value }) => value !== typed.value)).toEqual([]);
    }
  });

  test.each(BASES)('of %s are the same the way there and back', (base) => {
    for (const unit of unitsFor(base)) {
      const there = fromBase(12.5, base, unit);
      expect(inBase({ value: there ?? Number.NaN, unit }, base)).toBeCloseTo(12.5, 12);
    }
  });

  test('of another kind are none', () => {
    expect(inBase({ value: 1, unit: 'kg' }, 'mm')).toBeUndefined();
    expect(fromBase(1, 'kg', 'in')).toBeUndefined();
  });
});
