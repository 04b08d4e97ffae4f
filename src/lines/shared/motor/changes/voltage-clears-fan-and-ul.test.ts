import { describe, expect, it } from 'vitest';
import { aConfiguration, choose, ruleAlone } from '#modules/configurator/domain/testing/configured.ts';
import type { Change } from '#product/change.ts';
import { VOLTAGE_CLEARS_FAN_AND_UL } from './voltage-clears-fan-and-ul.ts';

const BEFORE = aConfiguration({
  motorVoltage: '3AC 460V',
  independentFanVoltage: '3AC 460V',
  'ulAuthen.UL': 'yes',
  'ulAuthen.CSA': 'yes',
  brakes: 'BE2',
});

describe('another motor voltage', () => {
  it.each<[string, Change, object]>([
    ['chosen', choose('motorVoltage', '3AC 230V'), { brakes: 'BE2', motorVoltage: '3AC 230V' }],
    ['taken back', { kind: 'clear', field: 'motorVoltage' }, { brakes: 'BE2' }],
    ['chosen again as it was', choose('motorVoltage', '3AC 460V'), BEFORE.values],
  ])('%s clears fan voltage, UL and CSA only if it is another', (_title, change, values) => {
    expect(ruleAlone(VOLTAGE_CLEARS_FAN_AND_UL, BEFORE, change).config.values).toEqual(values);
  });
});
