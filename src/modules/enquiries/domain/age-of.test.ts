import { expect, it } from 'vitest';
import { ageOf } from './age-of.ts';

const CAME = '2026-01-05T08:00:00.000Z';
const HOUR = 3_600_000;

it.each([
  [-HOUR, 'minute', 0],
  [59_999, 'minute', 0],
  [90_000, 'minute', 1],
  [HOUR, 'hour', 1],
  [23.9 * HOUR, 'hour', 23],
  [49 * HOUR, 'day', 2],
])('what happened %i ms ago is a number of %ss old: %i', (passed, unit, count) => {
  expect(ageOf(CAME, Date.parse(CAME) + passed)).toEqual({ unit, count });
});
