import { MOTOR_OF_JRT } from '#lines/jrt/motor-of-jrt.ts';
import { SAMPLE_FACTS } from '#lines/jrt/testing/sample-facts.ts';
import { proveWarnings, type WarningCase } from '#lines/jrt/testing/warning-cases.ts';
import { aRow } from '#modules/configurator/domain/testing/sample-product.ts';
import { motorWarnings } from './motor-warnings.ts';

const R67 = aRow('R67', '90L', { inputType: 'motor' });
const BRAKE = { brakes: 'BE5' };

const CASES: readonly WarningCase[] = [
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
    'explosion-proof-data',
    'a motor that is explosion-proof',
    { row: R67, values: { motorType: 'EX' } },
    { row: R67, values: { motorType: 'AC' } },
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
  ...['Y-D 220/380V', 'Y-D 230/400V', 'Y-D 330/575V', 'D 380/660V', 'D 400/690V'].map((motorVoltage): WarningCase => {
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
    ([bores = '', frame = '']): WarningCase => [
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
];

proveWarnings(motorWarnings(MOTOR_OF_JRT, SAMPLE_FACTS.frames), CASES);
