import type { RuleDef } from '#engine/public.ts';
import { implies, is, isNot } from '#product/expressions.ts';
import { text } from '#product/field.ts';
import { ruleOf } from './jrw-rules.ts';

/** How shafts, flanges and torque arm go together. */
export const INSTALLATION_RULES: readonly RuleDef[] = [
  { ...ruleOf('jrw-flange-excludes-torque-arm'), expr: implies(is('flangeType', 'FA', 'FB'), is('torqueArm', 'none')) },
  { ...ruleOf('jrw-arm-needs-hollow-shaft'), expr: implies(is('torqueArm', 'T'), is('outputShaftType', 'none')) },
  {
    id: 'torque-arm-needs-shaft-mounting',
    expr: implies(is('torqueArm', 'T'), is('builtInType', 'hollow')),
    reason: text(
      '扭力臂只用于轴装：底脚、侧面或端面安装已承受反作用力矩。',
      'A torque arm goes with mounting on the shaft: feet, side or face already hold the reaction torque.',
    ),
    source: 'reference rules 40, 41',
  },
  {
    id: 'shaft-mounting-needs-hollow-shaft',
    expr: implies(is('builtInType', 'hollow'), is('outputShaftType', 'none')),
    reason: text('轴装用空心轴直接套在用户轴上。', 'Mounted on the customer’s shaft, the unit has a hollow shaft.'),
    source: 'reference rule 40',
  },
  {
    ...ruleOf('jrw-single-shaft-side-a'),
    expr: implies(is('outputShaftPointing', 'A'), isNot('flangePointing', 'B', 'AB')),
  },
  {
    ...ruleOf('jrw-single-shaft-side-b'),
    expr: implies(is('outputShaftPointing', 'B'), isNot('flangePointing', 'A', 'AB')),
  },
];
