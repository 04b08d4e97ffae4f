import type { RuleDef } from '#engine/public.ts';
import { implies, is, isNot } from '#product/expressions.ts';
import { text } from '#product/field.ts';

/** Rules between sides of shaft and flange (reference installation options, rule 7). */
export const INSTALLATION_RULES: readonly RuleDef[] = [
  {
    id: 'single-shaft-on-flange-side-a',
    expr: implies(is('outputShaftPointing', 'A'), isNot('flangePointing', 'B', 'AB')),
    reason: text(
      '单侧实心轴的法兰与输出轴在同一侧（A 侧）。',
      'With a single solid shaft the flange is on the side of the shaft, here side A.',
    ),
    source: 'reference installation options, rule 7',
  },
  {
    id: 'single-shaft-on-flange-side-b',
    expr: implies(is('outputShaftPointing', 'B'), isNot('flangePointing', 'A', 'AB')),
    reason: text(
      '单侧实心轴的法兰与输出轴在同一侧（B 侧）。',
      'With a single solid shaft the flange is on the side of the shaft, here side B.',
    ),
    source: 'reference installation options, rule 7',
  },
  {
    id: 'flanges-on-both-sides-need-double-shaft',
    expr: implies(is('flangePointing', 'AB'), is('outputShaftPointing', 'AB')),
    reason: text(
      '只有双侧输出轴才能在两侧都装法兰。',
      'Flanges on both sides go with output shafts on both sides only.',
    ),
    source: 'reference installation options',
  },
  {
    id: 'no-double-shaft-on-parallel-unit',
    expr: implies(is('gearboxModel', 'F'), isNot('outputShaftPointing', 'AB')),
    reason: text(
      'F 型平行轴减速机的实心输出轴只在 A 侧或 B 侧。',
      'The solid output shaft of an F unit is on side A or on side B, never on both.',
    ),
    source: 'reference installation options',
  },
];
