import { expect, it } from 'vitest';
import { EMPTY_CONFIGURATION } from '#lines/jrt/configuration.ts';
import { aConfiguration } from '#modules/configurator/domain/testing/configured.ts';
import { specialWishesText } from './special-wishes-text.ts';

it.each([
  ['ticked and in words', 'yes', 'stainless bolts', undefined],
  ['ticked and empty', 'yes', '', 'special-wishes-empty'],
  ['ticked and blank', 'yes', ' \n', 'special-wishes-empty'],
  ['not ticked', 'no', '', undefined],
])('special wishes %s', (_title, specialWishes, customizedRequirements, code) => {
  const config = aConfiguration({}, { texts: { ...EMPTY_CONFIGURATION.texts, customizedRequirements } });
  expect(specialWishesText(config, { specialWishes })?.code).toBe(code);
});
