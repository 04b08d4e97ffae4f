import { describe, expect, it } from 'vitest';
import { EMPTY_SEARCH } from '#lines/jrt/configuration.ts';
import { codesOf } from '#lines/jrt/fields/motor-fields.ts';
import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import { aConfiguration } from '#modules/configurator/domain/testing/configured.ts';
import { aRow, SAMPLE_PRODUCT } from '#modules/configurator/domain/testing/sample-product.ts';
import type { Configuration, Search, Values } from '#product/configuration.ts';
import { FIGURES } from '#product/warning.ts';
import { warningsOf } from './warnings.ts';

interface Given {
  readonly values?: Values;
  readonly row?: BasicType | null;
  readonly search?: Partial<Search>;
}

/** Whether a warning arises, and the change by which it does not. */
type Case = readonly [id: string, title: string, given: Given, without: Given];

const R67 = aRow('R67', '90L', { inputType: 'motor' });
const R67_FAST = aRow('R67', '90S', { inputType: 'motor', inputSpeed: 2860, ratio: 9.5 });
const S67 = aRow('S67', '90L', { inputType: 'motor', wormStage: 'z1=1 (worm ratio ca. 37-45)' });
const AM = aRow('K67', 'AM90');
const AN = aRow('K67', 'AN143TC');
const IE2 = aRow('K67', '90L', { inputType: 'motor', efficiencyClass: 'DE' });
const BRAKE = { brakes: 'BE5' };

