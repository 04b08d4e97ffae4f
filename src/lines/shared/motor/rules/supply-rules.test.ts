import { MOTOR_OF_JRT } from '#lines/jrt/motor-of-jrt.ts';
import { proveRules, type RuleCase } from '#lines/jrt/testing/rule-cases.ts';
import { supplyRules } from './supply-rules.ts';

const CASES: readonly RuleCase[] = [
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
    (approval): RuleCase => [
      `north-american-approval-needs-60-hertz-mains:${approval}`,
      `no ${approval} for 380 V`,
      { [`ulAuthen.${approval}`]: 'yes', motorVoltage: '3AC 380V' },
      { motorVoltage: '3AC 230V' },
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
  ...['UL', 'CSA'].flatMap((approval): RuleCase[] => [
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
];

proveRules(supplyRules(MOTOR_OF_JRT), CASES);
