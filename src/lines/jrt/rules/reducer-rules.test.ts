import { proveRules, type RuleCase } from '#lines/jrt/testing/rule-cases.ts';
import { REDUCER_RULES } from './reducer-rules.ts';

const CASES: readonly RuleCase[] = [
  [
    'cold-needs-synthetic-vg220',
    'VG320 does not flow at -30 °C',
    { sealTemperature: '-40..-25', syntheticOil: 'VG320 -10~80°C' },
    { sealTemperature: '-25..100' },
  ],
  ...['food', 'bio'].map(
    (lubricatingOil): RuleCase => [
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
  ...['C4', 'C5'].flatMap((surfaceProtection): RuleCase[] => [
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
];

proveRules(REDUCER_RULES, CASES);
