import { describe, expect, it } from 'vitest';
import { SAMPLE_FACTS } from '#lines/jrt/testing/sample-facts.ts';
import { readSeedFile } from '#modules/catalogue/server/seed/read-seeds.ts';
import { ASSEMBLY_TYPES } from './assembly-types.ts';
import { fieldsOf } from './catalogue-fields.ts';
import { JRT_FIELDS } from './fields.ts';

/** Spec 001 §3, by wizard step. */
const SPECIFIED: readonly (readonly string[])[] = [
  ['transmitTypes', 'gearboxModel', 'inputType'],
  [
    'motorType',
    'efficiencyClass',
    'motorFrequency',
    'durationFactor',
    'outputSpeed',
    'ratio',
    'motorPower',
    'outputTorque',
    'serviceFactor',
    'motorPoles',
    'reduceUnitSize',
    'inputSpeed',
    'motorSize',
    'boreOnTheInputSideMinMax',
    'boreOnTheInputSide',
    'adapterCenteringDiameter',
    'adapterHoleCircleDiameter',
  ],
  [
    'installationPosition',
    'builtInType',
    'outputShaftSize',
    'inputShaftIn',
    'flangeSize',
    'boxLocation',
    'outletNozzlePosition',
    'hollowShaftSize',
    'outputShaftPointing',
    'flangePointing',
    'torqueArm',
  ],
  [
    'motorVoltage',
    'motorThermalProtection',
    'ulAuthen',
    'coolingMethod',
    'independentFanVoltage',
    'brakes',
    'releaseDevice',
    'brakingVoltage',
    'releaseAngle',
    'insulationLevel',
    'protectionClass',
    'encoder',
    'resolutionRatio',
    'electricalInterface',
    'measurement',
    'communicationInterface',
    'mechanicalSpecs',
    'shaftDiameter',
    'vfdOptions',
    'wiringMethod',
    'otherMotorOptions',
  ],
  [
    'color',
    'surfaceProtection',
    'corrosionProtection',
    'lubricatingOil',
    'mineralOil',
    'syntheticOil',
    'oilSeal',
    'oilMirror',
    'nameplate',
  ],
  ['technicalDocEmail', 'customizedRequirements', 'remark'],
];

const DEFAULTS: readonly (readonly [field: string, value: string, shown: string])[] = [
  ['efficiencyClass', 'DN', 'DN(IE3)'],
  ['motorFrequency', '50Hz', '50 Hz'],
  ['durationFactor', 'S1-100%', 'S1 continuous duty'],
  ['speedOrRatio', 'outputSpeed', 'Output speed'],
  ['powerOrTorque', 'motorPower', 'Motor power'],
  ['releaseDevice', 'none', 'None'],
  ['brakingVoltage', 'AC 220V', 'AC 220 V'],
  ['releaseAngle', '0', '0°'],
  ['resolutionRatio', '1024', '1024'],
  ['electricalInterface', '3', '10–30 V DC supply, push-pull HTL'],
  ['measurement', 'single-turn', 'Single-turn'],
  ['communicationInterface', 'SSI', 'SSI'],
  ['mechanicalSpecs', 'through', 'Through hollow shaft'],
  ['shaftDiameter', '8', '8'],
  ['wiringMethod', 'E', 'E plastic waterproof connector'],
];

