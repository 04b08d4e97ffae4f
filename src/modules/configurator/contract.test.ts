import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { WireForm } from '#lines/jrt/saved/wire-form.ts';
import { aSavedForm, jrtForm } from '#testing/builders/saved-form.ts';
import { asClientsSend, savedForm, savedFormExtras, savedFormWith } from './contract.ts';

test('what the wizard saves is what the server takes, and what the server keeps is what the wizard opens', () => {
  const kept: WireForm = jrtForm(savedForm.parse(aSavedForm()));
  const sent: z.input<typeof savedForm> = kept;
  expect(savedForm.parse(sent)).toEqual(kept);
  expect(kept).toMatchObject(aSavedForm());
});

describe('a form as clients of the specification write it', () => {
  const form = aSavedForm();
  const taken = asClientsSend(savedFormWith(savedFormExtras));
  const take = (changes: object) => taken.parse({ ...form, ...changes });

  test('says DN(IE3) and Without Input in the place of their codes', () => {
    expect(take({ efficiencyClass: 'DN(IE3)' })).toMatchObject({ efficiencyClass: 'DN' });
    expect(take({ inputType: 'Without Input' })).toMatchObject({ inputType: 'none' });
  });

  test.each(['', false, 0, null])('says that nothing is wanted by %j', (nothing) => {
    const none = { brakes: nothing, releaseDevice: nothing, motorThermalProtection: nothing };
    expect(take({ motorConfig: none }).motorConfig).toMatchObject({
      brakes: null,
      releaseDevice: null,
      motorThermalProtection: null,
    });
  });

  test.each([[''], [false], [0], [[]], [null]])('says by %j that no option of a list is ticked', (nothing) => {
    const lists = { ulAuthen: nothing, vfdOptions: nothing, otherMotorOptions: nothing };
    expect(take({ motorConfig: lists }).motorConfig).toMatchObject({
      ulAuthen: null,
      vfdOptions: null,
      otherMotorOptions: null,
    });
  });

  test.each([
    ['motorConfig', 'encoder'],
    ['motorConfig', 'independentFanVoltage'],
    ['motorConfig', 'releaseAngle'],
    ['motorConfig', 'brakingVoltage'],
    ['motorConfig', 'wiringMethod'],
    ['motorConfig', 'coolingMethod'],
    ['installationMethodConfig', 'torqueArm'],
    ['installationMethodConfig', 'flangeSize'],
    ['reduceConfig', 'oilMirror'],
    ['reduceConfig', 'corrosionProtection'],
    ['reduceConfig', 'lubricatingOil'],
    ['inputModule', 'boreOnTheInputSide'],
    ['inputModule', 'outputTorque'],
    ['basicType', 'durationFactor'],
  ] as const)('leaves open in %s by an empty text what it does not say: %s', (part, name) => {
    const module = { ratio: 57.28, reduceType: 'JRTK', reduceTypeSize: 'JRTK67', reduceUnitSize: '67' };
    const said: object = part === 'inputModule' ? module : (form[part] ?? {});
    expect(take({ [part]: { ...said, [name]: '' } })).toMatchObject({ [part]: { [name]: null } });
  });

  test.each(['motorType', 'efficiencyClass', 'serviceFactor'] as const)('leaves %s open by an empty text', (name) => {
    expect(take({ [name]: '' })).toMatchObject({ [name]: null });
  });

  test.each([
    { motorConfig: { brakes: true } },
    { motorConfig: { brakes: 5 } },
    { motorConfig: [] },
    { motorConfig: { ulAuthen: ['UL', 5] } },
    { gearboxModel: '' },
    { basicType: { ...form.basicType, ratio: 0 } },
    { installationMethodConfig: { reduceType: '' } },
  ])('may not say nothing by %j', (changes) => {
    expect(taken.safeParse({ ...form, ...changes }).success).toBe(false);
  });

  test('gives parts and line ids that are numbers, and the whole product, which have no say', () => {
    const productConfig = { productName: 'x', id: 3, basicType: { motorPoles: 4 } };
    const { basicType, ...line } = take({
      id: 4711,
      userId: 12,
      productConfig,
      basicType: { ...form.basicType, id: 8 },
    });
    for (const one of [basicType, line]) expect(one).not.toHaveProperty('id');
  });

  test('of a line there is not is refused as it is', () => {
    expect(taken.safeParse({ ...form, category: 'XYZ' }).success).toBe(false);
  });
});
