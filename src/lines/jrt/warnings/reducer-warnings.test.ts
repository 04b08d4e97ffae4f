import { proveWarnings, type WarningCase } from '#lines/jrt/testing/warning-cases.ts';
import { aRow } from '#modules/configurator/domain/testing/sample-product.ts';
import { REDUCER_WARNINGS } from './reducer-warnings.ts';

const S67 = aRow('S67', '90L', { inputType: 'motor', wormStage: 'z1=1 (worm ratio ca. 37-45)' });
const AM = aRow('K67', 'AM90');

const CASES: readonly WarningCase[] = [
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

proveWarnings(REDUCER_WARNINGS, CASES);
