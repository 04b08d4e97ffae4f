import { describe, expect, it } from 'vitest';
import { aConfiguration, choose, ruleAlone } from '#modules/configurator/domain/testing/configured.ts';
import type { Change } from '#product/change.ts';
import { BRAKE_PRESETS } from './brake-presets.ts';

const PRESETS = { releaseDevice: 'none', brakingVoltage: 'AC 220V', releaseAngle: '0' };
const OTHERS = { releaseDevice: 'HR', brakingVoltage: 'DC 24V', releaseAngle: '90' };

describe('brakes', () => {
  it('any brake presets no release device, AC 220 V and 0°', () => {
    const { config } = ruleAlone(BRAKE_PRESETS, aConfiguration(), choose('brakes', 'BE2'));
    expect(config.values).toEqual({ brakes: 'BE2', ...PRESETS });
    expect(config.presets).toEqual(Object.keys(PRESETS));
  });

  it('another brake presets them anew and says what was replaced', () => {
    const { config, cleared } = ruleAlone(
      BRAKE_PRESETS,
      aConfiguration({ brakes: 'BE2', ...OTHERS }),
      choose('brakes', 'BE5'),
    );
    expect(config.values).toEqual({ brakes: 'BE5', ...PRESETS });
    expect(cleared.map(({ field, from, to }) => [field, from, to])).toEqual([
      ['releaseDevice', 'HR', 'none'],
      ['brakingVoltage', 'DC 24V', 'AC 220V'],
      ['releaseAngle', '90', '0'],
    ]);
  });

  it.each<[string, Change, object]>([
    ['no brake', choose('brakes', 'none'), { brakes: 'none' }],
    ['taking the brake back', { kind: 'clear', field: 'brakes' }, {}],
  ])('%s clears the three', (_title, change, values) => {
    expect(ruleAlone(BRAKE_PRESETS, aConfiguration({ brakes: 'BE2', ...OTHERS }), change).config.values).toEqual(
      values,
    );
  });

  it('choosing the same brake again keeps what was set for it', () => {
    const before = aConfiguration({ brakes: 'BE2', ...OTHERS });
    expect(ruleAlone(BRAKE_PRESETS, before, choose('brakes', 'BE2')).config.values).toEqual({
      brakes: 'BE2',
      ...OTHERS,
    });
  });
});