const CASES: readonly Case[] = [
  ['input-speed-assumed', "a customer's motor of unknown speed", { row: AM }, { search: { inputSpeed: 1400 } }],
  ['input-speed-assumed', 'a motor of ours runs at its own speed', { row: AM }, { row: R67 }],
  [
    'nema-motor-at-50-hertz-speed',
    'a NEMA motor at 1400 r/min',
    { row: AN, search: { inputSpeed: 1400 } },
    { search: { inputSpeed: 1750 } },
  ],
  [
    'nema-motor-at-50-hertz-speed',
    'a NEMA motor at 2900 r/min, a servo at 2000',
    { row: AN, search: { inputSpeed: 2900 } },
    { search: { inputSpeed: 2000 } },
  ],
  [
    'nema-motor-at-50-hertz-speed',
    'an IEC motor may run at 1400 r/min',
    { row: AN, search: { inputSpeed: 1400 } },
    { row: AM },
  ],
  ['service-factor-above-3', 'fB 3.1', { row: { ...R67, serviceFactor: 3.1 } }, { row: { ...R67, serviceFactor: 3 } }],
  [
    'speed-off-by-more-than-3-percent',
    '26 r/min where 25 were asked for',
    { row: { ...R67, outputSpeed: 26 }, search: { outputSpeed: 25 } },
    { row: { ...R67, outputSpeed: 25.75 } },
  ],
  [
    'speed-off-by-more-than-3-percent',
    'i = 57.35 where 60 was asked for',
    { row: R67, search: { ratio: 60 } },
    { search: { ratio: 57 } },
  ],
  [
    'speed-off-by-more-than-3-percent',
    'nothing was asked for',
    { row: R67, search: { ratio: 60 } },
    { search: { ratio: null } },
  ],
  [
    'fast-input-in-deep-oil',
    'a 2-pole motor on i = 9.5 in M4',
    { row: R67_FAST, values: { installationPosition: 'M4' } },
    { values: { installationPosition: 'M1' } },
  ],
  [
    'fast-input-in-deep-oil',
    'a 2-pole motor on i = 9.5 in M2',
    { row: R67_FAST, values: { installationPosition: 'M2' } },
    { row: { ...R67_FAST, ratio: 10 } },
  ],
  [
    'fast-input-in-deep-oil',
    'a 4-pole motor churns less',
    { row: R67_FAST, values: { installationPosition: 'M2' } },
    { row: { ...R67, ratio: 9.5 } },
  ],
  ['worm-with-one-start', 'z1 = 1', { row: S67 }, { row: { ...S67, wormStage: 'z1=2-3 (worm ratio ca. 13-15)' } }],
  ['worm-with-one-start', 'helical gears have no worm', { row: S67 }, { row: R67 }],
  ['ie2-not-for-china-and-eu', '1.5 kW in IE2', { row: IE2 }, { row: { ...IE2, efficiencyClass: 'DN' } }],
  [
    'ie2-not-for-china-and-eu',
    '1.5 kW in IE2, for S1 duty only',
    { row: IE2 },
    { values: { durationFactor: 'S3-40%' } },
  ],
  ['ie2-not-for-china-and-eu', 'single-phase motors are free', { row: IE2 }, { values: { motorVoltage: '1AC 220V' } }],
  [
    'ie2-not-for-china-and-eu',
    '0.75 kW, not 0.12 kW',
    { row: aRow('K67', '80M2', { inputType: 'motor', efficiencyClass: 'DE' }) },
    { row: aRow('K67', '63M1', { inputType: 'motor', efficiencyClass: 'DE' }) },
  ],
  [
    'no-efficiency-class-for-duty',
    'S3-40 %',
    { row: R67, values: { durationFactor: 'S3-40%' } },
    { values: { durationFactor: 'S1-100%' } },
  ],
  [
    'no-efficiency-class-for-duty',
    'without a motor there is none',
    { values: { durationFactor: 'S6-60%' } },
    { values: {}, row: AM },
  ],
  [
    'no-efficiency-class-for-single-phase',
    'single-phase 230 V',
    { values: { motorVoltage: '1AC 230V' } },
    { values: { motorVoltage: '3AC 230V' } },
  ],
  [
    'hollow-shaft-without-support',
    'KA without arm',
    { values: { builtInType: 'KA' } },
    { values: { builtInType: 'KA', torqueArm: 'T' } },
  ],
  [
    'hollow-shaft-without-support',
    'KAF is held by its flange',
    { values: { builtInType: 'FH' } },
    { values: { builtInType: 'KAF' } },
  ],
  [
    'small-flange-bears-less-overhung-load',
    'RZ, not RF',
    { row: R67, values: { builtInType: 'RZ' } },
    { values: { builtInType: 'RF' } },
  ],
  [
    'flanges-on-both-sides',
    'KF with AB, not A',
    { values: { builtInType: 'KF', outputShaftPointing: 'AB', flangePointing: 'AB' } },
    { values: { builtInType: 'KF', outputShaftPointing: 'AB', flangePointing: 'A' } },
  ],
  ['shrink-disc-shaft-and-guard', 'KH, not KA', { values: { builtInType: 'KH' } }, { values: { builtInType: 'KA' } }],
  [
    'sight-glass-in-place-of-level-plug',
    'with a sight glass',
    { values: { oilMirror: 'yes' } },
    { values: { oilMirror: 'none' } },
  ],
  [
    'terminal-box-towards-base',
    'K on its feet in M1',
    { values: { builtInType: 'K', boxLocation: '180' } },
    { values: { builtInType: 'K', boxLocation: '0' } },
  ],
  [
    'terminal-box-towards-base',
    'a flange unit has no base',
    { values: { builtInType: 'R..F', boxLocation: '180' } },
    { values: { builtInType: 'RF', boxLocation: '180' } },
  ],
  [
    'terminal-box-towards-base',
    'in M3 it points up',
    { values: { builtInType: 'KAB', boxLocation: '180' } },
    { values: { builtInType: 'KAB', boxLocation: '180', installationPosition: 'M3' } },
  ],
  [
    'second-shaft-with-brake',
    '2WE beside BE5',
    { row: R67, values: { ...BRAKE, 'otherMotorOptions.2WE': 'yes' } },
    { values: { 'otherMotorOptions.2WE': 'yes' } },
  ],
  [
    'heater-with-brake',
    'STH beside BE5',
    { row: R67, values: { ...BRAKE, 'otherMotorOptions.STH': 'yes' } },
    { values: { 'otherMotorOptions.STH': 'yes' } },
  ],
  [
    'integrated-drive-with-own-fan',
    'IC411 below an inverter',
    { row: aRow('K67', '90L', { inputType: 'JCMC' }) },
    { values: { coolingMethod: 'IC416' } },
  ],
  [
    'star-delta-starting-without-protection',
    '380/660 V without thermal protection',
    { values: { motorVoltage: 'D 380/660V', motorThermalProtection: 'none' } },
    { values: { motorVoltage: 'D 380/660V', motorThermalProtection: 'TH' } },
  ],
  [
    'encoder-5-volt-cable',
    '5 V, not 10-30 V',
    { values: { encoder: 'incremental', electricalInterface: '1' } },
    { values: { encoder: 'incremental', electricalInterface: '4' } },
  ],
  [
    'encoder-htl-frequency',
    '4096 pulses at 1750 r/min',
    {
      row: { ...R67, inputSpeed: 1750 },
      values: { encoder: 'incremental', electricalInterface: '3', resolutionRatio: '4096' },
    },
    { values: { encoder: 'incremental', electricalInterface: '3', resolutionRatio: '2048' } },
  ],
  [
    'encoder-htl-frequency',
    'RS422 is fast enough',
    {
      row: { ...R67, inputSpeed: 1750 },
      values: { encoder: 'incremental', electricalInterface: '3', resolutionRatio: '4096' },
    },
    { values: { encoder: 'incremental', electricalInterface: '4', resolutionRatio: '4096' } },
  ],
  ...['Y-D 220/380V', 'Y-D 230/400V', 'Y-D 330/575V', 'D 380/660V', 'D 400/690V'].map((motorVoltage): Case => {
    const [delta, star] = motorVoltage.match(/\d+/g) ?? [];
    return [
      `star-delta-starting:${delta}-${star}`,
      motorVoltage,
      { values: { motorVoltage } },
      { values: { motorVoltage: '3AC 380V' } },
    ];
  }),
  ...[
    ['10', '90L'],
    ['10-12', '100L1'],
    ['12-14', '132M'],
    ['14-15', '160L'],
    ['15', '200L'],
  ].map(
    ([bores = '', frame = '']): Case => [
      `encoder-bore-small:${bores}`,
      `8 mm on frame ${frame}`,
      { row: aRow('R67', frame, { inputType: 'motor' }), values: { encoder: 'absolute', shaftDiameter: '8' } },
      { values: { encoder: 'absolute', shaftDiameter: bores.split('-')[0] ?? '' } },
    ],
  ),
  [
    'encoder-bore-small:10',
    'on frame 80 it is the listed one',
    { row: R67, values: { encoder: 'absolute' } },
    { row: aRow('R67', '80M2', { inputType: 'motor' }) },
  ],
  [
    'inner-protection-advised',
    'C3 without KS',
    { values: { surfaceProtection: 'C3' } },
    { values: { surfaceProtection: 'C3', 'otherMotorOptions.KS': 'yes' } },
  ],
  ['inner-protection-advised', 'without a motor', { values: { surfaceProtection: 'C3' } }, { row: AM }],
  [
    'thicker-oil-advised-for-worm',
    'S67 with synthetic VG220',
    { row: S67, values: { lubricatingOil: 'synthetic', syntheticOil: 'VG220 -40~40°C' } },
    { values: { lubricatingOil: 'synthetic', syntheticOil: 'VG680 -10~80°C' } },
  ],
];

