import { proveRules, type RuleCase } from '#lines/jrt/testing/rule-cases.ts';
import { CONSTRUCTION_RULES } from './construction-rules.ts';

const R17 = { gearboxModel: 'R', reduceUnitSize: '17' };
const LEVER_AT_CABLE = { releaseDevice: 'HR', releaseAngle: '90', boxLocation: '90', outletNozzlePosition: '2' };
const EX = { motorType: 'EX' };

const CASES: readonly RuleCase[] = [
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
  ...['R', 'F', 'K', 'S'].flatMap((gearboxModel) =>
    ['M1', 'M2'].map(
      (installationPosition): RuleCase => [
        'rain-cover-needs-fan-up',
        `on ${gearboxModel} the fan is up in M4, not in ${installationPosition}`,
        { 'otherMotorOptions.C': 'yes', gearboxModel, installationPosition },
        { installationPosition: 'M4' },
      ],
    ),
  ),
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
    (protectionClass): RuleCase => [
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
    (mended): RuleCase => [
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
    (option): RuleCase => [
      `explosion-proof-excludes-option:${option}`,
      `no ${option} on an Ex motor`,
      { ...EX, [`otherMotorOptions.${option}`]: 'yes' },
      { motorType: 'AC' },
    ],
  ),
  ...['UL', 'CSA'].map(
    (approval): RuleCase => [
      `explosion-proof-excludes-approval:${approval}`,
      `no ${approval} Ex motor`,
      { ...EX, [`ulAuthen.${approval}`]: 'yes' },
      { [`ulAuthen.${approval}`]: 'no' },
    ],
  ),
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
];

proveRules(CONSTRUCTION_RULES, CASES);
