import { describe, expect, it } from 'vitest';
import type { Values } from '#product/configuration.ts';
import { readPart, writePart } from '#product/saved-part.ts';
import { MOTOR_PART } from './motor-part.ts';

const toSavedMotor = (values: Values) => writePart(MOTOR_PART, values, {});

const PLAIN = {
  brakes: 'none',
  motorThermalProtection: 'TF',
  coolingMethod: 'IC411',
  insulationLevel: 'F',
  motorVoltage: '3AC 380V',
  protectionClass: 'IP55',
  encoder: 'none',
};
const BRAKE = { brakes: 'BE2', releaseDevice: 'HR', brakingVoltage: 'AC 220V', releaseAngle: '90' };
const INCREMENTAL = { encoder: 'incremental', resolutionRatio: '1024', electricalInterface: '3', wiringMethod: 'E' };
const ABSOLUTE = {
  encoder: 'absolute',
  measurement: 'single-turn',
  communicationInterface: 'SSI',
  mechanicalSpecs: 'through',
  shaftDiameter: '8',
  wiringMethod: 'E1',
};

describe('motor options', () => {
  it.each<[string, Values]>([
    ['a plain motor', PLAIN],
    ['brake with release', { ...PLAIN, ...BRAKE }],
    ['brake without release', { ...PLAIN, ...BRAKE, releaseDevice: 'none', releaseAngle: '0' }],
    ['forced fan', { ...PLAIN, coolingMethod: 'IC416', independentFanVoltage: '1AC 220V' }],
    ['incremental encoder', { ...PLAIN, ...INCREMENTAL }],
    ['absolute encoder', { ...PLAIN, ...ABSOLUTE }],
    ['no thermal protection', { ...PLAIN, motorThermalProtection: 'none' }],
    [
      'lists',
      {
        ...PLAIN,
        'ulAuthen.UL': 'yes',
        'otherMotorOptions.C': 'yes',
        'otherMotorOptions.2WE': 'yes',
        'vfdOptions.PANEL': 'yes',
      },
    ],
  ])('are read back as they were sent: %s', (_title, values) => {
    expect(readPart(MOTOR_PART, toSavedMotor(values)).values).toEqual(values);
  });

  it('sends release, angle and brake voltage only with a brake', () => {
    const stray = { ...PLAIN, ...BRAKE, brakes: 'none' };
    expect(toSavedMotor(stray)).not.toHaveProperty('releaseDevice');
    expect(toSavedMotor(stray)).not.toHaveProperty('brakingVoltage');
    expect(toSavedMotor(stray)).not.toHaveProperty('releaseAngle');
  });

  it('sends the fan voltage only with IC416', () => {
    expect(toSavedMotor({ ...PLAIN, independentFanVoltage: '1AC 220V' })).not.toHaveProperty('independentFanVoltage');
  });

  it('sends only the details of the encoder that is chosen', () => {
    const both = { ...PLAIN, ...ABSOLUTE, ...INCREMENTAL };
    expect(toSavedMotor(both)).not.toHaveProperty('measurement');
    expect(toSavedMotor({ ...both, encoder: 'absolute' })).not.toHaveProperty('resolutionRatio');
    expect(toSavedMotor({ ...both, encoder: 'none' })).not.toHaveProperty('wiringMethod');
  });

  it('sends none as null for brake, release device and thermal protection', () => {
    const sent = toSavedMotor({ ...PLAIN, ...BRAKE, releaseDevice: 'none', motorThermalProtection: 'none' });
    expect(sent).toMatchObject({ releaseDevice: null, motorThermalProtection: null });
    expect(toSavedMotor(PLAIN).brakes).toBeNull();
  });
});
