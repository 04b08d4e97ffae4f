import { expect, it } from 'vitest';
import { aConfiguration } from '#modules/configurator/domain/testing/configured.ts';
import { aRow } from '#modules/configurator/domain/testing/sample-product.ts';
import { oneBasicType } from './one-basic-type.ts';

it.each([
  ['without a row', aConfiguration(), 'basic-type-missing'],
  ['with a row', aConfiguration({}, { basicType: aRow('K67', '90L') }), undefined],
])('a configuration %s lacks: %s', (_title, config, code) => {
  expect(oneBasicType(config, {})?.code).toBe(code);
});
