import { describe, expect, it } from 'vitest';
import { domainsOf, isConsistent, openModel } from '#engine/public.ts';
import { buildJrtModel } from './build-model.ts';
import { SAMPLE_FACTS } from './testing/sample-facts.ts';

type Product = Readonly<Record<string, string>>;

/** What the table refuses, and a change that makes it a product again. */
type Case = readonly [table: string, title: string, refused: Product, mended: Product];

const K187 = { gearboxModel: 'K', reduceUnitSize: '187' };
const K67 = { gearboxModel: 'K', reduceUnitSize: '67' };

const CASES: readonly Case[] = [
  [
    'arrangement-of-gear-type',
    'a helical-bevel unit is not coaxial',
    { transmitTypes: 'coaxial', gearboxModel: 'K' },
    { transmitTypes: 'right-angle' },
  ],
  ['basicType', 'no motor in a servo adapter', { inputModule: 'AQS100/1', motorSize: '90L' }, { inputModule: '-' }],
  [
    'motor-of-efficiency-class',
    'a motor not made in DU',
    { motorPower: '0.12', efficiencyClass: 'DU' },
    { efficiencyClass: 'DN' },
  ],
  [
    'input-shaft-of-unit',
    'AD2 has a shaft of 19 mm',
    { inputModule: 'AD2', inputShaftIn: '42x110' },
    { inputModule: 'AD5' },
  ],
  [
    'servo-adapter-dimensions',
    'centring and bolt circle of a servo adapter are one set',
    { adapterCenteringDiameter: '80', adapterHoleCircleDiameter: '115' },
    { adapterHoleCircleDiameter: '100' },
  ],
  [
    'voltage-of-motorPower',
    'no single-phase motor of 3 kW',
    { motorVoltage: '1AC 220V', motorPower: '3' },
    { motorPower: '2.2' },
  ],
  [
    'voltage-of-motorPoles',
    'no single-phase motor with 6 poles',
    { motorVoltage: '1AC 220V', motorPoles: '6' },
    { motorPoles: '2' },
  ],
  ['brakes-by-frame', 'no BE20 on frame 90L', { brakes: 'BE20', motorSize: '90L' }, { brakes: 'BE2' }],
  ['brakes-by-frame', 'BE20 on frame 160L', { brakes: 'BE20', motorSize: '90L' }, { motorSize: '160L' }],
  [
    'brakingVoltage-by-frame',
    'no DC 24 V coil on 132M',
    { brakingVoltage: 'DC 24V', motorSize: '132M' },
    { motorSize: '100L1' },
  ],
  ['motorType-by-frame', 'no Ex motor in frame 63', { motorType: 'EX', motorSize: '63M1' }, { motorSize: '80M2' }],
  [
    'star-delta-of-motorPower',
    'no winding for star-delta starting at 1.5 kW',
    { motorVoltage: 'D 380/660V', motorPower: '1.5' },
    { motorVoltage: 'Y-D 220/380V' },
  ],
  [
    'coolingMethod-by-frame',
    'no forced fan on frame 63',
    { coolingMethod: 'IC416', motorSize: '63M1' },
    { motorSize: '80M2' },
  ],
  ['encoder-by-frame', 'no encoder on frame 63', { encoder: 'incremental', motorSize: '63M1' }, { encoder: 'none' }],
  [
    'shaftDiameter-by-frame',
    'no 15 mm encoder on frame 90',
    { shaftDiameter: '15', motorSize: '90L' },
    { shaftDiameter: '10' },
  ],
  [
    'shaftDiameter-by-frame',
    'the specified 8 mm fits frame 200',
    { shaftDiameter: '10', motorSize: '200L' },
    { shaftDiameter: '8' },
  ],
  [
    'encoder-interface',
    'no single-turn encoder with PROFINET',
    { measurement: 'single-turn', communicationInterface: 'PROFINET' },
    { measurement: 'multi-turn' },
  ],
  ['assembly-of-unit', 'no keyed hollow shaft on K187', { ...K187, builtInType: 'KA' }, { builtInType: 'K' }],
  [
    'assembly-of-unit',
    'no foot with hollow shaft on K37',
    { gearboxModel: 'K', reduceUnitSize: '37', builtInType: 'KAB' },
    { reduceUnitSize: '67' },
  ],
  ['assembly-of-unit', 'no R assembly on an F unit', { gearboxModel: 'F', builtInType: 'RF' }, { builtInType: 'FF' }],
  [
    'mounting-position-of-unit',
    'R67 is not filled for life',
    { gearboxModel: 'R', reduceUnitSize: '67', installationPosition: 'M0' },
    { reduceUnitSize: '17' },
  ],
  [
    'sight-glass-of-unit',
    'no sight glass on R17 in M4',
    { gearboxModel: 'R', reduceUnitSize: '17', installationPosition: 'M4', oilMirror: 'yes' },
    { installationPosition: 'M1' },
  ],
  [
    'output-shaft-of-unit',
    'K67 has a shaft of 40 mm',
    { ...K67, outputShaftSize: '35x70' },
    { outputShaftSize: '40x80' },
  ],
  ['hollow-bore-of-unit', 'a bore of 45 mm is for SA67', { ...K67, hollowShaftSize: '45' }, { gearboxModel: 'S' }],
  [
    'hollow-bore-of-unit',
    'SH67 has no bore of 45 mm',
    { builtInType: 'SH', reduceUnitSize: '67', hollowShaftSize: '45' },
    { builtInType: 'SA' },
  ],
  ['flange-of-unit', 'K67 has a flange of 250 mm', { ...K67, flangeSize: '200' }, { flangeSize: '250' }],
  ['torque-arm-of-unit', 'F units take rubber buffers', { gearboxModel: 'F', torqueArm: 'T' }, { torqueArm: 'G' }],
  ['torque-arm-of-unit', 'KAT includes the arm', { builtInType: 'KAT', torqueArm: 'none' }, { builtInType: 'KA' }],
  ['torque-arm-of-unit', 'no arm for K187', { ...K187, torqueArm: 'T' }, { reduceUnitSize: '67' }],
  [
    'mineral-grade-of-gear-type',
    'mineral VG680 is for S',
    { gearboxModel: 'K', mineralOil: 'VG680 0~40°C' },
    { gearboxModel: 'S' },
  ],
  [
    'synthetic-grade-of-gear-type',
    'synthetic VG680 is for S',
    { gearboxModel: 'R', syntheticOil: 'VG680 -10~80°C' },
    { syntheticOil: 'VG320 -10~80°C' },
  ],
  [
    'grade-of-oil',
    'food-grade oil is not the plain synthetic one',
    { lubricatingOil: 'food', syntheticOil: 'VG220 -40~40°C' },
    { lubricatingOil: 'synthetic' },
  ],
];

