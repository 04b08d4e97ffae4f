// @tests slow
import { expect, it } from 'vitest';
import { extent } from '#testing/extent.ts';
import { complaintOfWalk } from '#testing/judged-walk.ts';
import { JRW_SAVED } from './saved/saved.ts';
import { aRandomWorm, JRW_RELEASE } from './testing/shipped-worm-release.ts';

const COUNT = extent({ quick: 50, usual: 150, long: 2500 });

/** What a unit that bears less than its motor gives is refused for: the release does not know its figures. */
const TOO_WEAK = ['configuration.below-demand', 'configuration.impossible'];

it.each([1, 2501])('random walks from %i on end in a unit the server accepts, or that is too weak', (first) => {
  const failures: string[] = [];
  let accepted = 0;
  for (let seed = first; seed < first + COUNT; seed++) {
    const { bears, ...walked } = aRandomWorm(seed);
    const complaint = complaintOfWalk(seed, walked, JRW_SAVED, JRW_RELEASE);
    if (complaint?.code === undefined && !bears) failures.push(`${seed}: too weak`);
    else if (complaint && (bears || !TOO_WEAK.includes(complaint.code ?? ''))) failures.push(complaint.says);
    if (complaint?.code === undefined) accepted++;
  }
  expect(failures.slice(0, 5)).toEqual([]);
  expect(accepted).toBeGreaterThan(COUNT / 2);
});
