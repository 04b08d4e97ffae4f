import type { Expr, RuleDef } from '#engine/public.ts';
import type { BilingualText } from '#kernel/locale.ts';
import { type AssemblyType, assembliesWith } from '#lines/jrt/fields/assembly-types.ts';
import { WITH_BRAKE } from '#lines/jrt/fields/brake.ts';
import { MOTOR_INPUTS } from '#lines/jrt/fields/inputs.ts';
import { iff, is, isNot } from '#product/expressions.ts';
import { HIDDEN, text } from '#product/field.ts';

/** Fields that apply exactly while something holds, and are hidden otherwise. */
interface Visibility {
  readonly id: string;
  readonly fields: readonly string[];
  readonly shown: Expr;
  readonly reason: BilingualText;
  readonly source: string;
}

const MOTOR_FIELDS = [
  'motorType',
  'efficiencyClass',
  'motorFrequency',
  'durationFactor',
  'motorVoltage',
  'motorThermalProtection',
  'coolingMethod',
  'brakes',
  'insulationLevel',
  'protectionClass',
  'encoder',
  'boxLocation',
];

const VISIBILITIES: readonly Visibility[] = [
  {
    id: 'motor-field-needs-motor',
    fields: MOTOR_FIELDS,
    shown: is('inputType', ...MOTOR_INPUTS),
    reason: text(
      '此输入方式不含电机，无电机选项。',
      'This input is delivered without a motor, so there are no motor options.',
    ),
    source: 'reference rules 31, 32',
  },
  {
    id: 'fan-voltage-needs-forced-fan',
    fields: ['independentFanVoltage'],
    shown: is('coolingMethod', 'IC416'),
    reason: text(
      '只有强制冷却风扇 IC416 需要独立的风扇电压；IC411 的风扇装在转子轴上，不需供电。',
      'Only the forced fan IC416 needs a fan voltage of its own; the IC411 fan sits on the rotor and has no supply.',
    ),
    source: 'spec 001 §9, reference rules 11, 57',
  },
  {
    id: 'brake-detail-needs-brake',
    fields: ['releaseDevice', 'brakingVoltage', 'releaseAngle'],
    shown: WITH_BRAKE,
    reason: text(
      '释放装置、制动器电压和手柄角度只用于带制动器的电机。',
      'Manual release, brake voltage and lever angle describe a brake and need one.',
    ),
    source: 'spec 001 §4, §9, reference rule 8',
  },
  {
    id: 'incremental-detail-needs-incremental-encoder',
    fields: ['resolutionRatio', 'electricalInterface'],
    shown: is('encoder', 'incremental'),
    reason: text(
      '分辨率和电气接口只用于增量式编码器。',
      'Resolution and electrical interface describe an incremental encoder.',
    ),
    source: 'spec 001 §4, reference rule 9',
  },
  {
    id: 'absolute-detail-needs-absolute-encoder',
    fields: ['measurement', 'communicationInterface', 'mechanicalSpecs', 'shaftDiameter'],
    shown: is('encoder', 'absolute'),
    reason: text(
      '测量方式、通讯接口、机械规格和轴径只用于绝对值编码器。',
      'Measurement, communication interface, mechanical specification and shaft diameter describe an absolute encoder.',
    ),
    source: 'spec 001 §4, reference rule 9',
  },
  {
    id: 'cable-outlet-needs-encoder',
    fields: ['wiringMethod'],
    shown: is('encoder', 'incremental', 'absolute'),
    reason: text('出线方式只用于带编码器的电机。', 'The cable outlet describes an encoder and needs one.'),
    source: 'spec 001 §4',
  },
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

/** What is shown when: each field is "-" exactly while it does not apply (reference rules 8 to 11, 31, 32, 38 to 41). */
export const VISIBILITY_RULES: readonly RuleDef[] = VISIBILITIES.flatMap(({ id, fields, shown, reason, source }) =>
  fields.map((field) => ({
    id: fields.length === 1 ? id : `${id}:${field}`,
    expr: iff(shown, isNot(field, HIDDEN)),
    reason,
    source,
  })),
);

/** The fields these rules can hide. */
export const HIDEABLE_FIELDS: readonly string[] = VISIBILITIES.flatMap(({ fields }) => fields);

function isAssembly(matches: (type: AssemblyType) => boolean): Expr {
  return is('builtInType', ...assembliesWith(matches));
}
