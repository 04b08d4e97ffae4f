// @tests both-databases-long
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { priceRoutes } from '#modules/prices/contract.ts';
import { testApp } from '#testing/app.ts';

const app = await testApp({ demo: true });

type Body = z.input<typeof priceRoutes.evaluate.body>;
const ADMIN = { as: 'admin', headers: { 'accept-language': 'en' } };
const ask = (body: Body, caller: Parameters<typeof app.call>[2] = ADMIN) =>
  app.call(priceRoutes.evaluate, { body }, caller);
async function refusal(body: object, caller = ADMIN) {
  const answer = await app.send(priceRoutes.evaluate, { body: body as Body }, caller);
  return [answer.statusCode, answer.json().description];
}

const R67 = { series: 'JRT', gear: 'R', size: '67', stages: 3, input: 'motor' } as const;
const DN90L4 = { power: 1.5, poles: 4, eff: 'DN', frame: '90L' };

/** The worked prices of the demo list (commerce §3). */
const WORKED: readonly (readonly [string, Body, object])[] = [
  [
    'R67 with three stages and DN90L4 1.5 kW, one for anybody',
    { facts: { ...R67, ...DN90L4, opt: {} }, group: 'LIST', quantity: 1 },
    { listUnit: 412_500, groupAmount: 0, quantityAmount: 0, unit: 412_500, total: 412_500, leadDays: 15 },
  ],
  [
    'KAF67 with brake, encoder and heating, twelve for a distributor',
    {
      facts: {
        ...{ ...R67, gear: 'K', ...DN90L4 },
        opt: {
          ...{ builtInType: 'KAF', brakes: 'BE2', releaseDevice: 'HR' },
          ...{ encoder: 'incremental', electricalInterface: '3', otherMotorOptions: ['STH'] },
          ...{ surfaceProtection: 'C3', lubricatingOil: 'synthetic', oilSeal: 'FKM' },
        },
      },
      ...{ group: 'A', quantity: 12 },
    },
    {
      ...{ listUnit: 799_285, groupAmount: 239_786, groupBp: 3000, quantityAmount: 22_380, quantityBp: 400 },
      ...{ unit: 537_100, total: 6_445_200, leadDays: 18 },
    },
  ],
  [
    'SA67 with two stages, adapter and arm, four for a machine builder',
    {
      facts: {
        ...{ series: 'JRT', gear: 'S', size: 67, stages: 2, input: 'AM', module: 'AM90' },
        opt: { builtInType: 'SA', torqueArm: 'T' },
      },
      ...{ group: 'B', quantity: 4 },
    },
    { listUnit: 363_910, groupAmount: 80_060, unit: 283_900, rounding: 50, total: 1_135_600, leadDays: 15 },
  ],
  [
    'worm unit 063 with flange, fifty for an occasional buyer',
    {
      facts: {
        ...{ series: 'JRW', gear: 'W', size: '063', stages: 1, input: 'motor' },
        ...{ power: '0.55', poles: 4, eff: 'DN', opt: { flangeType: 'FA' } },
      },
      ...{ group: 'C', quantity: 50 },
    },
    {
      ...{ listUnit: 103_700, groupAmount: 12_444, quantityAmount: 7300 },
      ...{ unit: 84_000, total: 4_200_000, leadDays: 26 },
    },
  ],
  [
    'FH107 with forced fan, buffers, C5 and a colour of its own, and wishes',
    {
      facts: {
        ...{ series: 'JRT', gear: 'F', size: '107', stages: 3, input: 'motor' },
        ...{ power: 22, poles: 4, eff: 'DU', frame: 180 },
        opt: {
          ...{ builtInType: 'FH', coolingMethod: 'IC416', independentFanVoltage: '3AC 400V', torqueArm: 'G' },
          ...{ surfaceProtection: 'C5', color: 'custom', specialWishes: true },
        },
      },
      ...{ group: 'LIST', quantity: 1 },
    },
    { status: 'from', listUnit: 3_772_330, rounding: -30, unit: 3_772_300, total: 3_772_300, leadDays: 35 },
  ],
];

