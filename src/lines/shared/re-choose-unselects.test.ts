import { describe, expect, it } from 'vitest';
import { aConfiguration, choose, ruleAlone } from '#modules/configurator/domain/testing/configured.ts';
import { reChooseUnselects } from './re-choose-unselects.ts';

const RE_CHOOSE_UNSELECTS = reChooseUnselects(['torqueArm', 'motorThermalProtection', 'encoder', 'oilMirror']);

describe('choosing the same value again', () => {
  it.each([
    ['torqueArm', 'T'],
    ['motorThermalProtection', 'TF'],
    ['encoder', 'incremental'],
    ['oilMirror', 'yes'],
  ])('un-selects %s', (field, value) => {
    const { config, fired } = ruleAlone(RE_CHOOSE_UNSELECTS, aConfiguration({ [field]: value }), choose(field, value));
    expect(config.values[field]).toBe('none');
    expect(fired).toEqual(['re-choose-unselects']);
  });

  it('leaves every other field as it is', () => {
    const before = aConfiguration({ nameplate: 'en' });
    expect(ruleAlone(RE_CHOOSE_UNSELECTS, before, choose('nameplate', 'en')).config.values).toEqual({
      nameplate: 'en',
    });
  });

  it('selects a value that was not selected', () => {
    const { config, fired } = ruleAlone(
      RE_CHOOSE_UNSELECTS,
      aConfiguration({ torqueArm: 'T' }),
      choose('torqueArm', 'G'),
    );
    expect(config.values.torqueArm).toBe('G');
    expect(fired).toEqual([]);
  });

  it('does nothing when an empty field is cleared', () => {
    const { config } = ruleAlone(RE_CHOOSE_UNSELECTS, aConfiguration(), { kind: 'clear', field: 'encoder' });
    expect(config.values).toEqual({});
  });
});
