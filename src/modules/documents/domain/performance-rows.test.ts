import { describe, expect, it } from 'vitest';
import { digits } from './performance-rows.ts';

describe('figures are written as an engineer writes them', () => {
  it.each([
    [10.892, 3, '10.9'],
    [1451.6, 3, '1452'],
    [9.7512, 3, '9.75'],
    [0.75, 3, '0.75'],
    [1.5, 3, '1.5'],
    [90, 3, '90'],
    [94, 2, '94'],
    [0.1234, 3, '0.12'],
    [1461, 4, '1461'],
    [0, 3, '0'],
  ])('%d with %d digits is %s', (value, significant, written) => {
    expect(digits(value, significant)).toBe(written);
  });
});