describe('a price asked for with few facts', () => {
  test.each(WORKED)('is to the fen that of the demo list: %s', async (_, body, expected) => {
    const told = await ask(body);
    expect(told).toMatchObject({ status: 'final', shown: 'breakdown', currency: 'CNY', isDemo: true, ...expected });
    expect(told.costUnit).toBeGreaterThan(0);
  });

  test.each(WORKED)('adds up, by hand as well: %s', async (_, body) => {
    for (const manualBp of [0, 725, -310]) {
      const told = await ask({ ...body, manualBp });
      const { listUnit, groupAmount, quantityAmount, manualAmount, agreementAmount, rounding } = told;
      const steps = [groupAmount, quantityAmount, manualAmount, agreementAmount].map(Number);
      expect(steps.reduce((left, amount) => left - amount, Number(listUnit)) + Number(rounding)).toBe(told.unit);
      expect(told.components?.reduce((sum, { amount }) => sum + amount, 0)).toBe(listUnit);
      expect(Math.sign(Number(manualAmount))).toBe(Math.sign(manualBp));
    }
  });

  test('is that of a motor alone, with its inverter or without', async () => {
    const facts = { series: 'JD', power: 1.5, poles: 4, eff: 'DN', opt: { brakes: 'BE2' } } as const;
    const plain = await ask({ facts });
    expect(plain.components?.map(({ component, key }) => `${component} ${key}`)).toEqual([
      'motor 4 1.5 DN',
      'brake BE2',
    ]);
    const { components } = await ask({ facts: { ...facts, input: 'JCMC' } });
    expect(components?.map(({ component }) => component)).toEqual(['motor', 'jcmc', 'brake']);
  });

  test.each([
    ['a pair of worm units', { ...R67, series: 'JRW', gear: 'WW', size: '040/075', ...DN90L4 }, 'JRW WW 040/075 3'],
    ['an industrial unit', { series: 'JRH' }, 'JRH'],
    ['a planetary unit', { series: 'JRP', size: '3' }, 'JRP'],
    ['a unit the list does not have', { ...R67, size: '66', ...DN90L4 }, 'JRT R 66 3'],
  ])('is on request for %s', async (_, facts: object, key) => {
    const told = await ask({ facts: facts as never });
    expect(told).toMatchObject({ status: 'on-request', reason: 'missing-rows', unit: null, listUnit: null });
    expect(told.missing).toContainEqual({ component: 'unit', label: 'Gear unit', key });
  });

  test('of which a motor in no class is named is on request, and names the row', async () => {
    const { missing } = await ask({ facts: { ...R67, power: 1.5, poles: 4 } });
    expect(missing).toEqual([{ component: 'motor', label: 'Motor', key: '4 1.5 ?' }]);
  });

  test('is the least there is where wishes are written', async () => {
    const opt = { customizedRequirements: 'Crate of its own', installationPosition: 'M1' };
    expect(await ask({ facts: { ...R67, ...DN90L4, opt } })).toMatchObject({ status: 'from', unit: 412_500 });
  });

  test('is refused by name where a field, an input or a fact is wrong', async () => {
    const facts = { ...R67, ...DN90L4 };
    const wrong: readonly (readonly [object, string])[] = [
      [{ ...facts, opt: { paint: 'red' } }, 'body.facts.opt.paint (JRT has no field of this name)'],
      [{ ...facts, opt: { flangeType: 'FA' } }, 'body.facts.opt.flangeType (JRT has no field of this name)'],
      [{ ...facts, opt: { motorPower: '2.2' } }, 'body.facts.opt.motorPower (say it as power, not among the options)'],
      [{ ...facts, opt: { oilSeal: ['FKM'] } }, 'body.facts.opt.oilSeal (takes one code)'],
      [{ ...facts, input: 'belt' }, 'body.facts.input (JRT has the inputs motor, JCMC, AD, AM, AN, AQS, none)'],
      [{ ...facts, size: null }, 'body.facts.size (please fill in)'],
      [{ series: 'JRP', opt: { paint: 'red' } }, 'body.facts.opt.paint (JRP has no field of this name)'],
    ];
    for (const [said, fault] of wrong)
      expect(await refusal({ facts: said })).toEqual([400, `The request is not valid. Please check: ${fault}`]);
  });

  test('needs one product, and one alone', async () => {
    const facts = { ...R67, ...DN90L4 };
    for (const body of [{}, { facts, configurationId: 'x' }, { quantity: 2 }])
      expect(await refusal(body)).toEqual([400, expect.stringContaining('exactly one of facts, configurationId')]);
  });
});

describe('group and discount by hand', () => {
  const facts = { ...R67, ...DN90L4 };

  test('are for the provider’s people, while they act for nobody', async () => {
    expect(await ask({ facts, group: 'B' }, { as: 'sales-demo' })).toMatchObject({ groupBp: 2200 });
    for (const said of [{ group: 'A' }, { manualBp: 100 }])
      for (const as of ['lv1-demo', 'lv2-demo'])
        expect(await refusal({ facts, ...said }, { ...ADMIN, as })).toEqual([
          400,
          expect.stringContaining(`body.${Object.keys(said)} (is for the provider's people alone`),
        ]);
  });

  test('are those of the list: another group is refused by its name', async () => {
    expect(await refusal({ facts, group: 'Z' })).toEqual([400, expect.stringContaining('DEMO-CNY has no group Z')]);
  });

  test('are the organisation’s own where a customer asks', async () => {
    expect(await ask({ facts }, { as: 'lv1-demo' })).toMatchObject({ shown: 'breakdown', groupBp: 3000 });
    expect(await ask({ facts }, { as: 'lv2-demo' })).toMatchObject({ shown: 'net', listUnit: null, components: null });
  });
});
