import { describe, expect, it } from 'vitest';
import { inputsAtRatio } from './supplied-input.ts';

const SUPPLIED = [
  { input: 'DN71M14', power: 0.25, ratios: new Set([85.83, 106.75]) },
  { input: 'DN80M24', power: 0.75, ratios: new Set([85.83, 106.75]) },
  { input: 'DN80M14', power: 0.55, ratios: new Set([106.75]) },
  { input: 'DN90L4', power: 1.5, ratios: new Set([85.83]) },
  { input: 'DN90S2', power: 1.5, ratios: new Set([106.75]) },
  { input: 'DE80M24', power: 0.75, ratios: new Set([106.75]) },
  { input: 'AM80', power: Number.NaN, ratios: new Set([106.75]) },
];

describe('the inputs that a unit has a ratio with', () => {
  it('are those of the kind and poles that were asked for, the nearest power first', () => {
    expect(inputsAtRatio(106.75, 'DN90L4', SUPPLIED)).toEqual(['DN80M24', 'DN80M14', 'DN71M14']);
  });

  it('are of another kind where its own has none', () => {
    expect(inputsAtRatio(106.8, 'AM90', SUPPLIED)[0]).toBe('AM80');
    expect(inputsAtRatio(106.75, '1P80M24', SUPPLIED)).toEqual(['DN71M14', 'DN80M24', 'DN80M14', 'DE80M24']);
  });

  it('are none where the unit has no such ratio', () => {
    expect(inputsAtRatio(31, 'DN90L4', SUPPLIED)).toEqual([]);
  });
});
