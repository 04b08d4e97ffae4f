import { describe, expect, it } from 'vitest';
import type { Model } from '#engine/public.ts';
import { isConsistent, type NamedChoices, openModel } from '#engine/public.ts';
import { buildJrtModel } from '#lines/jrt/build-model.ts';
import { SAMPLE_FACTS } from '#lines/jrt/testing/sample-facts.ts';
import { VISIBILITY_RULES } from './visibility.ts';

type Product = Readonly<Record<string, string>>;

/** What the rule refuses, and the change that makes it a product again. */
type Case = readonly [rule: string, title: string, refused: Product, mended: Product];

const K67 = { gearboxModel: 'K', reduceUnitSize: '67' };
const R17 = { gearboxModel: 'R', reduceUnitSize: '17' };
const LEVER_AT_CABLE = { releaseDevice: 'HR', releaseAngle: '90', boxLocation: '90', outletNozzlePosition: '2' };
const EX = { motorType: 'EX' };

const CASES: readonly Case[] = [
  [
    'cable-entry-needs-motor',
    'no cable entry on an IEC adapter',
    { inputType: 'AM', outletNozzlePosition: 'X' },
    { inputType: 'motor' },
  ],
  [
    'no-cable-entry-with-integrated-drive',
    'no outlet direction on an integrated motor drive',
    { inputType: 'JCMC', outletNozzlePosition: '2' },
    { inputType: 'motor' },
  ],
  [
    'cable-entry-of-integral-motor',
    'an integral motor has a cable entry',
    { inputType: 'motor', outletNozzlePosition: '-' },
    { outletNozzlePosition: 'X' },
  ],
  [
    'ip54-only-with-forced-fan-or-brake',
    'a plain motor is not IP54',
    { protectionClass: 'IP54', coolingMethod: 'IC411', brakes: 'none' },
    { brakes: 'BE5' },
  ],
  [
    'ip54-only-with-forced-fan-or-brake',
    'a plain motor is not IP54, a force-cooled one is',
    { protectionClass: 'IP54', coolingMethod: 'IC411', brakes: 'none' },
    { coolingMethod: 'IC416' },
  ],
  [
    'ip54-only-with-forced-fan-or-brake',
    'a plain motor starts at IP55',
    { protectionClass: 'IP54', coolingMethod: 'IC411', brakes: 'none' },
    { protectionClass: 'IP55' },
  ],
  ...['IP55', 'IP56', 'IP65', 'IP66'].flatMap((protectionClass): Case[] => [
    [
      'higher-ip-with-forced-fan-or-brake-needs-special-wishes',
      `${protectionClass} with a brake needs special wishes`,
      { protectionClass, brakes: 'BE5', specialWishes: 'no' },
      { specialWishes: 'yes' },
    ],
    [
      'higher-ip-with-forced-fan-or-brake-needs-special-wishes',
      `${protectionClass} with a forced fan needs special wishes`,
      { protectionClass, coolingMethod: 'IC416', specialWishes: 'no' },
      { coolingMethod: 'IC411' },
    ],
  ]),
  [
    'release-angle-needs-lever',
    'the lockable screw has no lever to turn',
    { releaseAngle: '90', releaseDevice: 'HF' },
    { releaseDevice: 'HR' },
  ],
  [
    'release-angle-needs-lever',
    'without a release the angle stays 0°',
    { releaseAngle: '270', releaseDevice: 'none' },
    { releaseAngle: '0' },
  ],
  ...['PANEL', 'BRRES', 'FILTER'].map((option): Case => {
    const variable = `vfdOptions.${option}`;
    const title = `${option} belongs to the integrated drive`;
    return [
      `drive-option-needs-integrated-drive:${variable}`,
      title,
      { inputType: 'motor', [variable]: 'yes' },
      { inputType: 'JCMC' },
    ];
  }),
  ...['C', 'STH', 'RI', 'DH', 'KS', '2WE'].map((option): Case => {
    const variable = `otherMotorOptions.${option}`;
    const title = `${option} needs a motor of ours`;
    return [
      `motor-option-needs-motor:${variable}`,
      title,
      { inputType: 'AN', [variable]: 'yes' },
      { inputType: 'motor' },
    ];
  }),
  [
    'single-phase-has-no-efficiency-class',
    'a single-phase motor is not IE4',
    { motorVoltage: '1AC 230V', efficiencyClass: 'DU' },
    { efficiencyClass: 'DN' },
  ],
  [
    'single-phase-brake-voltage',
    'a single-phase brake is not fed with DC 24 V',
    { motorVoltage: '1AC 230V', brakingVoltage: 'DC 24V' },
    { brakingVoltage: 'AC 220V' },
  ],
  [
    'integrated-drive-needs-plain-three-phase',
    'no star-delta on an integrated drive',
    { inputType: 'JCMC', motorVoltage: 'D 380/660V' },
    { motorVoltage: '3AC 380V' },
  ],
  [
    'integrated-drive-needs-plain-three-phase',
    'no single phase on an integrated drive',
    { inputType: 'JCMC', motorVoltage: '1AC 220V' },
    { inputType: 'motor' },
  ],
  [
    'integrated-drive-is-ie3',
    'no IE4 integrated drive',
    { inputType: 'JCMC', efficiencyClass: 'DU' },
    { inputType: 'motor' },
  ],
  [
    'integrated-drive-needs-sensor',
    'the inverter does not read a thermostat',
    { inputType: 'JCMC', motorThermalProtection: 'TH' },
    { motorThermalProtection: 'TF' },
  ],
  [
    'integrated-drive-needs-sensor',
    'an inverter-fed motor is protected',
    { inputType: 'JCMC', motorThermalProtection: 'none' },
    { motorThermalProtection: 'PT100' },
  ],
  [
    'integrated-drive-at-460-volt-needs-reinforced-insulation',
    'an inverter at 460 V needs RI',
    { inputType: 'JCMC', motorVoltage: '3AC 460V', 'otherMotorOptions.RI': 'no' },
    { inputType: 'motor' },
  ],
  [
    'starting-duty-needs-thermal-protection',
    'S4 duty needs thermal protection',
    { durationFactor: 'S4', motorThermalProtection: 'none' },
    { durationFactor: 'S1-100%' },
  ],
  [
    '460-and-575-volt-need-60-hertz',
    '460 V is 60 Hz',
    { motorVoltage: '3AC 460V', motorFrequency: '50Hz' },
    { motorVoltage: '3AC 380V' },
  ],
  ...['UL', 'CSA'].map(
    (approval): Case => [
      `north-american-approval-needs-60-hertz-mains:${approval}`,
      `no ${approval} for 380 V`,
      { [`ulAuthen.${approval}`]: 'yes', motorVoltage: '3AC 380V' },
      { motorVoltage: '3AC 230V' },
    ],
  ),
  [
    'second-shaft-excludes-encoder',
    'an encoder takes the second shaft end',
    { 'otherMotorOptions.2WE': 'yes', encoder: 'incremental' },
    { encoder: 'none' },
  ],
  [
    'second-shaft-excludes-forced-fan',
    'the forced fan sits where 2WE has its shaft',
    { 'otherMotorOptions.2WE': 'yes', coolingMethod: 'IC416' },
    { coolingMethod: 'IC411' },
  ],
  [
    'second-shaft-excludes-rain-cover',
    'the rain cover closes the cowl',
    { 'otherMotorOptions.2WE': 'yes', 'otherMotorOptions.C': 'yes' },
    { 'otherMotorOptions.2WE': 'no' },
  ],
  [
    'rain-cover-needs-fan-up-on-inline-unit',
    'on R the fan is up in M4, not in M2',
    { 'otherMotorOptions.C': 'yes', gearboxModel: 'R', installationPosition: 'M2' },
    { installationPosition: 'M4' },
  ],
  [
    'rain-cover-needs-vertical-motor',
    'no rain cover on a horizontal motor',
    { 'otherMotorOptions.C': 'yes', gearboxModel: 'K', installationPosition: 'M1' },
    { installationPosition: 'M2' },
  ],
  [
    'drain-hole-excludes-ip66',
    'an open drain hole is not IP66',
    { 'otherMotorOptions.DH': 'yes', protectionClass: 'IP66' },
    { protectionClass: 'IP65' },
  ],
  [
    'drain-hole-in-damp-needs-inner-protection',
    'a drain hole in C3 needs KS',
    { 'otherMotorOptions.DH': 'yes', surfaceProtection: 'C3', 'otherMotorOptions.KS': 'no' },
    { surfaceProtection: 'C2' },
  ],
  [
    'drain-hole-needs-known-position',
    'a drain hole is the lowest point, which M0 leaves open',
    { ...R17, 'otherMotorOptions.DH': 'yes', installationPosition: 'M0' },
    { installationPosition: 'M1' },
  ],
  ...['IP56', 'IP66'].map(
    (protectionClass): Case => [
      'sealed-brake-has-no-release-lever',
      `no lever slot in ${protectionClass}`,
      { protectionClass, releaseDevice: 'HR' },
      { releaseDevice: 'HF' },
    ],
  ),
  [
    'sealed-brake-has-no-release-lever',
    'IP65 keeps out dust, not jets',
    { protectionClass: 'IP56', releaseDevice: 'HR' },
    { protectionClass: 'IP65' },
  ],
  ...[
    { outletNozzlePosition: 'X' },
    { boxLocation: '180' },
    { releaseAngle: '270' },
    { releaseDevice: 'HF', releaseAngle: '0' },
  ].map(
    (mended): Case => [
      'cable-entry-clear-of-release-lever',
      'no cable in the way of the lever',
      LEVER_AT_CABLE,
      mended,
    ],
  ),
  [
    'explosion-proof-excludes-integrated-drive',
    'no inverter on an Ex motor',
    { ...EX, inputType: 'JCMC' },
    { motorType: 'AC' },
  ],
  ...['STH', 'DH', '2WE'].map(
    (option): Case => [
      `explosion-proof-excludes-option:${option}`,
      `no ${option} on an Ex motor`,
      { ...EX, [`otherMotorOptions.${option}`]: 'yes' },
      { motorType: 'AC' },
    ],
  ),
  ...['UL', 'CSA'].map(
    (approval): Case => [
      `explosion-proof-excludes-approval:${approval}`,
      `no ${approval} Ex motor`,
      { ...EX, [`ulAuthen.${approval}`]: 'yes' },
      { [`ulAuthen.${approval}`]: 'no' },
    ],
  ),
  [
    'us-nameplate-needs-north-american-rating',
    'no US plate on a 50 Hz motor',
    { inputType: 'motor', nameplate: 'us', motorFrequency: '50Hz' },
    { motorFrequency: '60Hz' },
  ],
  [
    'us-nameplate-needs-north-american-rating',
    'no US plate on a 380 V motor',
    { inputType: 'motor', nameplate: 'us', motorVoltage: '3AC 380V' },
    { motorVoltage: '3AC 460V' },
  ],
  [
    'us-nameplate-needs-north-american-rating',
    'a gear unit for a motor of the customer has no rating of ours',
    { inputType: 'motor', nameplate: 'us', motorFrequency: '50Hz' },
    { inputType: 'AN', motorFrequency: '-' },
  ],
  ...['UL', 'CSA'].flatMap((approval): Case[] => [
    [
      'approved-motor-needs-us-nameplate',
      `${approval} ratings stand on a US plate`,
      { [`ulAuthen.${approval}`]: 'yes', nameplate: 'en', specialWishes: 'no' },
      { nameplate: 'us' },
    ],
    [
      'approved-motor-needs-us-nameplate',
      `${approval} with a second plate is a special wish`,
      { [`ulAuthen.${approval}`]: 'yes', nameplate: 'zh', specialWishes: 'no' },
      { specialWishes: 'yes' },
    ],
  ]),
  [
    'cold-needs-synthetic-vg220',
    'mineral oil does not flow at -30 °C',
    { sealTemperature: '-40..-25', lubricatingOil: 'mineral' },
    { lubricatingOil: 'synthetic' },
  ],
  [
    'cold-needs-synthetic-vg220',
    'VG320 does not flow at -30 °C',
    { sealTemperature: '-40..-25', syntheticOil: 'VG320 -10~80°C' },
    { sealTemperature: '-25..100' },
  ],
  ...['food', 'bio'].map(
    (lubricatingOil): Case => [
      'food-or-bio-oil-needs-fkm',
      `${lubricatingOil} oil attacks NBR`,
      { lubricatingOil, oilSeal: 'NBR' },
      { oilSeal: 'FKM' },
    ],
  ),
  [
    'food-or-bio-oil-needs-fkm',
    'synthetic oil goes with NBR',
    { lubricatingOil: 'food', oilSeal: 'NBR' },
    { lubricatingOil: 'synthetic' },
  ],
  [
    'food-oil-needs-washable-paint',
    'a washed-down unit is not painted for dry rooms',
    { lubricatingOil: 'food', surfaceProtection: 'C1' },
    { surfaceProtection: 'C2' },
  ],
  [
    'food-oil-needs-washable-paint',
    'biodegradable oil is not washed down',
    { lubricatingOil: 'food', surfaceProtection: 'C1' },
    { lubricatingOil: 'bio' },
  ],
  ...['C4', 'C5'].flatMap((surfaceProtection): Case[] => [
    [
      'aggressive-air-needs-tight-seal',
      `FKM in ${surfaceProtection}`,
      { surfaceProtection, oilSeal: 'NBR', specialWishes: 'no' },
      { oilSeal: 'FKM' },
    ],
    [
      'aggressive-air-needs-tight-seal',
      `a double lip seal in ${surfaceProtection} is a special wish`,
      { surfaceProtection, oilSeal: 'NBR', specialWishes: 'no' },
      { specialWishes: 'yes' },
    ],
    [
      'aggressive-air-needs-stainless-fasteners',
      `stainless fasteners in ${surfaceProtection}`,
      { surfaceProtection, gearboxModel: 'K', builtInType: 'KA', corrosionProtection: 'none' },
      { corrosionProtection: 'stainless' },
    ],
    [
      'aggressive-air-needs-coated-shaft-end',
      `a coated solid shaft in ${surfaceProtection}`,
      { surfaceProtection, builtInType: 'K', corrosionProtection: 'stainless' },
      { corrosionProtection: 'stainless-shaft' },
    ],
    [
      'aggressive-air-needs-inner-protection',
      `KS in ${surfaceProtection}`,
      { surfaceProtection, inputType: 'motor', 'otherMotorOptions.KS': 'no' },
      { 'otherMotorOptions.KS': 'yes' },
    ],
  ]),
  [
    'aggressive-air-needs-stainless-fasteners',
    'not in C3',
    { surfaceProtection: 'C4', builtInType: 'KA', corrosionProtection: 'none' },
    { surfaceProtection: 'C3' },
  ],
  [
    'aggressive-air-needs-coated-shaft-end',
    'a hollow shaft has no shaft end',
    { surfaceProtection: 'C5', builtInType: 'K', corrosionProtection: 'stainless' },
    { builtInType: 'KA' },
  ],
  [
    'aggressive-air-needs-inner-protection',
    'without a motor of ours',
    { surfaceProtection: 'C4', inputType: 'motor', 'otherMotorOptions.KS': 'no' },
    { inputType: 'AM' },
  ],
  ['explosion-proof-excludes-brake', 'no standard brake on an Ex motor', { ...EX, brakes: 'BE5' }, { brakes: 'none' }],
  [
    'explosion-proof-excludes-encoder',
    'no encoder on an Ex motor',
    { ...EX, encoder: 'absolute' },
    { encoder: 'none' },
  ],
  [
    'explosion-proof-excludes-forced-fan',
    'no IC416 on an Ex motor',
    { ...EX, coolingMethod: 'IC416' },
    { motorType: 'AC' },
  ],
  [
    'explosion-proof-excludes-single-phase',
    'no single-phase Ex motor',
    { ...EX, motorVoltage: '1AC 220V' },
    { motorVoltage: '3AC 220V' },
  ],
  [
    'single-shaft-on-flange-side-a',
    'the flange is on the side of the single shaft',
    { ...K67, builtInType: 'KF', outputShaftPointing: 'A', flangePointing: 'B' },
    { flangePointing: 'A' },
  ],
  [
    'single-shaft-on-flange-side-b',
    'the flange is on the side of the single shaft',
    { ...K67, builtInType: 'KF', outputShaftPointing: 'B', flangePointing: 'A' },
    { outputShaftPointing: 'AB' },
  ],
  [
    'flanges-on-both-sides-need-double-shaft',
    'a hollow shaft has one flange',
    { ...K67, builtInType: 'KAF', flangePointing: 'AB' },
    { flangePointing: 'B' },
  ],
  [
    'no-double-shaft-on-parallel-unit',
    'an F unit has one solid shaft end',
    { gearboxModel: 'F', outputShaftPointing: 'AB' },
    { gearboxModel: 'K' },
  ],
  [
    'nbr-only-up-to-100-degrees',
    'NBR does not stand 120 °C',
    { oilSeal: 'NBR', sealTemperature: '100..160' },
    { oilSeal: 'FKM' },
  ],
  [
    'fkm-only-from-minus-25-degrees',
    'FKM is too stiff at -30 °C',
    { oilSeal: 'FKM', sealTemperature: '-40..-25' },
    { oilSeal: 'NBR' },
  ],
  ...['UL', 'CSA'].map(
    (approval): Case => [
      `motor-option-needs-motor:ulAuthen.${approval}`,
      `${approval} needs a motor of ours`,
      { inputType: 'AD', [`ulAuthen.${approval}`]: 'yes' },
      { inputType: 'motor' },
    ],
  ),
];

