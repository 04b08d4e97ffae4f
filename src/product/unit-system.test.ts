import { describe, expect, it } from 'vitest';
import { figureIn, isConverted, unitIn } from './unit-system.ts';

const one = (unit: string, value = 1) => figureIn('imperial', { unit }, value);

describe('the inch-pound system', () => {
  it.each([
    ['kW', 'hp', 0.745_699_871_582_270_2],
    ['Nm', 'lb·in', 1.355_817_948_3 / 12],
    ['N', 'lbf', 4.448_221_615_260_5],
    ['kg', 'lb', 0.453_592_37],
    ['mm', 'in', 25.4],
  ])('counts %s in %s', (unit, other, size) => {
    expect(unitIn('imperial', { unit })).toBe(other);
    expect(one(unit, size)).toBeCloseTo(1, 9);
    expect(isConverted('imperial', { unit })).toBe(true);
  });

  it('leaves speeds, ratios and shares as they are', () => {
    expect([unitIn('imperial', { unit: 'r/min' }), one('r/min', 49.8)]).toEqual(['r/min', 49.8]);
    expect([unitIn('imperial', {}), figureIn('imperial', {}, 29.32)]).toEqual([undefined, 29.32]);
    expect(isConverted('imperial', { unit: 'toString' })).toBe(false);
  });
});

it('SI is what the figures are in', () => {
  expect([unitIn('si', { unit: 'Nm' }), figureIn('si', { unit: 'Nm' }, 287)]).toEqual(['Nm', 287]);
  expect(isConverted('si', { unit: 'Nm' })).toBe(false);
});

it('a share is written in per cent', () => {
  expect(unitIn('si', { written: 'percent' })).toBe('%');
});
