// @tests slow
import { expect, it } from 'vitest';
import { extent } from '#testing/extent.ts';
import { complaintOfWalk } from '#testing/judged-walk.ts';
import { JD_SAVED } from './saved/saved.ts';
import { aRandomMotor, JD_RELEASE } from './testing/shipped-motors.ts';

const COUNT = extent({ quick: 100, usual: 250, long: 2500 });

it.each([1, 2501])('random walks from %i on end in a motor the server accepts, never in a dead end', (first) => {
  const failures: string[] = [];
  for (let seed = first; seed < first + COUNT; seed++) {
    const complaint = complaintOfWalk(seed, aRandomMotor(seed), JD_SAVED, JD_RELEASE);
    if (complaint) failures.push(complaint.says);
  }
  expect(failures.slice(0, 5)).toEqual([]);
});
