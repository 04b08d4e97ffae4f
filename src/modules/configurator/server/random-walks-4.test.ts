import { expect, test } from 'vitest';
import { walkAndJudge, walksOf } from '#testing/walk-and-judge.ts';

/** A quarter of the 10,000 walks (2,000 in CI), up to 10,000; the others run beside it in other processes. */
test('random walks from 7,501 on through the release end in a product the server accepts, never in a dead end', () => {
  const count = walksOf(2500);
  const { products, failures } = walkAndJudge(7501, count);
  expect([failures.slice(0, 5), products]).toEqual([[], count]);
}, 900_000);