describe('a table of what exists together', () => {
  const model = buildJrtModel(SAMPLE_FACTS);
  const engine = openModel(model);

  it.each(CASES)('%s: %s', (table, _title, refused, mended) => {
    expect(isConsistent(engine, chosen(refused)), 'refused').toBe(false);
    expect(isConsistent(engine, chosen({ ...refused, ...mended })), 'mended').toBe(true);
    const relaxed = openModel({ ...model, tables: model.tables.filter(({ id }) => id !== table) });
    expect(isConsistent(relaxed, chosen(refused)), 'refused by this table').toBe(true);
  });

  it('builds K187 with foot or with shrink disc only', () => {
    const possible = domainsOf(engine, chosen(K187))?.builtInType?.possible;
    expect(possible).toEqual(new Set(['K', 'KH']));
  });

  it('gives a shrink disc neither a keyed bore nor a second shaft end', () => {
    const { hollowShaftSize, outputShaftPointing } =
      domainsOf(engine, chosen({ gearboxModel: 'S', reduceUnitSize: '67', builtInType: 'SH' })) ?? {};
    expect(hollowShaftSize?.possible).toEqual(new Set(['40']));
    expect(outputShaftPointing?.possible).toEqual(new Set(['-']));
  });

  it('has a case here', () => {
    const covered = new Set(CASES.map(([table]) => table));
    expect(model.tables.map(({ id }) => id).filter((id) => !covered.has(id))).toEqual([]);
  });
});

function chosen(product: Product): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(Object.entries(product).map(([variable, code]) => [variable, [code]]));
}
