// @tests slow
import { expect, it } from 'vitest';
import { extent, inSteps } from '#testing/extent.ts';
import { complaintsOfReading } from '#testing/read-back.ts';
import { aRandomProduct, JRT_PRODUCT } from './testing/shipped-products.ts';

it.each(inSteps(extent({ quick: 25, usual: 100, long: 10_000 })))(
  'random products %i to %i are read back from their full type codes as they were',
  (first, last) => {
    const complaints = complaintsOfReading([first, last], (seed) => ({
      config: aRandomProduct(seed).config,
      context: JRT_PRODUCT,
    }));
    expect(complaints.slice(0, 5)).toEqual([]);
  },
);
