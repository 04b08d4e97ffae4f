import { expect, it } from 'vitest';
import { joinReducerType, shownBuiltInType, splitReducerType } from './reducer-type.ts';

it.each([
  ['JRTR', 'JRT', 'R'],
  ['JRTK', 'JRT', 'K'],
  ['JRTRX', 'JRT', 'RX'],
  ['JRT', 'JRT', ''],
  ['R', '', 'R'],
])('the reducer type %s is category %j and gear type %j', (reduceType, category, gearboxModel) => {
  expect(splitReducerType(reduceType)).toEqual({ category, gearboxModel });
});

it('joins what it splits', () => {
  expect(splitReducerType(joinReducerType('S')).gearboxModel).toBe('S');
});

it.each([
  ['KAF', 'JRTKAF'],
  ['R', 'JRTR'],
  ['R..F', 'JRTR..F'],
  ['R..', 'JRTR'],
  ['KA..', 'JRTKA'],
])('the assembly type %s is shown as %s', (builtInType, shown) => {
  expect(shownBuiltInType(builtInType)).toBe(shown);
});
