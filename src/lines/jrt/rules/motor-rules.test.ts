import { proveRules, type RuleCase } from '#lines/jrt/testing/rule-cases.ts';
import { MOTOR_RULES } from './motor-rules.ts';

const CASES: readonly RuleCase[] = [
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
  ...['IP55', 'IP56', 'IP65', 'IP66'].flatMap((protectionClass): RuleCase[] => [
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
  ...['PANEL', 'BRRES', 'FILTER'].map((option): RuleCase => {
    const variable = `vfdOptions.${option}`;
    const title = `${option} belongs to the integrated drive`;
    return [
      `drive-option-needs-integrated-drive:${variable}`,
      title,
      { inputType: 'motor', [variable]: 'yes' },
      { inputType: 'JCMC' },
    ];
  }),
  ...['C', 'STH', 'RI', 'DH', 'KS', '2WE'].map((option): RuleCase => {
    const variable = `otherMotorOptions.${option}`;
    const title = `${option} needs a motor of ours`;
    return [
      `motor-option-needs-motor:${variable}`,
      title,
      { inputType: 'AN', [variable]: 'yes' },
      { inputType: 'motor' },
    ];
  }),
  ...['UL', 'CSA'].map(
    (approval): RuleCase => [
      `motor-option-needs-motor:ulAuthen.${approval}`,
      `${approval} needs a motor of ours`,
      { inputType: 'AD', [`ulAuthen.${approval}`]: 'yes' },
      { inputType: 'motor' },
    ],
  ),
];

/** Without a motor other rules refuse the approvals too. */
const ALSO_REFUSED_ELSEWHERE = new Set([
  'motor-option-needs-motor:ulAuthen.UL',
  'motor-option-needs-motor:ulAuthen.CSA',
]);

proveRules(MOTOR_RULES, CASES, ALSO_REFUSED_ELSEWHERE);