describe('a warning', () => {
  it.each(CASES)('%s: %s', (id, _title, given, without) => {
    expect(idsOf(given)).toContain(id);
    expect(idsOf({ ...given, ...without })).not.toContain(id);
  });

  it('has a case in this table', () => {
    const covered = new Set(CASES.map(([id]) => id));
    expect(SAMPLE_PRODUCT.warnings.map(({ id }) => id).filter((id) => !covered.has(id))).toEqual([]);
  });

  it('has an id of its own, a source, fields of the release and a text in both languages', () => {
    const ids = SAMPLE_PRODUCT.warnings.map(({ id }) => id);
    const known = [...SAMPLE_PRODUCT.fields.map(({ id }) => id), 'basicType'];
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, fields, source, text } of SAMPLE_PRODUCT.warnings) {
      expect([id, fields.filter((field) => !known.includes(field))]).toEqual([id, []]);
      expect([fields.length > 0, source !== '']).toEqual([true, true]);
      expect(text.zh).toMatch(/[\u3400-\u9fff]/);
      expect(text.en).toMatch(/^[\x20-\x7e°–]+$/);
    }
  });

  it('names only variables and values of the release, and only figures that are worked out', () => {
    const named = JSON.stringify(SAMPLE_PRODUCT.warnings.map(({ when }) => when)).matchAll(
      /"in":\["([^"]+)",\[([^\]]*)\]/g,
    );
    for (const [, variable = '', list = ''] of named) {
      const known = [...(SAMPLE_PRODUCT.codes.get(variable) ?? [])];
      const offered = known.length > 0 && variable === 'motorVoltage' ? codesOf(variable) : known;
      expect([variable, JSON.parse(`[${list}]`).filter((code: string) => !offered.includes(code))]).toEqual([
        variable,
        [],
      ]);
    }
    const places = SAMPLE_PRODUCT.warnings.flatMap(({ text }) => [...`${text.zh}${text.en}`.matchAll(/\{(\w+)\}/g)]);
    expect(places.map(([, name]) => name).filter((name) => !FIGURES.some((figure) => figure === name))).toEqual([]);
  });

  it('fills in its figures, rounded, in both languages', () => {
    const { overhungLoad } = R67;
    const [warning] = warningsOf(configurationOf({ row: R67, values: { builtInType: 'RZ' } }), SAMPLE_PRODUCT);
    expect(overhungLoad).toBe(5000);
    expect(warning).toMatchObject({
      rule: 'reference rule 45',
      level: 'attention',
      fields: ['builtInType', 'flangeSize'],
    });
    expect(warning?.text.zh).toContain('3000 N');
    expect(warning?.text.en).toContain('3000 N');
  });

  it.each([
    [3.648, '3.64'],
    [3.999, '3.99'],
    [4.1, '4.10'],
  ])('rounds fB %f down to %s, as every other place does', (serviceFactor, shown) => {
    const [warning] = warningsOf(configurationOf({ row: { ...R67, serviceFactor } }), SAMPLE_PRODUCT);
    expect([warning?.text.zh, warning?.text.en]).toEqual([
      expect.stringContaining(`fB = ${shown}，`),
      expect.stringContaining(`fB = ${shown} is`),
    ]);
  });

  it('says nothing of a row before one is chosen, and nothing of a contradiction', () => {
    expect(idsOf({ values: { encoder: 'absolute', motorSize: '200L' } })).toEqual([]);
    expect(idsOf({ values: { gearboxModel: 'R', builtInType: 'KA' } })).toEqual([]);
  });

  it('does not arise for a new configuration, nor for the plain product of a chosen row', () => {
    expect(idsOf({})).toEqual([]);
    expect(idsOf({ row: R67 })).toEqual([]);
  });
});

function idsOf(given: Given): readonly string[] {
  return warningsOf(configurationOf(given), SAMPLE_PRODUCT).map(({ id }) => id);
}

function configurationOf({ values = {}, row = null, search = {} }: Given): Configuration {
  return aConfiguration(values, { basicType: row, search: { ...EMPTY_SEARCH, ...search } });
}
