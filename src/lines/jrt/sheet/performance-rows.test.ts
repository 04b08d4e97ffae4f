import { describe, expect, it } from 'vitest';
import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import { digits, torqueFigures } from './performance-rows.ts';

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

it('the torque check prints torques with the digits of the table above it', () => {
  const row = { outputTorque: 527.9287, usableTorque: 9.7512, serviceFactor: 1.55, limit: 'gears' } as BasicType;
  expect(torqueFigures(row, 1)).toMatchObject({ torque: 528, permissible: 9.75 });
});

it.each([
  [null, 1],
  [0.8, 1],
  [1.4, 1.4],
])('the torque check holds the drive against the required factor %s, never below 1.0', (required, checked) => {
  const row = { outputTorque: 300, usableTorque: 390, serviceFactor: 1.3, limit: 'gears' } as BasicType;
  expect(torqueFigures(row, required).required).toBe(checked);
});
