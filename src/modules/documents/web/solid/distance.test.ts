import { expect, it } from 'vitest';
import { distanceOf } from './distance.ts';

it('two places are as far apart as their coordinates say, whichever is first', () => {
  const told = { along: '30.0', across: '0.0', up: '40.0', straight: '50.0' };
  expect(distanceOf([0, 5, 0], [-30, 5, 40])).toEqual(told);
  expect(distanceOf([-30, 5, 40], [0, 5, 0])).toEqual(told);
});
