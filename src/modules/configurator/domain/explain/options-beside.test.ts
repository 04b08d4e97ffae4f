import { expect, it } from 'vitest';
import { EMPTY_CONFIGURATION } from '#lines/jrt/configuration.ts';
import { SAMPLE_PRODUCT } from '#modules/configurator/domain/testing/sample-product.ts';
import type { Configuration, Values } from '#product/configuration.ts';
import { optionsBeside } from './options-beside.ts';

const chosen = (values: Values, search: Configuration['search'] = {}): Configuration => ({
  ...EMPTY_CONFIGURATION,
  values,
  search: { ...EMPTY_CONFIGURATION.search, ...search },
});

function beside(config: Configuration, against: readonly string[], variable: string) {
  const def = SAMPLE_PRODUCT.fields.find(({ id }) => id === variable);
  if (def === undefined) throw new Error(`There is no field ${variable}`);
  const choices = Object.fromEntries(against.map((id) => [id, [config.values[id] ?? '']]));
  return optionsBeside(choices, config, def, variable, SAMPLE_PRODUCT);
}

it('the brakes a motor frame takes are told as a span', () => {
  expect(beside(chosen({ motorSize: '90L' }), ['motorSize'], 'brakes')).toEqual([{ from: 'BE1', to: 'BE5' }]);
});

it('the sizes a motor frame has are those of the gear type that is chosen', () => {
  const ofAny = beside(chosen({ motorSize: '90L' }), ['motorSize'], 'reduceUnitSize');
  const ofK = beside(chosen({ gearboxModel: 'K', motorSize: '90L' }), ['motorSize'], 'reduceUnitSize');
  expect(ofK).not.toEqual(ofAny);
});

it('nothing is told where several choices stand against it, or where its options have no order', () => {
  const both = chosen({ motorSize: '90L', motorPoles: '4' });
  expect(beside(both, ['motorSize', 'motorPoles'], 'brakes')).toEqual([]);
  expect(beside(chosen({ motorFrequency: '50Hz' }), ['motorFrequency'], 'motorVoltage')).toEqual([]);
});

it('nothing is told of what a search narrows by its figures: the list counts the drives that are left', () => {
  const asked = chosen({ motorSize: '90L' }, { outputSpeed: 50 });
  expect(beside(asked, ['motorSize'], 'reduceUnitSize')).toEqual([]);
  expect(beside(asked, ['motorSize'], 'brakes')).not.toEqual([]);
});
