// @tests slow
import { expect, test } from 'vitest';
import { extent } from '#testing/extent.ts';
import { walkAndEvaluate } from '#testing/walk-and-evaluate.ts';

/** In all 10,000 walks; a sample begins as the whole does. */
const COUNT = extent({ quick: 100, usual: 250, long: 2500 });

test.each([1, 2501, 5001, 7501])(
  'random walks from %i on through the release end in a product the server accepts, never in a dead end',
  (first) => {
    const { products, failures } = walkAndEvaluate(first, COUNT);
    expect([failures.slice(0, 5), products]).toEqual([[], COUNT]);
  },
);
