import { describe, expect, it } from 'vitest';
import { JD_LINE } from '#lines/jd/line.ts';
import { aMotor, aRandomMotor, JD_PRODUCT } from '#lines/jd/testing/shipped-motors.ts';
import { asClientsSend, savedForm } from '#modules/configurator/contract.ts';
import { resolvedValues } from '#modules/configurator/domain/context/resolved.ts';
import { JD_SAVED } from './saved.ts';
import { JD_WIRE_FORM } from './wire-schema.ts';

const OPTIONS = { technicalVersion: 'en', releaseHash: '0123456789abcdef' };

function formOf(id: string, values = {}) {
  const config = { ...JD_LINE.empty, values, basicType: aMotor(id) };
  const form = JD_SAVED.write(config, resolvedValues(config, JD_PRODUCT), OPTIONS);
  if (form === null) throw new Error('A motor with a row is saved');
  return JD_WIRE_FORM.parse(form);
}

describe('a saved motor', () => {
  it('has the specified parts: the motor, its options, its installation and its paint', () => {
    const options = { mountingArrangement: 'B35', brakes: 'BE5', shaftEnds: '2', color: 'RAL5015' };
    expect(formOf('JD-DN132S4-50', options)).toMatchObject({
      category: 'JD',
      efficiencyClass: 'DN',
      supplyKind: 'mains',
      basicTypeId: 'JD-DN132S4-50',
      basicType: {
        motorFrequency: '50Hz',
        motorPoles: '4',
        motorPower: 5.5,
        motorSize: '132S',
        durationFactor: 'S1-100%',
      },
      motorConfig: { brakes: 'BE5', brakingVoltage: 'AC 220V', otherMotorOptions: '2WE', encoder: 'none' },
      installationMethodConfig: { installationPosition: 'B35', boxLocation: 'T', outletNozzlePosition: 'X' },
      reduceConfig: { color: 'RAL5015', surfaceProtection: 'C2', nameplate: 'zh' },
    });
  });

  it('without a row is not saved', () => {
    expect(JD_SAVED.write(JD_LINE.empty, {}, OPTIONS)).toBeNull();
  });

  it.each(Array.from({ length: 20 }, (_, index) => index + 100))('is opened as it was: walk %i', (seed) => {
    const { config, values } = aRandomMotor(seed);
    const form = JD_WIRE_FORM.parse(JD_SAVED.write(config, values, OPTIONS));
    const opened = JD_SAVED.read(JSON.parse(JSON.stringify(form)), config.basicType);
    expect(resolvedValues(opened, JD_PRODUCT)).toEqual(values);
    expect(opened.extras).toEqual(config.extras);
  });

  it('keeps the speed it was looked for by, with the tolerance that was taken (issue 12)', () => {
    const config = {
      ...JD_LINE.empty,
      search: { motorSpeed: 1500 },
      tolerance: 0.1,
      basicType: aMotor('JD-DN132S4-50'),
    };
    const form = JD_WIRE_FORM.parse(JD_SAVED.write(config, resolvedValues(config, JD_PRODUCT), OPTIONS));
    expect(form.asked).toEqual({ motorSpeed: 1500, tolerance: 0.1 });
    expect(JD_SAVED.read(form, config.basicType)).toMatchObject({ search: { motorSpeed: 1500 }, tolerance: 0.1 });
  });

  it('keeps the tick of special wishes that nobody has written yet', () => {
    const opened = JD_SAVED.read(formOf('JD-DN132S4-50', { specialWishes: 'yes' }), aMotor('JD-DN132S4-50'));
    expect(opened.values).toMatchObject({ specialWishes: 'yes' });
  });

  it('whose row is gone keeps what it says of it as choices', () => {
    const opened = JD_SAVED.read(formOf('JD-DN132S4-50'), null);
    expect(opened).toMatchObject({
      basicType: null,
      values: { motorPower: '5.5', motorPoles: '4', motorSize: '132S', motorFrequency: '50Hz', efficiencyClass: 'DN' },
    });
  });

  it('speaks of its row, and of no other', () => {
    const form = formOf('JD-DN132S4-50');
    expect(JD_SAVED.agrees(form, aMotor('JD-DN132S4-50'))).toBe(true);
    expect(JD_SAVED.agrees(form, aMotor('JD-DU132S4-50'))).toBe(false);
    expect(JD_SAVED.agrees({ ...form, basicTypeId: 'x' }, aMotor('JD-DN132M4-50'))).toBe(false);
  });

  it('is taken in the words of the wire', () => {
    const form = formOf('JD-DN132S4-50');
    const sent = {
      ...form,
      efficiencyClass: 'DN(IE3)',
      motorConfig: { ...form.motorConfig, brakes: '', encoder: false },
    };
    expect(asClientsSend(savedForm).parse(sent)).toMatchObject({
      efficiencyClass: 'DN',
      motorConfig: { brakes: null, encoder: null },
    });
  });
});
