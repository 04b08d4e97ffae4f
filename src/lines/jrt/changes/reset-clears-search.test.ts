import { expect, it } from 'vitest';
import { EMPTY_SEARCH } from '#lines/jrt/configuration.ts';
import { aConfiguration, ruleAlone } from '#modules/configurator/domain/testing/configured.ts';
import { aRow } from '#modules/configurator/domain/testing/sample-product.ts';
import { RESET_CLEARS_SEARCH } from './reset-clears-search.ts';

it('resetting the results forgets the search and the row, and keeps the other steps', () => {
  const before = aConfiguration(
    { gearboxModel: 'K', motorPower: '1.5', durationFactor: 'S3-40%', nameplate: 'en' },
    { basicType: aRow('K67', '90L'), search: { ...EMPTY_SEARCH, ratio: 57, speedOrRatio: 'ratio' } },
  );
  const { config } = ruleAlone(RESET_CLEARS_SEARCH, before, { kind: 'resetSearch' });
  expect(config).toEqual(aConfiguration({ gearboxModel: 'K', nameplate: 'en' }));
});