/** Reference option groups whose codes are the field's codes. */
const LISTED: readonly (readonly [field: string, file: string, group: string, column: string])[] = [
  ['brakes', 'motor_options.csv', 'brake', 'code'],
  ['brakingVoltage', 'motor_options.csv', 'braking_voltage', 'value'],
  ['releaseDevice', 'motor_options.csv', 'release_device', 'code'],
  ['releaseAngle', 'motor_options.csv', 'release_angle', 'code'],
  ['shaftDiameter', 'motor_options.csv', 'encoder_shaft_diameter', 'code'],
  ['wiringMethod', 'motor_options.csv', 'cable_outlet', 'code'],
  ['motorThermalProtection', 'motor_options.csv', 'thermal_protection', 'code'],
  ['coolingMethod', 'motor_options.csv', 'cooling', 'code'],
  ['independentFanVoltage', 'motor_options.csv', 'independent_fan_voltage', 'value'],
  ['protectionClass', 'motor_options.csv', 'protection_class', 'code'],
  ['insulationLevel', 'motor_options.csv', 'insulation_class', 'code'],
  ['motorVoltage', 'motor_options.csv', 'motor_voltage', 'value'],
  ['ulAuthen', 'motor_options.csv', 'ul', 'code'],
  ['otherMotorOptions', 'motor_options.csv', 'other_motor_option', 'code'],
  ['vfdOptions', 'motor_options.csv', 'drive_option', 'code'],
  ['motorType', 'motor_options.csv', 'motor_type', 'code'],
  ['durationFactor', 'motor_options.csv', 'duty_type', 'code'],
  ['installationPosition', 'installation_options.csv', 'mounting_position', 'code'],
  ['builtInType', 'installation_options.csv', 'assembly_type', 'code'],
  ['outputShaftPointing', 'installation_options.csv', 'shaft_position', 'code'],
  ['flangePointing', 'installation_options.csv', 'flange_side', 'code'],
  ['boxLocation', 'installation_options.csv', 'terminal_box', 'code'],
  ['outletNozzlePosition', 'installation_options.csv', 'cable_entry', 'code'],
];

