import type { Expr, RuleDef } from '#engine/public.ts';
import { type AssemblyType, assembliesWith } from '#lines/jrt/fields/assembly-types.ts';
import { MOTOR_OF_JRT } from '#lines/jrt/motor-of-jrt.ts';
import { motorVisibilities } from '#lines/shared/motor/rules/visibility.ts';
import { hideableFields, type Visibility, visibilityRules } from '#lines/shared/visibility.ts';
import { is, isNot } from '#product/expressions.ts';
import { text } from '#product/field.ts';

const VISIBILITIES: readonly Visibility[] = [
  ...motorVisibilities(MOTOR_OF_JRT),
  {
    id: 'input-shaft-needs-solid-input',
    fields: ['inputShaftIn'],
    shown: is('inputType', 'AD'),
    reason: text('只有输入轴（AD）才有输入轴尺寸。', 'Only the solid input shaft has an input shaft size.'),
    source: 'spec 001 §3',
  },
  {
    id: 'output-shaft-needs-solid-shaft',
    fields: ['outputShaftSize'],
    shown: isAssembly(({ shaft }) => shaft === 'solid'),
    reason: text(
      '实心轴安装形式必须有输出轴尺寸，空心轴安装形式没有。',
      'A solid-shaft assembly needs an output shaft size; a hollow-shaft assembly has none.',
    ),
    source: 'reference rule 39',
  },
  {
    id: 'hollow-bore-needs-hollow-shaft',
    fields: ['hollowShaftSize'],
    shown: isAssembly(({ shaft }) => shaft !== 'solid'),
    reason: text(
      '空心轴安装形式必须有空心轴孔径，实心轴安装形式没有。',
      'A hollow-shaft assembly needs a bore; a solid-shaft assembly has none.',
    ),
    source: 'reference rule 39',
  },
  {
    id: 'flange-size-needs-flange',
    fields: ['flangeSize'],
    shown: isAssembly(({ flange }) => flange !== 'none'),
    reason: text(
      '法兰安装形式必须有法兰直径，其他安装形式没有法兰。',
      'A flange assembly needs a flange diameter; other assemblies have no flange.',
    ),
    source: 'reference rule 40',
  },
  {
    id: 'shaft-side-needs-crosswise-solid-shaft',
    fields: ['outputShaftPointing'],
    shown: isAssembly(({ gearType, shaft }) => gearType !== 'R' && shaft === 'solid'),
    reason: text(
      '只有 F、K、S 的实心轴可选输出轴方向：R 为同轴单输出，空心轴两侧贯通。',
      'Only a solid shaft of F, K and S has a side: R is coaxial with one output, a hollow shaft is open on both sides.',
    ),
    source: 'reference rule 38',
  },
  {
    id: 'flange-side-needs-crosswise-flange',
    fields: ['flangePointing'],
    shown: isAssembly(({ gearType, flange }) => gearType !== 'R' && flange !== 'none'),
    reason: text(
      '只有 F、K、S 的法兰安装形式可选法兰方向：R 的法兰只在输出侧。',
      'Only a flange assembly of F, K and S has a flange side: on R the flange is at the one output.',
    ),
    source: 'reference rules 38, 40',
  },
  {
    id: 'torque-arm-needs-plain-hollow-shaft',
    fields: ['torqueArm'],
    shown: isAssembly(({ torqueArm }) => torqueArm !== 'none'),
    reason: text(
      '扭力臂只用于无底脚、无法兰的空心轴安装形式：反作用力矩只能由一处承受。',
      'A torque arm goes only with a hollow shaft without foot or flange: the reaction torque is taken exactly once.',
    ),
    source: 'reference rules 40, 41',
  },
  {
    id: 'mineral-grade-needs-mineral-oil',
    fields: ['mineralOil'],
    shown: is('lubricatingOil', 'mineral'),
    reason: text('矿物油牌号只用于矿物油。', 'A mineral oil grade goes with mineral oil only.'),
    source: 'spec 001 §4, reference rule 10',
  },
  {
    id: 'synthetic-grade-needs-other-oil',
    fields: ['syntheticOil'],
    shown: isNot('lubricatingOil', 'mineral'),
    reason: text('合成油牌号不用于矿物油。', 'A synthetic grade does not go with mineral oil.'),
    source: 'spec 001 §4, reference rule 10',
  },
];

/** What is shown when. */
export const VISIBILITY_RULES: readonly RuleDef[] = visibilityRules(VISIBILITIES);

/** The fields these rules can hide. */
export const HIDEABLE_FIELDS: readonly string[] = hideableFields(VISIBILITIES);

function isAssembly(matches: (type: AssemblyType) => boolean): Expr {
  return is('builtInType', ...assembliesWith(matches));
}
