import { expect, it } from 'vitest';
import { readUnit } from './unit-designation.ts';

it.each([
  ['JRTKAF67', { gearboxModel: 'K', builtInType: 'KAF', reduceUnitSize: '67' }],
  ['JRTR07', { gearboxModel: 'R', builtInType: 'R', reduceUnitSize: '07' }],
  ['JRTR..F107', { gearboxModel: 'R', builtInType: 'R..F', reduceUnitSize: '107' }],
  ['JRTX67', undefined],
  ['JRTK', undefined],
  ['K67', undefined],
])('the unit %s reads %j', (segment, values) => {
  expect(readUnit(segment)).toEqual(values);
});
