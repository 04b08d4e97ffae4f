// @tests slow
import { expect, it } from 'vitest';
import { rowFigures } from '#product/row-figures.ts';
import { shippedCatalogue } from '#testing/builders/shipped-catalogue.ts';
import { EMPTY_SEARCH } from './configuration.ts';
import { JRT_LINE } from './line.ts';
import { POWER_LABELS, powerMeaning } from './power-meaning.ts';
import { listBasicTypes } from './rows/list-basic-types.ts';
import { performanceRows } from './sheet/performance-rows.ts';

it.each([
  ['motor', 1.5, null, 'motor'],
  ['JCMC', null, 300, 'motor'],
  [undefined, null, null, 'motor'],
  ['AM', null, null, 'permissible'],
  ['none', null, null, 'permissible'],
  ['AN', 1.5, null, 'named'],
  ['AQS', null, 300, 'needed'],
] as const)('with input %s, %s kW and %s Nm the power is %s', (inputType, motorPower, outputTorque, meaning) => {
  expect(powerMeaning(inputType === undefined ? {} : { inputType }, { motorPower, outputTorque })).toBe(meaning);
});

it.each([
  ['motor', 'S1-100%', 'motor'],
  ['motor', 'S3-40%', 'rating'],
  ['JCMC', 'S4', 'rating'],
  ['AM', '-', 'permissible'],
] as const)('with input %s in duty %s the power is %s', (inputType, durationFactor, meaning) => {
  expect(powerMeaning({ inputType, durationFactor }, { motorPower: null, outputTorque: null })).toBe(meaning);
});

const A_MODULE = [...listBasicTypes(shippedCatalogue())].find(({ inputType }) => inputType === 'AM');

it.each([
  ['permissible', {}],
  ['named', { motorPower: 1.5 }],
  ['needed', { outputTorque: 300 }],
] as const)('the power of a module is called the same on screens and on paper, here: %s', (meaning, asked) => {
  if (A_MODULE === undefined) throw new Error('There is no row with an adapter');
  const search = { ...EMPTY_SEARCH, ...asked };
  const told = rowFigures(JRT_LINE, { row: A_MODULE, standing: {}, search }).find(
    ({ column }) => column.id === 'motorPower',
  );
  const printed = performanceRows({ row: A_MODULE, standing: {}, search }).find(
    ({ symbol }) => symbol === 'P' || symbol === 'P1 max',
  );
  expect([told?.column.label, printed?.label]).toEqual([POWER_LABELS[meaning], POWER_LABELS[meaning]]);
});

it('the power of a motor in another duty is called its rating on screens and on paper', () => {
  const row = [...listBasicTypes(shippedCatalogue())].find(({ inputType }) => inputType === 'motor');
  if (row === undefined) throw new Error('There is no row with a motor');
  const read = { row, standing: { durationFactor: 'S3-40%' }, search: EMPTY_SEARCH };
  const told = rowFigures(JRT_LINE, read).find(({ column }) => column.id === 'motorPower');
  const printed = performanceRows(read).find(({ symbol }) => symbol === 'P' || symbol === 'P1 max');
  expect([told?.column.label, printed?.label]).toEqual([POWER_LABELS.rating, POWER_LABELS.rating]);
});
