import { describe, expect, it } from 'vitest';
import { aConfiguration, choose, ruleAlone } from '#modules/configurator/domain/testing/configured.ts';
import { POINTING_COPIES } from './pointing-copies.ts';

const SOLID_WITH_FLANGE = aConfiguration({ gearboxModel: 'K', inputType: 'motor', builtInType: 'KF' });
const HOLLOW_WITH_FLANGE = aConfiguration({ gearboxModel: 'K', inputType: 'motor', builtInType: 'KAF' });

describe('shaft side and flange side', () => {
  it.each([
    ['outputShaftPointing', 'flangePointing'],
    ['flangePointing', 'outputShaftPointing'],
  ])('setting %s copies it to %s where both are shown', (set, other) => {
    const { config, fired } = ruleAlone(POINTING_COPIES, SOLID_WITH_FLANGE, choose(set, 'B'));
    expect(config.values).toMatchObject({ [set]: 'B', [other]: 'B' });
    expect(config.presets).toEqual([other]);
    expect(fired).toEqual(['pointing-copies']);
  });

  it('does not touch a shaft side that is hidden', () => {
    const { config } = ruleAlone(POINTING_COPIES, HOLLOW_WITH_FLANGE, choose('flangePointing', 'B'));
    expect(config.values.outputShaftPointing).toBeUndefined();
  });

  it('taking one back leaves the other', () => {
    const before = {
      ...SOLID_WITH_FLANGE,
      values: { ...SOLID_WITH_FLANGE.values, outputShaftPointing: 'B', flangePointing: 'B' },
    };
    const { config } = ruleAlone(POINTING_COPIES, before, { kind: 'clear', field: 'flangePointing' });
    expect(config.values.outputShaftPointing).toBe('B');
  });
});
