// @tests slow
import { describe, expect, it } from 'vitest';
import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import { searchCatalogue } from '#modules/catalogue/domain/search/search.ts';
import { savedForm } from '#modules/configurator/contract.ts';
import type { RowFilters } from '#product/row-query.ts';
import { aConfiguredForm } from '#testing/builders/a-configured-form.ts';
import { jrtForm } from '#testing/builders/saved-form.ts';
import { shippedRelease } from '#testing/builders/shipped-release.ts';
import { productOfForm } from './product-of-form.ts';

type JrtForm = ReturnType<typeof jrtForm>;

const RELEASE = shippedRelease('search');

function rowOf(filters: RowFilters): string {
  const found = searchCatalogue(RELEASE.index, { filters: { gearboxModel: 'K', reduceUnitSize: '67', ...filters } });
  if (!found.ok || found.value.rows[0] === undefined) throw new Error('The shipped catalogue has such a K67');
  return found.value.rows[0].id;
}

const SERVO = aConfiguredForm(RELEASE, rowOf({ inputType: 'AQS', inputModule: 'AQS115/1', ratio: 57.28 }), [
  ['builtInType', 'KAF'],
]);
const MOTOR = aConfiguredForm(RELEASE, rowOf({ motorPower: 1.5, motorPoles: 4 }), [['builtInType', 'KAF']]);
const judged = (form: JrtForm, changes: object) =>
  productOfForm({ ...form, inputModule: { ...form.inputModule!, ...changes } }, RELEASE, 'en');

it('names the field of a value the release does not know as the wizard does', () => {
  const reduceConfig = { ...SERVO.reduceConfig, color: 'RAL1' };
  const refused = [productOfForm({ ...SERVO, reduceConfig }, RELEASE, 'en')];
  expect(refused).toEqual([
    { ok: false, refusal: { code: 'configuration.impossible', params: { reason: 'Colour\u00a0RAL1' } } },
  ]);
});

it.each([
  ['K', 'VG220 -10~40°C', 'mineral'],
  ['K', 'VG320 -10~80°C', 'synthetic'],
  ['S', 'VG220 -10~40°C', 'configuration.impossible'],
  ['S', 'VG680 0~40°C', 'mineral'],
  ['K', 'VG220', 'configuration.impossible'],
])('on a %s unit the oil %s without its kind is judged as the wizard judges it: %s', (gearboxModel, oil, said) => {
  const form = aConfiguredForm(RELEASE, rowOf({ gearboxModel, inputType: 'motor', motorPower: 1.5, motorPoles: 4 }));
  const reduceConfig = { ...form.reduceConfig, lubricatingOil: null, mineralOil: oil };
  const saved = productOfForm({ ...form, reduceConfig }, RELEASE, 'en');
  expect(saved.ok ? saved.value.form.reduceConfig.lubricatingOil : saved.refusal.code).toBe(said);
});

it('a drive that gives less than the torque asked for is judged by that torque when it is saved', () => {
  const form = aConfiguredForm(RELEASE, rowOf({ inputType: 'motor', motorPower: 1.5, motorPoles: 4 }), []);
  const row = RELEASE.index.find(form.basicTypeId, {}) as BasicType;
  const asked = (outputTorque: number, more: object = {}) => {
    const basicType = { ...form.basicType!, outputTorque };
    const saved = productOfForm({ ...form, basicType, serviceFactor: row.serviceFactor, ...more }, RELEASE, 'en');
    return saved.ok ? jrtForm(saved.value.form).basicType?.outputTorque : saved.refusal.code;
  };
  expect(asked(row.outputTorque)).toBe(row.outputTorque);
  expect(asked(row.outputTorque * 1.02)).toBe('configuration.below-demand');
  const serviceFactorAccepted = { reason: 'load verified on site' };
  expect(asked(row.outputTorque * 1.02, { serviceFactorAccepted })).toBe(row.outputTorque * 1.02);
});

