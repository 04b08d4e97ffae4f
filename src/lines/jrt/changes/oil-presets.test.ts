import { describe, expect, it } from 'vitest';
import { aConfiguration, choose, ruleAlone } from '#modules/configurator/domain/testing/configured.ts';
import { OIL_PRESETS } from './oil-presets.ts';

const MINERAL_220 = 'VG220 -10~40°C';
const SYNTHETIC_220 = 'VG220 -40~40°C';

describe('lubricating oil', () => {
  it.each([
    ['R', 'mineral', { mineralOil: MINERAL_220 }],
    ['F', 'mineral', { mineralOil: MINERAL_220 }],
    ['K', 'mineral', { mineralOil: MINERAL_220 }],
    ['S', 'mineral', { mineralOil: 'VG680 0~40°C' }],
    ['R', 'synthetic', { syntheticOil: SYNTHETIC_220 }],
    ['S', 'synthetic', { syntheticOil: SYNTHETIC_220 }],
    ['K', 'food', { syntheticOil: SYNTHETIC_220 }],
  ])('on %s, %s oil presets its grade', (gearboxModel, oil, grade) => {
    const { config } = ruleAlone(OIL_PRESETS, aConfiguration({ gearboxModel }), choose('lubricatingOil', oil));
    expect(config.values).toEqual({ gearboxModel, lubricatingOil: oil, ...grade });
  });

  it.each([
    ['mineral', { syntheticOil: SYNTHETIC_220 }, 'syntheticOil'],
    ['synthetic', { mineralOil: MINERAL_220 }, 'mineralOil'],
  ])('%s oil clears the other grade', (oil, before, lost) => {
    const { config } = ruleAlone(OIL_PRESETS, aConfiguration(before), choose('lubricatingOil', oil));
    expect(config.values[lost]).toBeUndefined();
  });

  it('taking the oil back clears both grades', () => {
    const before = aConfiguration({ lubricatingOil: 'mineral', mineralOil: MINERAL_220 });
    expect(ruleAlone(OIL_PRESETS, before, { kind: 'clear', field: 'lubricatingOil' }).config.values).toEqual({});
  });
});
