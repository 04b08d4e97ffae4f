import { expect, it } from 'vitest';
import { powerAt } from './power-at.ts';

const FRAME = [
  { power: 37, ratedSpeed: 1482 },
  { power: 18.5, ratedSpeed: 732 },
];

it.each([
  ['at its rated speed all it has', 1482, 37],
  ['at a rounded speed the same', 1400, 37],
  ['slower as much as its torque gives', 741, 18.5],
  ['somewhat above it the same', 1600, 37],
  ['faster nothing', 1700, 0],
])('motors of a frame give %s', (_, speed, power) => {
  expect(powerAt(FRAME, speed)).toBeCloseTo(power, 9);
});