/** With these rules the refused product is refused by more than one rule, each with a reason of its own. */
const ALSO_REFUSED_ELSEWHERE = new Set([
  'motor-option-needs-motor:ulAuthen.UL',
  'motor-option-needs-motor:ulAuthen.CSA',
]);

describe('a JRT rule', () => {
  const model = buildJrtModel(SAMPLE_FACTS);
  const engine = openModel(model);

  it.each(CASES)('%s: %s', (rule, _title, refused, mended) => {
    expect(isConsistent(engine, chosen(refused)), 'refused').toBe(false);
    expect(isConsistent(engine, chosen({ ...refused, ...mended })), 'mended').toBe(true);
    const relaxed = openModel(without(model, rule));
    expect(isConsistent(relaxed, chosen(refused)), 'refused by this rule').toBe(!ALSO_REFUSED_ELSEWHERE.has(rule));
  });

  it('has a case in this table, unless it only shows and hides a field', () => {
    const covered = new Set([...CASES.map(([rule]) => rule), ...VISIBILITY_RULES.map(({ id }) => id)]);
    expect(model.rules.map(({ id }) => id).filter((id) => !covered.has(id))).toEqual([]);
  });

  it('has an id of its own, a source, and a reason in both languages', () => {
    const all = [...model.rules, ...model.tables];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.filter(({ source }) => !source)).toEqual([]);
    expect(
      all.filter(({ reason }) => !/[\u3400-\u9fff]/.test(reason.zh) || !/^[\x20-\x7e°−]+$/.test(reason.en)),
    ).toEqual([]);
  });
});

function chosen(product: Product): NamedChoices {
  return Object.fromEntries(Object.entries(product).map(([variable, code]) => [variable, [code]]));
}

function without(model: Model, rule: string): Model {
  return { ...model, rules: model.rules.filter(({ id }) => id !== rule) };
}
