import { describe, expect, it } from 'vitest';
import { JRW_LINE } from '#lines/jrw/line.ts';
import { aRandomWorm, aWorm, JRW_PRODUCT, JRW_RELEASE } from '#lines/jrw/testing/shipped-worm-release.ts';
import { resolvedValues } from '#modules/configurator/domain/context/resolved.ts';
import type { Values } from '#product/configuration.ts';
import { JRW_SAVED } from './saved.ts';
import { JRW_WIRE_FORM } from './wire-schema.ts';

const OPTIONS = { technicalVersion: 'en', releaseHash: JRW_RELEASE.hash };

function formOf(id: string, values: Values = {}) {
  const config = { ...JRW_LINE.empty, values, basicType: aWorm(id) };
  return JRW_WIRE_FORM.parse(JRW_SAVED.write(config, resolvedValues(config, JRW_PRODUCT), OPTIONS));
}

describe('a saved worm unit', () => {
  it('lists its parameters as keys and values, those alone that apply', () => {
    const { lectoTypeParamsValues, sampleSelectionFlag } = formOf('W063-30-DN80M14-0.55-50-B14', {
      installationPosition: 'B6',
      hollowShaftSize: '25',
      flangeType: 'FA',
    });
    const said = Object.fromEntries(
      lectoTypeParamsValues.map(({ modelKey, customerValues }) => [modelKey, customerValues]),
    );
    expect(sampleSelectionFlag).toBe('N');
    expect(said).toMatchObject({
      gearboxModel: ['W'],
      reduceUnitSize: ['063'],
      ratio: ['30'],
      motorPower: ['0.55'],
      installationPosition: ['B6'],
      hollowShaftSize: ['25'],
      flangeType: ['FA'],
    });
    expect(said).not.toHaveProperty('inputModule');
    expect(said).not.toHaveProperty('ratioParts');
  });

  it('says which absolute encoder its motor has, and none where it has none', () => {
    const id = 'W063-30-DN80M14-0.55-50-B14';
    const { measurement, absoluteEncoder } = formOf(id, { encoder: 'absolute' }).motorConfig ?? {};
    expect(absoluteEncoder).toBe(measurement);
    expect(absoluteEncoder).toBeTruthy();
    expect(formOf(id).motorConfig?.absoluteEncoder).toBeNull();
  });

  describe('whose absolute encoder is named as the specification names it', () => {
    const id = 'W063-30-DN80M14-0.55-50-B14';
    const withMotor = (motorConfig: Readonly<Record<string, string | null>>) =>
      JRW_WIRE_FORM.parse({ ...formOf(id), motorConfig });
    const valuesOf = (motorConfig: Readonly<Record<string, string | null>>) =>
      JRW_SAVED.read(withMotor(motorConfig), aWorm(id)).values;
    const misfitOf = (motorConfig: Readonly<Record<string, string | null>>) =>
      JRW_SAVED.misfit(withMotor(motorConfig), aWorm(id));

    it.each(['single-turn', 'multi-turn', 'zzz'])('has it where measurement is left out: %s', (absoluteEncoder) => {
      expect(valuesOf({ encoder: 'absolute', absoluteEncoder }).measurement).toBe(absoluteEncoder);
      expect(valuesOf({ encoder: 'absolute', absoluteEncoder, measurement: null }).measurement).toBe(absoluteEncoder);
    });

    it('has none of it where no encoder is named', () => {
      expect(valuesOf({ absoluteEncoder: 'single-turn' }).encoder).toBe('none');
    });

    it('is refused where measurement says something else', () => {
      const twice = { encoder: 'absolute', absoluteEncoder: 'single-turn' };
      expect(misfitOf({ ...twice, measurement: 'multi-turn' })).toBe('encoder-stated-twice');
      expect(misfitOf({ ...twice, measurement: 'single-turn' })).toBeNull();
      expect(misfitOf(twice)).toBeNull();
    });
  });

  it('has the form of its output shaft in the installation', () => {
    const values = { outputShaftType: 'SS', outputShaftPointing: 'B' };
    expect(formOf('W063-30-DN80M14-0.55-50-B14', values).installationMethodConfig).toMatchObject(values);
  });

  it('whose row is gone keeps its parameters as choices, and asks for its ratio', () => {
    const opened = JRW_SAVED.read(formOf('W063-30-DN80M14-0.55-50-B14'), null);
    expect(opened).toMatchObject({
      basicType: null,
      values: { reduceUnitSize: '063', motorPower: '0.55', motorPoles: '4', motorSize: '80M1', inputFlange: 'B14' },
      search: { ratio: 30, speedOrRatio: 'ratio' },
    });
  });

  it('without a row is not saved', () => {
    expect(JRW_SAVED.write(JRW_LINE.empty, {}, OPTIONS)).toBeNull();
  });

  it.each(Array.from({ length: 10 }, (_, index) => index + 100))('is opened as it was: walk %i', (seed) => {
    const { config, values } = aRandomWorm(seed);
    const form = JRW_WIRE_FORM.parse(JRW_SAVED.write(config, values, OPTIONS));
    const opened = JRW_SAVED.read(JSON.parse(JSON.stringify(form)), config.basicType);
    expect(resolvedValues(opened, JRW_PRODUCT)).toEqual(values);
    expect(opened.extras).toEqual(config.extras);
  });
});
