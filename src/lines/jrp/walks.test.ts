// @tests slow
import { expect, it } from 'vitest';
import { extent } from '#testing/extent.ts';
import { complaintOfWalk } from '#testing/judged-walk.ts';
import { JRP_SAVED } from './saved/saved.ts';
import { aRandomUnit, JRP_RELEASE } from './testing/shipped-units.ts';

const COUNT = extent({ quick: 100, usual: 250, long: 2500 });

it.each([1, 2501])('random walks from %i on end in a unit the server accepts, never in a dead end', (first) => {
  const failures: string[] = [];
  for (let seed = first; seed < first + COUNT; seed++) {
    const complaint = complaintOfWalk(seed, aRandomUnit(seed), JRP_SAVED, JRP_RELEASE);
    if (complaint) failures.push(complaint.says);
  }
  expect(failures.slice(0, 5)).toEqual([]);
});
