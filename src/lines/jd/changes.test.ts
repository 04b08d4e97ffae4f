import { describe, expect, it } from 'vitest';
import { applyChange } from '#modules/configurator/domain/change/apply-change.ts';
import type { Change } from '#product/change.ts';
import type { Values } from '#product/configuration.ts';
import { JD_LINE } from './line.ts';
import { aMotor, JD_PRODUCT } from './testing/shipped-motors.ts';

const changed = (change: Change, values: Values = {}, id = 'JD-DN90L4-50') =>
  applyChange({ ...JD_LINE.empty, values, basicType: aMotor(id) }, change, JD_PRODUCT).config;
const choose = (field: string, value: string): Change => ({ kind: 'choose', field, value });

describe('a change', () => {
  it('of the class or the frequency gives the chosen motor up', () => {
    expect(changed(choose('efficiencyClass', 'DU')).basicType).toBeNull();
    expect(changed(choose('motorFrequency', '60Hz')).basicType).toBeNull();
    expect(changed(choose('motorFrequency', '50Hz')).basicType).toMatchObject({ id: 'JD-DN90L4-50' });
  });

  it('to another motor clears the voltage, and another voltage the approvals', () => {
    const other: Change = { kind: 'basicType', row: aMotor('JD-DN132S4-50') };
    expect(changed(other, { motorVoltage: '1AC 220V' }).values).not.toHaveProperty('motorVoltage');
    expect(changed(choose('motorVoltage', '3AC 220V'), { independentFanVoltage: 'DC 24V' }).values).toEqual({
      motorVoltage: '3AC 220V',
    });
  });

  it('to a brake presets its release, and to two shaft ends ticks 2WE', () => {
    expect(changed(choose('brakes', 'BE2')).values).toMatchObject({ releaseDevice: 'none', brakingVoltage: 'AC 220V' });
  });

  it('that resets the search forgets what was searched for and the motor', () => {
    expect(changed({ kind: 'resetSearch' }, { motorPoles: '4', brakes: 'BE2' })).toMatchObject({
      basicType: null,
      values: { brakes: 'BE2' },
    });
  });
});
