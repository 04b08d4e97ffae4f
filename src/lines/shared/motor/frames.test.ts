import { expect, it } from 'vitest';
import { frameNumber, statorLength } from './frames.ts';

it.each([
  ['63M1', 63, 'M'],
  ['90L', 90, 'L'],
  ['132S1', 132, 'S'],
  ['132M2', 132, 'M'],
  ['315L2', 315, 'L'],
])('the motor frame %s has shaft height %i and stator length %s', (frame, height, length) => {
  expect([frameNumber(frame), statorLength(frame)]).toEqual([height, length]);
});

it('a text that is no motor frame has neither', () => {
  expect([frameNumber('132S/M'), statorLength('143TC')]).toEqual([null, null]);
});
