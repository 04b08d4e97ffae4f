import { describe, expect, it } from 'vitest';
import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import { findBasicType } from '#lines/jrt/rows/list-basic-types.ts';
import { shippedCatalogue } from '#testing/builders/shipped-catalogue.ts';
import { checkBasicType } from './check-rows.ts';

const table = shippedCatalogue();
const row = findBasicType(table, 'R67-3-128.97-DN80M24-0.75-50');
const gear = table.gears.find(({ model, gear }) => model === 'R' && gear.size === '67' && gear.ratio === 128.97)?.gear;

describe('checking one basic type by the physical laws', () => {
  if (row === undefined || gear === undefined) throw new Error('The sample row is missing');

  it('accepts a computed row', () => {
    expect(checkBasicType(row, gear)).toEqual([]);
  });

  it.each<[string, Partial<BasicType>, string]>([
    ['a speed that is not n1 / i', { outputSpeed: row.outputSpeed * 1.01 }, 'row.speed-mismatch'],
    ['a torque that is not 9550 P eta / n2', { outputTorque: row.outputTorque * 1.01 }, 'row.torque-mismatch'],
    [
      'a factor that is not usable torque / Ma',
      { serviceFactor: row.serviceFactor * 1.01 },
      'row.service-factor-mismatch',
    ],
    ['more torque than usable torque / 0.8', { usableTorque: row.outputTorque * 0.79 }, 'row.torque-above-usable'],
    ['a frame the ratio does not list', { motorFrame: '180L' }, 'row.frame-outside-ratio'],
  ])('refuses %s, with the line of the ratio', (_, change, code) => {
    const problems = checkBasicType({ ...row, ...change }, gear);
    expect(problems).toContainEqual(expect.objectContaining({ code, file: 'ratios.csv', line: gear.place.line }));
  });
});
