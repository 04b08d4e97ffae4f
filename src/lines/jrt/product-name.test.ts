import { expect, it } from 'vitest';
import { aRow } from '#modules/configurator/domain/testing/sample-product.ts';
import { productName } from './product-name.ts';

it.each([
  ['K67', '90L', { builtInType: 'KAF', reduceUnitSize: '67', installationPosition: 'M4' }, 'JRTKAF67-DN90L4-i57.35-M4'],
  [
    'K67',
    '90L',
    { builtInType: 'KAF', reduceUnitSize: '67', installationPosition: 'M4', motorType: 'EX' },
    'JRTKAF67-DN90L4-EX-i57.35-M4',
  ],
  ['R67', 'none', { builtInType: 'R', reduceUnitSize: '67', installationPosition: 'M1' }, 'JRTR67-0-i57.35-M1'],
  ['K67', 'AQS100/1', { builtInType: 'KA', reduceUnitSize: '67' }, 'JRTKA67-AQS100+1-i57.35'],
])('%s with %s is called by its designation', (unit, input, standing, name) => {
  expect(productName(aRow(unit, input), standing)).toBe(name);
});
