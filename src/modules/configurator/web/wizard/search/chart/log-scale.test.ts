import { describe, expect, it } from 'vitest';
import { placeOn, scaleOver, ticksOn } from './log-scale.ts';

describe('an axis', () => {
  it('has every figure on it, with room at both ends', () => {
    const scale = scaleOver([10, 1000, Number.NaN, 0]);
    expect(scale.min).toBeLessThan(10);
    expect(scale.max).toBeGreaterThan(1000);
    expect(placeOn(scale, 100)).toBeCloseTo(0.5);
    expect(placeOn(scale, 1)).toBe(0);
  });

  it('has room around a single figure, and stands without any', () => {
    const scale = scaleOver([50]);
    expect(placeOn(scale, 50)).toBeCloseTo(0.5);
    expect(scaleOver([])).toEqual({ min: 1, max: 10 });
  });
});

describe('its marks', () => {
  it.each([
    [{ min: 9, max: 1100 }, [10, 30, 100, 300, 1000]],
    [{ min: 0.9, max: 110 }, [1, 3, 10, 30, 100]],
    [{ min: 8, max: 55 }, [10, 20, 50]],
    [{ min: 48, max: 52 }, [48, 49, 50, 51, 52]],
    [{ min: 260, max: 290 }, [260, 270, 280, 290]],
    [{ min: 0.0101, max: 0.0109 }, [0.0102, 0.0104, 0.0106, 0.0108]],
  ])('on %o are round', (scale, marks) => {
    expect(ticksOn(scale, 5)).toEqual(marks);
  });
});
