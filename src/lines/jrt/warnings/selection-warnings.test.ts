import { proveWarnings, type WarningCase } from '#lines/jrt/testing/warning-cases.ts';
import { aRow } from '#modules/configurator/domain/testing/sample-product.ts';
import { SELECTION_WARNINGS } from './selection-warnings.ts';

const R67 = aRow('R67', '90L', { inputType: 'motor' });
const R67_FAST = aRow('R67', '90S', { inputType: 'motor', inputSpeed: 2860, ratio: 9.5 });
const S67 = aRow('S67', '90L', { inputType: 'motor', wormStage: 'z1=1 (worm ratio ca. 37-45)' });
const AM = aRow('K67', 'AM90');
const AN = aRow('K67', 'AN143TC');
const IE2 = aRow('K67', '90L', { inputType: 'motor', efficiencyClass: 'DE' });

const CASES: readonly WarningCase[] = [
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
    '26 r/min where a wider tolerance was taken',
    { row: { ...R67, outputSpeed: 26 }, search: { outputSpeed: 25 }, tolerance: 0.03 },
    { tolerance: 0.05 },
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
];

proveWarnings(SELECTION_WARNINGS, CASES);
