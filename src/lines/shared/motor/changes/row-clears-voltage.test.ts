import { describe, expect, it } from 'vitest';
import { aConfiguration, ruleAlone } from '#modules/configurator/domain/testing/configured.ts';
import { aRow } from '#modules/configurator/domain/testing/sample-product.ts';
import { ROW_CLEARS_VOLTAGE } from './row-clears-voltage.ts';

const BEFORE = aConfiguration({ motorVoltage: '3AC 380V', nameplate: 'en' }, { basicType: aRow('K67', '90L') });

describe('the chosen catalogue row', () => {
  it('clears the motor voltage when it changes', () => {
    const { config, cleared } = ruleAlone(ROW_CLEARS_VOLTAGE, BEFORE, { kind: 'basicType', row: aRow('K67', '132M') });
    expect(config.values).toEqual({ nameplate: 'en' });
    expect(cleared).toEqual([
      { field: 'motorVoltage', from: '3AC 380V', to: null, because: 'rule', ruleId: 'row-clears-voltage' },
    ]);
  });

  it('keeps the motor voltage that was chosen before the first row', () => {
    const { config } = ruleAlone(
      ROW_CLEARS_VOLTAGE,
      { ...BEFORE, basicType: null },
      { kind: 'basicType', row: aRow('K67', '132M') },
    );
    expect(config.values.motorVoltage).toBe('3AC 380V');
  });

  it('keeps the motor voltage when the same row is chosen again', () => {
    const { config } = ruleAlone(ROW_CLEARS_VOLTAGE, BEFORE, { kind: 'basicType', row: aRow('K67', '90L') });
    expect(config.values.motorVoltage).toBe('3AC 380V');
  });
});
