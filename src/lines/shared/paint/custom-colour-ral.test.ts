import { expect, it } from 'vitest';
import { aConfiguration } from '#modules/configurator/domain/testing/configured.ts';
import { customColourRal } from './custom-colour-ral.ts';

it.each([
  ['custom', '#2271b3', undefined],
  ['custom', '#2271B3', undefined],
  ['custom', null, 'custom-colour-missing'],
  ['custom', '2271b3', 'custom-colour-missing'],
  ['custom', '#22', 'custom-colour-missing'],
  ['custom', 'RAL6018', undefined],
  ['custom', 'RAL9999', 'custom-colour-missing'],
  ['RAL5015', null, undefined],
])('colour %s with %s', (color, customColor, code) => {
  expect(customColourRal(aConfiguration({}, { extras: { customColor } }), { color })?.code).toBe(code);
});
