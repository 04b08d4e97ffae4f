// @tests slow
import { expect, it } from 'vitest';
import { extent } from '#testing/extent.ts';
import { complaintOfWalk } from '#testing/judged-walk.ts';
import { JRH_SAVED } from './saved/saved.ts';
import { aWalkedUnit, JRH_RELEASE } from './testing/shipped-release.ts';

const COUNT = extent({ quick: 50, usual: 150, long: 2500 });

it.each([1, 2501])('random walks from %i on end in a unit the server accepts, never in a dead end', (first) => {
  const failures: string[] = [];
  let walks = 0;
  for (let seed = first; seed < first + COUNT; seed++) {
    const walked = aWalkedUnit(seed);
    if (walked === undefined) continue;
    walks++;
    const complaint = complaintOfWalk(seed, walked, JRH_SAVED, JRH_RELEASE);
    if (complaint) failures.push(complaint.says);
  }
  expect(failures.slice(0, 5)).toEqual([]);
  // Some walks come to a cooling or a motor that no load of their unit asks for.
  expect(walks).toBeGreaterThan(COUNT / 3);
});
