import { proveRules, type RuleCase } from '#lines/jrt/testing/rule-cases.ts';
import { INSTALLATION_RULES } from './installation-rules.ts';

const K67 = { gearboxModel: 'K', reduceUnitSize: '67' };

const CASES: readonly RuleCase[] = [
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
];

proveRules(INSTALLATION_RULES, CASES);
