import { expect, it } from 'vitest';
import { EMPTY_CONFIGURATION } from '#lines/jrt/configuration.ts';
import { lostChoices } from './lost-choices.ts';
import type { Cleared } from './outcome.ts';

const cleared = (field: string): Cleared => ({ field, from: 'a', to: null, because: 'rule', ruleId: 'brake-presets' });

it('what a rule had filled in is no loss of the person’s, what they chose is', () => {
  const before = {
    ...EMPTY_CONFIGURATION,
    values: { brakes: 'BE2', brakingVoltage: 'AC 220V' },
    presets: ['brakingVoltage'],
  };
  const outcome = { config: EMPTY_CONFIGURATION, fired: [], cleared: [cleared('brakes'), cleared('brakingVoltage')] };
  expect(lostChoices(before, outcome).map(({ field }) => field)).toEqual(['brakes']);
});