describe('the JRT wizard', () => {
  it.each(SPECIFIED.map((ids, step) => [step, ids] as const))('has the specified fields on step %i', (step, ids) => {
    const onStep = JRT_FIELDS.filter((field) => field.step === step).map(({ id }) => id);
    expect(onStep).toEqual(expect.arrayContaining([...ids]));
  });

  it('has every field once, and every value of a field once', () => {
    expect(repeated(JRT_FIELDS.map(({ id }) => id))).toEqual([]);
    for (const { values } of fieldsOf(SAMPLE_FACTS)) expect(repeated(values.map(({ code }) => code))).toEqual([]);
  });

  it.each<[string, readonly (readonly [code: string, zh: string, en: string])[]]>([
    [
      'electricalInterface',
      [
        ['1', '5 V DC 供电，TTL/RS422', '5 V DC supply, TTL/RS422'],
        ['2', '5 V DC 供电，正余弦 1 Vpp', '5 V DC supply, sin/cos 1 Vpp'],
        ['3', '10～30 V DC 供电，推挽 HTL', '10–30 V DC supply, push-pull HTL'],
        ['4', '10～30 V DC 供电，TTL/RS422', '10–30 V DC supply, TTL/RS422'],
        ['5', '10～30 V DC 供电，正余弦 1 Vpp', '10–30 V DC supply, sin/cos 1 Vpp'],
      ],
    ],
    [
      'mechanicalSpecs',
      [
        ['through', '通孔空心轴', 'Through hollow shaft'],
        ['blind', '盲孔空心轴', 'Blind hollow shaft'],
      ],
    ],
    [
      'surfaceProtection',
      [
        ['C1', 'C1 室内干燥环境', 'C1, dry heated interior'],
        ['C2', 'C2 室内，轻度污染', 'C2, unheated interior, low pollution'],
        ['C3', 'C3 城市，潮湿厂房', 'C3, urban, humid production rooms'],
        ['C4', 'C4 工业、沿海、化工', 'C4, industrial, coastal, chemical'],
        ['C5', 'C5 高湿、腐蚀、海上', 'C5, very humid, aggressive, offshore'],
      ],
    ],
    [
      'nameplate',
      [
        ['zh', '中文', 'Chinese'],
        ['en', '英文', 'English'],
        ['us', '北美铭牌', 'US'],
      ],
    ],
  ])('names the options of %s as the specification lists them', (id, options) => {
    const field = JRT_FIELDS.find((one) => one.id === id);
    expect(field?.values.map(({ code, label }) => [code, label.zh, label.en])).toEqual(options);
  });

  it('speaks Chinese and English on every field, value and note', () => {
    const texts = fieldsOf(SAMPLE_FACTS).flatMap(({ label, values }) => [
      label,
      ...values.flatMap((value) => [value.label, ...(value.note ? [value.note] : [])]),
    ]);
    expect(texts.filter(({ zh, en }) => zh.trim() === '' || en.trim() === '')).toEqual([]);
    expect(texts.filter(({ en }) => /[\u3400-\u9fff（），、：；]/.test(en))).toEqual([]);
    expect(JRT_FIELDS.filter(({ label }) => !/[\u3400-\u9fff]/.test(label.zh))).toEqual([]);
  });

  it.each(DEFAULTS)('presets %s with %s', (id, code, shown) => {
    const field = JRT_FIELDS.find((candidate) => candidate.id === id);
    expect(field?.default).toBe(code);
    expect(field?.values.find((value) => value.code === code)?.label.en).toBe(shown);
  });

  it('has no other presets, and presets and marks only what it offers', () => {
    const preset = JRT_FIELDS.filter((field) => field.default !== undefined).map(({ id }) => id);
    expect(preset.sort()).toEqual(DEFAULTS.map(([id]) => id).sort());
    for (const field of fieldsOf(SAMPLE_FACTS)) {
      const codes = field.values.map(({ code }) => code);
      for (const code of [field.default, field.usual]) if (code !== undefined) expect(codes).toContain(code);
    }
  });

  it.each(LISTED)('offers for %s exactly what %s lists under %s', (id, file, group, column) => {
    const listed = readSeedFile(file)
      .records.filter(({ cells }) => cells.group === group)
      .map(({ cells }) => cells[column]);
    const offered = JRT_FIELDS.find((field) => field.id === id)?.values.map(({ code }) => code) ?? [];
    expect(offered.filter((code) => code !== 'none').sort()).toEqual(listed.filter((code) => code !== 'none').sort());
  });

  it('builds assembly types in the sizes the reference gives', () => {
    const listed = readSeedFile('installation_options.csv').records.filter(
      ({ cells }) => cells.group === 'assembly_type',
    );
    for (const { cells } of listed) {
      const type = ASSEMBLY_TYPES.find(({ code }) => code === cells.code);
      const range = /^[RFKS](\d+)-[RFKS](\d+)$/.exec(cells.applies_to_sizes ?? '');
      expect(type?.sizes, cells.code).toEqual(range ? [Number(range[1]), Number(range[2])] : undefined);
      expect(type?.gearType, cells.code).toBe(cells.applies_to_series);
      expect(type?.flange !== 'none', cells.code).toBe(/flange|B14/.test(cells.notes ?? ''));
      expect(type?.shaft !== 'solid', cells.code).toBe((cells.notes ?? '').includes('hollow'));
    }
  });

  it('says that IP66 is tried with 3 minutes of water spraying', () => {
    const ip66 = JRT_FIELDS.flatMap(({ values }) => values).find(({ code }) => code === 'IP66');
    expect(ip66?.note?.en).toContain('3 minutes of water spraying');
    expect(ip66?.note?.zh).toContain('3 分钟');
  });

  it('names oils by grade with the specified temperatures', () => {
    const codes = ['mineralOil', 'syntheticOil'].map((id) =>
      JRT_FIELDS.find((field) => field.id === id)?.values.map(({ code }) => code),
    );
    expect(codes[0]).toEqual(['VG220 -10~40°C', 'VG680 0~40°C']);
    expect(codes[1]?.slice(0, 3)).toEqual(['VG220 -40~40°C', 'VG320 -10~80°C', 'VG680 -10~80°C']);
  });
});

function repeated(items: readonly string[]): readonly string[] {
  return items.filter((item, place) => items.indexOf(item) !== place);
}
