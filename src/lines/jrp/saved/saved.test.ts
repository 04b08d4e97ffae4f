import { describe, expect, it } from 'vitest';
import { JRP_LINE } from '#lines/jrp/line.ts';
import { aRandomUnit, aUnit, JRP_PRODUCT } from '#lines/jrp/testing/shipped-units.ts';
import { resolvedValues } from '#modules/configurator/domain/context/resolved.ts';
import { jrpFormAsSent } from './as-sent.ts';
import { JRP_SAVED } from './saved.ts';
import { JRP_WIRE_FORM } from './wire-schema.ts';

const OPTIONS = { technicalVersion: 'en', releaseHash: '0123456789abcdef' };
const ASKED = { inputSpeed: 960, outputTorque: 9000, ratio: 158 };

function formOf(values = {}, asked: Readonly<Record<string, number>> = ASKED) {
  const basicType = aUnit('JRPL23-158.18', { ...asked, lifetime: '5000' });
  const config = {
    ...JRP_LINE.empty,
    values: { inputType: 'AM', motorSize: '160', lifetime: '5000', ...values },
    search: { ...JRP_LINE.empty.search, ...asked },
    basicType,
  };
  return JRP_WIRE_FORM.parse(JRP_SAVED.write(config, resolvedValues(config, JRP_PRODUCT), OPTIONS));
}

describe('a saved planetary unit', () => {
  it('says that it is to be confirmed, and has its row with the load it was chosen for', () => {
    expect(formOf({ builtInType: 'S' })).toMatchObject({
      category: 'JRP',
      design: 'L',
      inputType: 'AM',
      isToBeConfirmed: true,
      basicTypeId: 'JRPL23-158.18',
      asked: { ratio: 158 },
      basicType: {
        ratio: 158.18,
        reduceType: 'JRPL',
        stages: '3',
        lifetime: '5000',
        motorSize: '160',
        inputSpeed: 960,
        outputTorque: 9000,
        peakTorque: null,
      },
      installationMethodConfig: { builtInType: 'S', outputShaftType: 'H', torqueArm: 'T', outputShaftSize: null },
      reduceConfig: { lubricatingOil: 'M220', cooling: 'none', surfaceProtection: 'C2' },
    });
  });

  it('is looked for again by the output speed it was looked for by (issue 13)', () => {
    const form = formOf({}, { outputTorque: 9000, outputSpeed: 9.2 });
    expect(form.asked).toEqual({ outputSpeed: 9.2 });
    const { search } = JRP_SAVED.read(form, aUnit('JRPL23-158.18'));
    expect(search).toMatchObject({ outputSpeed: 9.2, ratio: null, speedOrRatio: 'outputSpeed' });
  });

  it('is never taken as confirmed', () => {
    expect(JRP_WIRE_FORM.safeParse({ ...formOf(), isToBeConfirmed: false }).success).toBe(false);
  });

  it('without a row is not saved', () => {
    expect(JRP_SAVED.write(JRP_LINE.empty, {}, OPTIONS)).toBeNull();
  });

  it.each(Array.from({ length: 20 }, (_, index) => index + 100))('is opened as it was: walk %i', (seed) => {
    const { config, values } = aRandomUnit(seed);
    const form = JRP_WIRE_FORM.parse(JRP_SAVED.write(config, values, OPTIONS));
    const opened = JRP_SAVED.read(JSON.parse(JSON.stringify(form)), config.basicType);
    expect(resolvedValues(opened, JRP_PRODUCT)).toEqual(values);
    expect([opened.extras, opened.search]).toEqual([config.extras, config.search]);
  });

  it('finds its row again under its load', () => {
    const form = formOf();
    const row = aUnit('JRPL23-158.18', JRP_SAVED.loadOf(form));
    expect([row.lifetime, row.inputSpeed, row.outputTorque]).toEqual([5000, 960, 9000]);
    expect(JRP_SAVED.lookUpOf(form)).toMatchObject({ design: 'L', reduceUnitSize: '23', exactRatio: '158.18' });
  });

  it('whose row is gone keeps what it says of it as choices', () => {
    expect(JRP_SAVED.read(formOf(), null)).toMatchObject({
      basicType: null,
      values: { design: 'L', stages: '3', reduceUnitSize: '23', exactRatio: '158.18', motorSize: '160' },
      search: { ratio: 158, inputSpeed: 960 },
    });
  });

  it('speaks of its row, and of no other', () => {
    const form = formOf();
    expect(JRP_SAVED.agrees(form, aUnit('JRPL23-158.18'))).toBe(true);
    expect(JRP_SAVED.agrees(form, aUnit('JRPL11-3.78'))).toBe(false);
    expect(JRP_SAVED.speaksOfRow(form, form)).toBe(true);
    const other = { ...form, basicType: { ...form.basicType, ratio: 3.78 } };
    expect(JRP_SAVED.speaksOfRow(other, form)).toBe(false);
  });

  it('is taken with empty words for what is open', () => {
    const form = formOf();
    const sent = jrpFormAsSent({ ...form, motorConfig: { ...form.motorConfig, brakes: '' } });
    expect(JRP_WIRE_FORM.parse(sent)).toMatchObject({ motorConfig: { brakes: null } });
  });
});
