// @tests slow
import { expect, it } from 'vitest';
import { extent } from '#testing/extent.ts';
import { complaintOfReading } from '#testing/read-back.ts';
import { aRandomUnit, JRH_PRODUCT } from './testing/shipped-release.ts';

const COUNT = extent({ quick: 25, usual: 100, long: 10_000 });

it(`${COUNT} random products are read back from their full type codes as they were`, () => {
  const failures: string[] = [];
  for (let seed = 1; seed <= COUNT; seed++) {
    const config = aRandomUnit(seed);
    // The ratios of a unit at other speeds are not those the code is of.
    const rowsOf = () => (config.basicType === null ? [] : [config.basicType]);
    const complaint = complaintOfReading(seed, config, { ...JRH_PRODUCT, rowsOf });
    if (complaint !== undefined) failures.push(complaint);
  }
  expect(failures.slice(0, 5)).toEqual([]);
});
