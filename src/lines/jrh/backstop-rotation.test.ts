import { expect, it } from 'vitest';
import { describe as described } from '#modules/configurator/domain/describe/describe.ts';
import { aUnit, configured, JRH_PRODUCT } from './testing/shipped-release.ts';

const openIn = (values: Readonly<Record<string, string>>) =>
  described(configured(aUnit('H3-08-28.64', { inputSpeed: 1400 }), values), JRH_PRODUCT).openPoints.map(
    ({ field }) => field,
  );

it('which way a backstop frees only the machine says: the rotation is asked for, not guessed', () => {
  expect(openIn({ inputType: 'AD', backstop: 'R' })).toContain('rotation');
  expect(openIn({ inputType: 'AD', backstop: 'R', rotation: 'CCW' })).not.toContain('rotation');
});

it('without a backstop both ways are usual', () => {
  expect(openIn({ inputType: 'AD' })).not.toContain('rotation');
});
