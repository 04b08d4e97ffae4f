// @tests slow
import { expect, it } from 'vitest';
import { extent } from '#testing/extent.ts';
import { complaintOfReading } from '#testing/read-back.ts';
import { aRandomWorm, JRW_PRODUCT } from './testing/shipped-worm-release.ts';

const COUNT = extent({ quick: 25, usual: 100, long: 10_000 });

it(`${COUNT} random products are read back from their full type codes as they were`, () => {
  const failures: string[] = [];
  for (let seed = 1; seed <= COUNT; seed++) {
    const complaint = complaintOfReading(seed, aRandomWorm(seed).config, JRW_PRODUCT);
    if (complaint !== undefined) failures.push(complaint);
  }
  expect(failures.slice(0, 5)).toEqual([]);
});
