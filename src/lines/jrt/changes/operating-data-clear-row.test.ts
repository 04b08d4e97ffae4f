import { describe, expect, it } from 'vitest';
import { EMPTY_SEARCH } from '#lines/jrt/configuration.ts';
import { aConfiguration, choose, ruleAlone } from '#modules/configurator/domain/testing/configured.ts';
import { aRow } from '#modules/configurator/domain/testing/sample-product.ts';
import type { Change } from '#product/change.ts';
import { OPERATING_DATA_CLEAR_ROW } from './operating-data-clear-row.ts';

const WITH_ROW = aConfiguration({}, { basicType: aRow('K67', '90L') });

describe('operating data of the chosen row', () => {
  it.each<[string, Change, boolean]>([
    ['another duty gives the row up', choose('durationFactor', 'S3-40%'), true],
    ['the duty that was assumed keeps it', choose('durationFactor', 'S1-100%'), false],
    ['60 Hz gives it up', choose('motorFrequency', '60Hz'), true],
    ['another efficiency class gives it up', choose('efficiencyClass', 'DU'), true],
    ['another input speed gives it up', { kind: 'search', field: 'inputSpeed', value: 900 }, true],
    ['another required service factor keeps it', { kind: 'search', field: 'serviceFactor', value: 1.4 }, false],
  ])('%s', (_title, change, isGivenUp) => {
    expect(ruleAlone(OPERATING_DATA_CLEAR_ROW, WITH_ROW, change).config.basicType === null).toBe(isGivenUp);
  });

  it.each<[string, object, Change, boolean]>([
    ['another torque gives it up', { outputTorque: 300 }, { kind: 'search', field: 'outputTorque', value: 310 }, true],
    ['a torque named for the first time gives it up', {}, { kind: 'search', field: 'outputTorque', value: 310 }, true],
    ['another required service factor gives it up', {}, { kind: 'search', field: 'serviceFactor', value: 1.4 }, true],
    ['the factor that was assumed keeps it', {}, { kind: 'search', field: 'serviceFactor', value: 1 }, false],
    [
      'another required factor keeps it where the torque is named',
      { outputTorque: 300 },
      { kind: 'search', field: 'serviceFactor', value: 1.4 },
      false,
    ],
  ])('on a module, which has no power of its own, %s', (_title, search, change, isGivenUp) => {
    const before = aConfiguration({}, { basicType: aRow('K67', 'AM90'), search: { ...EMPTY_SEARCH, ...search } });
    expect(ruleAlone(OPERATING_DATA_CLEAR_ROW, before, change).config.basicType === null).toBe(isGivenUp);
  });

  it.each([
    ['AM90', 1400, true],
    ['AM90', 1450, false],
    ['AN143TC', 1750, true],
    ['AN143TC', 1400, false],
  ])('the row of %s stands where the input speed it assumed is named: %s r/min', (module, value, stands) => {
    const inputType = module.startsWith('AN') ? 'AN' : 'AM';
    const before = aConfiguration({}, { basicType: aRow('K67', module, { inputType }) });
    const change: Change = { kind: 'search', field: 'inputSpeed', value };
    expect(ruleAlone(OPERATING_DATA_CLEAR_ROW, before, change).config.basicType !== null).toBe(stands);
  });
});
