import { expect, it } from 'vitest';
import { likeInputs, nearestInput } from './nearest-input.ts';

const INPUTS = [
  'DN80M14/B5',
  'DN80M14/B14',
  'DN80M24/B14',
  'DN90L4/B14',
  'DE90L4/B14',
  'DN100L6',
  'DN100L14',
  'DN100L24',
  'DN112M8',
  'DN112M6',
  'DN112M4',
  'DN112M2',
];

it.each([
  ['DN80M4/B14', true, ['DN80M14/B14', 'DN80M24/B14']],
  ['DN80M4+B14', true, ['DN80M14/B14', 'DN80M24/B14']],
  ['DN80M14', true, ['DN80M14/B5', 'DN80M14/B14']],
  ['DU80M4/B14', true, ['DU80M14/B14', 'DU80M24/B14']],
  ['90L4', false, ['DN90L4/B14']],
  ['DRN100L4', false, ['DN100L14', 'DN100L24']],
  ['DN132S4', true, []],
  ['AM90', true, []],
])('%s, whose letters are known: %s, may mean %j: the motors of its frame and poles', (input, hasOwn, like) => {
  expect(likeInputs(input, INPUTS, hasOwn)).toEqual(like);
});

it.each([
  ['DRN100L4', 'DN100L14'],
  ['DN1O0L6', 'DN100L6'],
  ['DN90L5/B14', 'DN90L4/B14'],
  ['DN112M5', 'DN112M4'],
  ['QQ', undefined],
])('the nearest to %s is %s', (input, nearest) => {
  expect(nearestInput(input, INPUTS)).toBe(nearest);
});
