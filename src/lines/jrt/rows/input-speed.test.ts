import { describe, expect, it } from 'vitest';
import { ratedSpeed, synchronousSpeed } from '#lines/shared/motor/rated-speed.ts';
import { speedFactor, synchronousSpeedBehind } from './input-speed.ts';

describe('input speeds', () => {
  it.each([
    [2, '50Hz', 3000],
    [4, '60Hz', 1800],
    [6, '50Hz', 1000],
    [8, '60Hz', 900],
  ] as const)('a field of %i poles at %s turns at %i r/min', (poles, frequency, speed) => {
    expect(synchronousSpeed(poles, frequency)).toBe(speed);
  });

  it('a motor keeps its slip in r/min at 60 Hz', () => {
    expect(ratedSpeed({ poles: 4, ratedSpeed: 1461 }, '60Hz')).toBe(1761);
    expect(ratedSpeed({ poles: 4, ratedSpeed: 1461 }, '50Hz')).toBe(1461);
  });

  it.each([
    [1400, 1500],
    [1750, 1800],
    [2900, 3000],
    [3450, 3600],
    [2000, 2000],
    [1500, 1500],
    [4200, 4200],
  ])('%i r/min is rated as %i r/min', (speed, synchronous) => {
    expect(synchronousSpeedBehind(speed)).toBe(synchronous);
  });

  it('costs torque only above 1500 r/min', () => {
    expect(speedFactor(1000)).toBe(1);
    expect(speedFactor(1500)).toBe(1);
    expect(speedFactor(3000)).toBeCloseTo(0.8123, 4);
  });
});
