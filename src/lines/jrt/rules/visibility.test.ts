// @tests slow
import { describe, expect, it } from 'vitest';
import { domainsOf, type NamedChoices, openModel } from '#engine/public.ts';
import { buildJrtModel } from '#lines/jrt/build-model.ts';
import { SAMPLE_FACTS } from '#lines/jrt/testing/sample-facts.ts';
import { HIDDEN } from '#product/field.ts';
import { HIDEABLE_FIELDS } from './visibility.ts';

const OWN_MOTOR: NamedChoices = { inputType: ['motor'] };
const INTEGRATED_DRIVE: NamedChoices = { inputType: ['JCMC'] };
const MODULES = ['AD', 'AM', 'AN', 'AQS', 'none'].map((type): NamedChoices => ({ inputType: [type] }));

interface Visibility {
  readonly fields: readonly string[];
  readonly shown: readonly NamedChoices[];
  readonly hidden: readonly NamedChoices[];
}

const assembly = (...codes: readonly string[]): NamedChoices[] => codes.map((code) => ({ builtInType: [code] }));

const TABLE: readonly Visibility[] = [
  {
    fields: [
      'motorType',
      'efficiencyClass',
      'motorFrequency',
      'durationFactor',
      'motorVoltage',
      'motorThermalProtection',
      'coolingMethod',
      'brakes',
      'insulationLevel',
      'protectionClass',
      'encoder',
      'boxLocation',
      'motorPower',
      'motorPoles',
      'motorSize',
    ],
    shown: [OWN_MOTOR, INTEGRATED_DRIVE],
    hidden: MODULES,
  },
  { fields: ['outletNozzlePosition'], shown: [OWN_MOTOR], hidden: [INTEGRATED_DRIVE, ...MODULES] },
  {
    fields: ['independentFanVoltage'],
    shown: [{ coolingMethod: ['IC416'] }],
    hidden: [{ coolingMethod: ['IC411'] }, ...MODULES],
  },
  {
    fields: ['releaseDevice', 'brakingVoltage', 'releaseAngle'],
    shown: [{ brakes: ['BE1'] }, { brakes: ['BE20'] }],
    hidden: [{ brakes: ['none'] }, ...MODULES],
  },
  {
    fields: ['resolutionRatio', 'electricalInterface'],
    shown: [{ encoder: ['incremental'] }],
    hidden: [{ encoder: ['none'] }, { encoder: ['absolute'] }, ...MODULES],
  },
  {
    fields: ['measurement', 'communicationInterface', 'mechanicalSpecs', 'shaftDiameter'],
    shown: [{ encoder: ['absolute'] }],
    hidden: [{ encoder: ['none'] }, { encoder: ['incremental'] }, ...MODULES],
  },
  {
    fields: ['wiringMethod'],
    shown: [{ encoder: ['incremental'] }, { encoder: ['absolute'] }],
    hidden: [{ encoder: ['none'] }, ...MODULES],
  },
  {
    fields: ['inputModule'],
    shown: MODULES.filter(({ inputType }) => inputType?.[0] !== 'none'),
    hidden: [OWN_MOTOR, INTEGRATED_DRIVE, { inputType: ['none'] }],
  },
  {
    fields: ['inputShaftIn'],
    shown: [{ inputType: ['AD'] }],
    hidden: [OWN_MOTOR, { inputType: ['AM'] }, { inputType: ['none'] }],
  },
  {
    fields: ['adapterCenteringDiameter', 'adapterHoleCircleDiameter', 'boreOnTheInputSideMinMax'],
    shown: [{ inputType: ['AQS'] }],
    hidden: [OWN_MOTOR, { inputType: ['AM'] }, { inputType: ['AN'] }, { inputType: ['AD'] }],
  },
  { fields: ['outputShaftSize'], shown: assembly('R', 'FF', 'K'), hidden: assembly('FA', 'KAF', 'SH', 'KV') },
  { fields: ['hollowShaftSize'], shown: assembly('FA', 'KAF', 'SH', 'KV'), hidden: assembly('R', 'FF', 'K') },
  { fields: ['flangeSize'], shown: assembly('RF', 'R..F', 'FAZ', 'SHF'), hidden: assembly('R', 'FA', 'KAT') },
  { fields: ['outputShaftPointing'], shown: assembly('F', 'KF', 'S'), hidden: assembly('R', 'RF', 'KA', 'SAF') },
  { fields: ['flangePointing'], shown: assembly('FF', 'KF', 'SAF', 'FHZ'), hidden: assembly('R', 'RF', 'K', 'KA') },
  {
    fields: ['torqueArm'],
    shown: assembly('FA', 'FH', 'KA', 'KV', 'SA', 'KAT', 'SAT'),
    hidden: assembly('R', 'F', 'FAF', 'KAB', 'KHF', 'SF'),
  },
  { fields: ['mineralOil'], shown: [{ lubricatingOil: ['mineral'] }], hidden: [{ lubricatingOil: ['food'] }] },
  {
    fields: ['syntheticOil'],
    shown: [{ lubricatingOil: ['synthetic'] }, { lubricatingOil: ['food'] }, { lubricatingOil: ['bio'] }],
    hidden: [{ lubricatingOil: ['mineral'] }],
  },
];

const SHOWN = TABLE.flatMap(({ fields, shown }) =>
  fields.flatMap((field) => shown.map((when) => [field, when] as const)),
);
const HIDDEN_CASES = TABLE.flatMap(({ fields, hidden }) =>
  fields.flatMap((field) => hidden.map((when) => [field, when] as const)),
);

describe('a JRT field', () => {
  const engine = openModel(buildJrtModel(SAMPLE_FACTS));

  it.each(SHOWN)('%s is asked for with %j', (field, when) => {
    const possible = domainsOf(engine, when)?.[field]?.possible;
    expect(possible?.size).toBeGreaterThan(0);
    expect(possible).not.toContain(HIDDEN);
  });

  it.each(HIDDEN_CASES)('%s is hidden with %j', (field, when) => {
    expect(domainsOf(engine, when)?.[field]?.possible).toEqual(new Set([HIDDEN]));
  });

  it('has both its cases in this table if a rule hides it', () => {
    const tested = TABLE.flatMap(({ fields }) => fields);
    expect(HIDEABLE_FIELDS.filter((field) => !tested.includes(field))).toEqual([]);
  });
});