describe('what a drive was asked for with', () => {
  const formAsked = (asked: NonNullable<JrtForm['asked']>) => productOfForm({ ...MOTOR, asked }, RELEASE, 'en');

  it('is kept with it', () => {
    const asked = { outputSpeed: 25, motorPower: 1.5 };
    expect(formAsked(asked)).toMatchObject({ ok: true, value: { form: { asked } } });
  });

  it('is no other power than that of its motor', () => {
    expect(formAsked({ motorPower: 2.2 })).toMatchObject({ refusal: { code: 'configuration.unknown-basic-type' } });
  });
});

describe('the figures of a unit with a module', () => {
  const rowOfForm = (changes: object, module: object = {}) => {
    const result = productOfForm(
      { ...SERVO, ...changes, inputModule: { ...SERVO.inputModule!, ...module } },
      RELEASE,
      'en',
    );
    return result.ok ? result.value.row : undefined;
  };

  it('are those of the torque that was named', () => {
    expect(rowOfForm({ serviceFactor: 1.4 }, { outputTorque: 300 })).toMatchObject({ outputTorque: 300 });
  });

  it('are those of the power that was named', () => {
    expect(rowOfForm({}, { motorPower: 1.1 })).toMatchObject({ motorPower: 1.1 });
  });

  it.each([
    [1.4, 1.4],
    [0.8, 1],
    [null, 1],
  ])('are what it bears at the required factor %s, never below 1.0', (serviceFactor, factor) => {
    expect(rowOfForm({ serviceFactor })).toMatchObject({ serviceFactor: expect.closeTo(factor, 9) });
  });

  it('are those of a line saved before these were kept', () => {
    const { serviceFactor: _factor, isDrawing: _drawing, ...old } = SERVO;
    expect(productOfForm(savedForm.parse(old), RELEASE, 'en')).toMatchObject({ ok: true });
  });

  it.each([
    ['zh-cn', '电机功率与输出扭矩只能给定其一'],
    ['en', 'Give either the motor power or the output torque'],
  ] as const)('are refused where power and torque are both named, in %s', (locale, reason) => {
    const both = {
      ...SERVO,
      serviceFactor: 1.4,
      inputModule: { ...SERVO.inputModule!, motorPower: 1, outputTorque: 300 },
    };
    expect(productOfForm(both, RELEASE, locale)).toMatchObject({
      refusal: { code: 'configuration.invalid', params: { reason: expect.stringContaining(reason) } },
    });
  });

  it('are refused where the torque overloads the unit', () => {
    const overloaded = { ...SERVO, inputModule: { ...SERVO.inputModule!, outputTorque: 90_000 } };
    expect(productOfForm(overloaded, RELEASE, 'en')).toMatchObject({
      refusal: { code: 'configuration.impossible', params: { reason: expect.stringContaining('overloaded') } },
    });
  });
});

describe("the server judges the customer's motor as the wizard does", () => {
  it.each([
    ['a speed the adapter bears', { inputSpeed: 3600 }],
    ['a shaft that fits its hub', { boreOnTheInputSide: 19 }],
    ['neither named', {}],
  ])('and takes %s', (_title, changes) => {
    expect(judged(SERVO, changes).ok).toBe(true);
  });

  it.each([
    ['a speed above what gears take', { inputSpeed: 3601 }, /runs faster/],
    ['a shaft too large for its hub', { boreOnTheInputSide: 28 }, /outside the range/],
    ['a shaft too small for its hub', { boreOnTheInputSide: 5 }, /outside the range/],
  ])('and refuses %s, with the reason', (_title, changes, reason) => {
    expect(judged(SERVO, changes)).toEqual({
      ok: false,
      refusal: { code: 'configuration.impossible', params: { reason: expect.stringMatching(reason) } },
    });
  });

  it.each([
    ['AM', 'AM90', 'zh-cn', '仅伺服适配器'],
    ['AN', 'AN56C', 'en', 'Only a servo adapter'],
    ['AD', 'AD2', 'en', 'Only a servo adapter'],
  ] as const)(
    'and refuses a shaft named for %s, which has no bore to choose',
    (inputType, inputModule, locale, reason) => {
      const form = aConfiguredForm(RELEASE, rowOf({ inputType, inputModule }), [['builtInType', 'KAF']]);
      const judgedWith = (boreOnTheInputSide: number | null) =>
        productOfForm({ ...form, inputModule: { ...form.inputModule!, boreOnTheInputSide } }, RELEASE, locale);
      expect(judgedWith(null).ok).toBe(true);
      expect(judgedWith(200)).toMatchObject({
        refusal: { code: 'configuration.impossible', params: { reason: expect.stringContaining(reason) } },
      });
    },
  );

  it("and refuses a speed above the adapter's own limit, in Chinese as well", () => {
    const form = aConfiguredForm(RELEASE, rowOf({ inputType: 'AM', inputModule: 'AM90', ratio: 57.28 }), [
      ['builtInType', 'KAF'],
    ]);
    const { motorConfig: _none, ...rest } = form;
    const fast = { ...rest, motorConfig: null, inputModule: { ...form.inputModule!, inputSpeed: 3200 } };
    expect(productOfForm(fast, RELEASE, 'zh-cn')).toMatchObject({
      refusal: { code: 'configuration.impossible', params: { reason: expect.stringContaining('输入转速') } },
    });
  });
});

