import { describe, expect, test } from 'vitest';
import { cartRoutes } from '#modules/cart/contract.ts';
import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
import { testApp } from '#testing/app.ts';
import { A_ROW_ID } from '#testing/builders/a-configured-form.ts';
import { type Fields, namesIn, rowWith, SPECIFIED_PARTS, specifiedLine } from '#testing/builders/a-specified-line.ts';

const app = await testApp({ demo: true });
const release = await loadActiveRelease(app.portal.db);
const lv1 = { as: 'lv1-demo' };
const A_MODULE_ROW = rowWith(release, { inputType: 'AM', inputModule: 'AM90', ratio: 57.28 });

describe('what a form without a motor holds of one', () => {
  const sent = specifiedLine(release, A_MODULE_ROW);
  const NO_MOTOR = Object.fromEntries(namesIn(SPECIFIED_PARTS.motorConfig).map((name) => [name, null]));
  const PRESETS = { motorFrequency: '50Hz', durationFactor: 'S1-100%', motorType: 'AC' };

  test.each<[string, Fields]>([
    ['an empty part', { motorConfig: {} }],
    ['a part of nothing but null', { motorConfig: NO_MOTOR }],
    ['a part in which nothing is wanted', { motorConfig: { id: '', brakes: 'none', releaseDevice: '', ulAuthen: [] } }],
    ['the standard efficiency class', { efficiencyClass: 'DN(IE3)' }],
    ['the code of the standard class', { efficiencyClass: 'DN' }],
    ['the standard type of motor', { motorType: 'AC' }],
    ['the standard duty', { basicType: PRESETS }],
  ])('says nothing: %s', async (_, changes) => {
    const saved = await app.call(cartRoutes.create, { body: { ...sent, ...changes } as never }, lv1);
    expect(saved).toMatchObject({ motorConfig: null, basicType: null, motorType: null, efficiencyClass: null });
  });

  test.each<[string, Fields]>([
    ['another efficiency class', { efficiencyClass: 'DE(IE2)' }],
    ['another type of motor', { motorType: 'EX' }],
    ['a voltage', { motorConfig: { motorVoltage: '3AC 380V' } }],
    ['a brake', { motorConfig: { brakes: 'BE5' } }],
    [
      'another frequency',
      { basicType: { motorFrequency: '60Hz', ratio: 57.28, reduceType: 'JRT', reduceUnitSize: '67' } },
    ],
  ])('is refused by its true reason: %s', async (_, changes) => {
    const answer = await app.send(cartRoutes.create, { body: { ...sent, ...changes } }, lv1);
    expect([answer.statusCode, answer.json().description]).toEqual([
      422,
      expect.stringMatching(/without a motor, so there are no motor options|输入方式不含电机/),
    ]);
  });
});

describe('a detail of what is not wanted', () => {
  const line = specifiedLine(release, A_ROW_ID);

  test.each<Fields>([
    { encoder: null, wiringMethod: 'E' },
    { encoder: null, resolutionRatio: '1024' },
    { encoder: '', electricalInterface: '3' },
    { encoder: null, measurement: 'single-turn' },
    { encoder: 'none', wiringMethod: 'E' },
    { brakes: null, releaseDevice: 'HR' },
    { brakes: null, brakingVoltage: 'AC 220V' },
    { brakes: null, releaseAngle: '0°' },
    { coolingMethod: null, independentFanVoltage: '1AC 220V' },
  ])('is refused, never dropped and never the reason for a part: %j', async (changes) => {
    const motorConfig = { ...(line.motorConfig as Fields), ...changes };
    const answer = await app.send(cartRoutes.create, { body: { ...line, motorConfig } }, lv1);
    expect([answer.statusCode, answer.json().error?.code]).toEqual([422, 'configuration.impossible']);
  });

  test('is nothing where it is null too', async () => {
    const saved = await app.call(
      cartRoutes.create,
      { body: { ...line, motorConfig: { ...(line.motorConfig as Fields), encoder: null, brakes: null } } as never },
      lv1,
    );
    expect(saved.motorConfig).toMatchObject({ encoder: 'none', brakes: null });
  });
});

test.each<[string, Fields]>([
  ['no product line', { category: null }],
  ['an empty product line', { category: '' }],
  ['a status of its own', { inquiryStatus: 'Y' }],
  ['an empty status', { inquiryStatus: '' }],
])('a line that names %s is the usual one’s, not inquired', async (_, changes) => {
  const line = { ...specifiedLine(release, A_ROW_ID), efficiencyClass: 'DN(IE3)', ...changes };
  expect(await app.call(cartRoutes.create, { body: line as never }, lv1)).toMatchObject({
    category: 'JRT',
    inquiryStatus: 'N',
  });
});

test.each(['', '4711', 4711])('an id of a part that is not ours has no say: %j', async (id) => {
  const line = specifiedLine(release, A_ROW_ID);
  const parts = ['basicType', 'motorConfig'].map((part) => [part, { ...(line[part] as Fields), id }]);
  const saved = await app.call(cartRoutes.create, { body: { ...line, ...Object.fromEntries(parts) } as never }, lv1);
  expect(saved.motorConfig?.id).toMatch(/^[\w-]{36}$/);
});

test('angles and diameters are taken as they are written', async () => {
  const line = specifiedLine(release, A_ROW_ID);
  const written = {
    brakes: 'BE5',
    releaseDevice: 'HR',
    releaseAngle: '90°',
    encoder: 'absolute',
    shaftDiameter: '8mm',
  };
  const motorConfig = { ...(line.motorConfig as Fields), protectionClass: null, ...written };
  const saved = await app.call(cartRoutes.create, { body: { ...line, motorConfig } as never }, lv1);
  expect(saved.motorConfig).toMatchObject({ releaseAngle: '90', shaftDiameter: '8' });
});
