// @tests slow
import { expect, it } from 'vitest';
import { extent, inSteps } from '#testing/extent.ts';
import { complaintsOfReading } from '#testing/read-back.ts';
import { aRandomUnit, JRH_PRODUCT } from './testing/shipped-release.ts';

it.each(inSteps(extent({ quick: 25, usual: 100, long: 10_000 })))(
  'random products %i to %i are read back from their full type codes as they were',
  (first, last) => {
    const complaints = complaintsOfReading([first, last], (seed) => {
      const config = aRandomUnit(seed);
      // The ratios of a unit at other speeds are not those the code is of.
      const rowsOf = () => (config.basicType === null ? [] : [config.basicType]);
      return { config, context: { ...JRH_PRODUCT, rowsOf } };
    });
    expect(complaints.slice(0, 5)).toEqual([]);
  },
);