describe('what the server keeps', () => {
  const form = aConfiguredForm(RELEASE, rowOf({ motorPower: 1.5, motorPoles: 4 }), [['builtInType', 'KAF']]);
  const judge = (changes: object) => productOfForm({ ...form, ...changes }, RELEASE, 'en');

  it('is what was sent, where that was complete', () => {
    const result = judge({});
    expect(result.ok && result.value.form).toEqual(savedForm.parse(form));
  });

  it('says what the type code says, also where the sender left it open', () => {
    const { installationMethodConfig, motorConfig } = form;
    const result = judge({
      installationMethodConfig: { ...installationMethodConfig, installationPosition: null, boxLocation: null },
      motorConfig: { ...motorConfig!, motorVoltage: null, protectionClass: null },
    });
    expect(result.ok && result.value.form.installationMethodConfig).toMatchObject({
      installationPosition: 'M1',
      boxLocation: '0',
    });
    expect(result.ok && result.value.form.motorConfig).toMatchObject({
      motorVoltage: '3AC 380V',
      protectionClass: 'IP55',
    });
  });

  it.each([
    ['are worded', { customizedRequirements: 'IP65 please' }, [true, 'IP65 please']],
    [
      'are worded beside the mark of an earlier answer',
      { specialWishes: false, customizedRequirements: 'x' },
      [true, 'x'],
    ],
    ['are blank', { customizedRequirements: '  ' }, [false, null]],
    ['are none', {}, [false, null]],
  ])('has special wishes marked where they %s', (_title, changes, kept) => {
    const { specialWishes: _mark, ...unmarked } = form;
    const result = productOfForm(savedForm.parse({ ...unmarked, ...changes }), RELEASE, 'en');
    expect(result.ok && [result.value.form.specialWishes, result.value.form.customizedRequirements]).toEqual(kept);
  });

  it('is refused where it names a release device without a brake', () => {
    const result = judge({
      motorConfig: { ...form.motorConfig!, brakes: null, releaseDevice: 'HR', releaseAngle: '90' },
    });
    expect(result).toMatchObject({ refusal: { code: 'configuration.impossible' } });
  });

  it.each([
    ['other poles than the row', { basicType: { ...form.basicType!, motorPoles: '8' } }],
    ['another frequency than the row', { basicType: { ...form.basicType!, motorFrequency: '60Hz' } }],
    ['a frequency that does not apply', { basicType: { ...form.basicType!, motorFrequency: '-' } }],
    ['another efficiency class than the row', { efficiencyClass: 'DE' }],
    ['an efficiency class that does not apply', { efficiencyClass: '-' }],
  ])('is nothing where the form names %s', (_, changes) => {
    const result = judge(changes);
    expect(result.ok ? 'kept' : result.refusal.code).toBe('configuration.unknown-basic-type');
  });

  it.each([
    ['another module than the row', { inputModule: 'AQS140/1' }],
    ['markup for a frame', { motorSize: '<b>' }],
    ['another unit', { reduceTypeSize: 'JRTK999' }],
  ])('is nothing where the module names %s', (_, changes) => {
    expect(judged(SERVO, changes).ok).toBe(false);
  });
});
