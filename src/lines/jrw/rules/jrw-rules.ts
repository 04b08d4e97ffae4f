import type { BilingualText } from '#kernel/locale.ts';
import { text } from '#product/field.ts';

/**
 * How a rule is kept: tables and constraints exclude, a visibility hides, a warning tells; a behaviour is how a program of the
 * line acts, and what is for sizing is judged there.
 */
export type WormRuleKind = 'table' | 'constraint' | 'visibility' | 'behaviour' | 'warning' | 'sizing';

/** A rule of the worm units: what it says to whoever meets it, and where it comes from. */
export interface WormRule {
  readonly kind: WormRuleKind;
  readonly says: BilingualText;
  readonly source: string;
}

/** All of them, by their ids; how each is kept stands where it is. */
export const JRW_RULES = {
  'jrw-basic-row': {
    kind: 'table',
    says: text('目录中没有此机座号、速比与输入的组合。', 'The catalogue lists no unit of this size, ratio and input.'),
    source: 'rules 20, 23, 89; worm_units.csv',
  },
  'jrw-frame-of-ratio': {
    kind: 'table',
    says: text('该速比的蜗杆孔不能装此机座的电机。', 'The hollow worm of this ratio takes no motor of this frame.'),
    source: 'rules 89, 95; jrw_input_flanges.csv',
  },
  'jrw-flange-form-of-frame': {
    kind: 'table',
    says: text(
      '此机座号没有该形式的输入法兰；110 及以上的减速机不配 B14。',
      'There is no input flange of this form here: no B14 from size 110 up.',
    ),
    source: 'rule 95',
  },
  'jrw-min-service-factor': {
    kind: 'table',
    says: text('使用系数低于 0.8，此组合不提供。', 'The service factor is below 0.8; this combination is not offered.'),
    source: 'rule 24; product §2',
  },
  'jrw-105-is-110': {
    kind: 'behaviour',
    says: text('机座号 105 按 110 读入。', 'Size 105 is read as 110.'),
    source: 'rule 90',
  },
  'jrw-bore-of-size': {
    kind: 'table',
    says: text('该机座号没有此空心轴孔径。', 'This size has no hollow bore of this diameter.'),
    source: 'jrw_hollow_bores.csv',
  },
  'jrw-shaft-of-size': {
    kind: 'table',
    says: text('该机座号没有此插入式输出轴。', 'This size has no plug-in output shaft of this kind.'),
    source: 'rule 94; jrw_output_shafts.csv',
  },
  'jrw-shaft-needs-standard-bore': {
    kind: 'constraint',
    says: text('插入式输出轴只配标准孔径的空心轴。', 'A plug-in output shaft fits the standard hollow bore only.'),
    source: 'rule 94',
  },
  'jrw-side-needs-single-shaft': {
    kind: 'visibility',
    says: text('只有单侧输出轴才选输出轴方向。', 'The shaft side is chosen for a single output shaft only.'),
    source: 'rule 94',
  },
  'jrw-flange-of-size': {
    kind: 'table',
    says: text(
      '该机座号没有此输出法兰：025 无，FB 只有 040 至 090。',
      'This size has no such output flange: none on 025, FB on 040 to 090 only.',
    ),
    source: 'jrw_output_flanges.csv',
  },
  'jrw-flange-excludes-torque-arm': {
    kind: 'constraint',
    says: text(
      '输出法兰与扭力臂不能同时使用：反作用力矩只能由一处承受。',
      'Output flange and torque arm exclude each other: the reaction torque is taken once.',
    ),
    source: 'rule 93',
  },
  'jrw-arm-needs-hollow-shaft': {
    kind: 'constraint',
    says: text('扭力臂只用于空心轴直接套装。', 'A torque arm goes with a hollow shaft on the customer shaft only.'),
    source: 'rules 41, 93',
  },
  'jrw-flange-side': {
    kind: 'visibility',
    says: text('有输出法兰才选法兰方向。', 'The flange side is chosen where there is an output flange.'),
    source: 'rule 7',
  },
  'jrw-single-shaft-side-a': {
    kind: 'constraint',
    says: text('单侧输出轴与法兰在同一侧（A 侧）。', 'A single output shaft leaves on the flange side, here A.'),
    source: 'rules 7, 46',
  },
  'jrw-single-shaft-side-b': {
    kind: 'constraint',
    says: text('单侧输出轴与法兰在同一侧（B 侧）。', 'A single output shaft leaves on the flange side, here B.'),
    source: 'rules 7, 46',
  },
  'jrw-position-known': {
    kind: 'constraint',
    says: text(
      '110 至 150 须给定安装方位；025 至 090 为终身润滑，可用任意方位 M0。',
      'Sizes 110 to 150 need the mounting position; 025 to 090 are filled for life and may stay universal (M0).',
    ),
    source: 'rules 48, 49',
  },
  'jrw-box-down-clearance': {
    kind: 'warning',
    says: text(
      'B3 方位底脚安装时接线盒朝下可能碰到基座，请核对间隙。',
      'With the feet down the terminal box at 180° may meet the base: please check the clearance.',
    ),
    source: 'rule 52; jrw_axis_heights.csv',
  },
  'jrw-input-type-hides-motor': {
    kind: 'visibility',
    says: text(
      '此输入方式不配我方电机，无电机选项。',
      'This input comes without a motor, so there are no motor options.',
    ),
    source: 'rules 31, 32',
  },
  'jrw-jcmc-frames': {
    kind: 'table',
    says: text(
      '变频一体机只有列出的功率和机座。',
      'The integrated motor drive exists in the listed powers and frames only.',
    ),
    source: 'as JRT',
  },
  'jrw-brake-on-hoist': {
    kind: 'warning',
    says: text(
      '速比 30 及以上可能静态自锁，但振动会解除：提升机构必须另配制动器。',
      'From ratio 30 up the unit may hold at rest, but vibration frees it: a hoist needs a brake all the same.',
    ),
    source: 'rule 91; jrw_starting_efficiency_model.csv',
  },
  'jrw-starting-efficiency': {
    kind: 'warning',
    says: text(
      '起动效率约为 {startingEfficiency}%：起动转矩需相应加大。',
      'Starting efficiency is about {startingEfficiency} %: the motor must start with more torque.',
    ),
    source: 'jrw_starting_efficiency_model.csv',
  },
  'jrw-thermal': {
    kind: 'sizing',
    says: text(
      '连续工作超过热极限：降低功率，使油温低于 90 °C。',
      'Continuous duty above the thermal limit: reduce the power so that the oil stays below 90 °C.',
    ),
    source: 'rule 92',
  },
  'jrw-oil-of-size': {
    kind: 'constraint',
    says: text(
      '025 至 090 终身加注合成油，110 至 150 用矿物油 VG460 或合成油 VG680。',
      'Sizes 025 to 090 are filled with synthetic oil for life; 110 to 150 take mineral VG460 or synthetic VG680.',
    ),
    source: 'lubricants.csv',
  },
  'jrw-no-sight-glass-small': {
    kind: 'constraint',
    says: text('025 至 090 没有油塞，不装油镜。', 'Sizes 025 to 090 have no plugs and take no sight glass.'),
    source: 'rules 49, 50',
  },
  'jrw-c5-aluminium': {
    kind: 'constraint',
    says: text('C5 环境不用铝合金箱体（025 至 090）。', 'Corrosivity C5 is not for aluminium housings (025 to 090).'),
    source: 'rule 86',
  },
  'jrw-vg680': {
    kind: 'behaviour',
    says: text('VG680 只用于蜗轮蜗杆减速机。', 'Grade VG680 is for worm units only.'),
    source: 'rule 80',
  },
  'jrw-double-unit-pairs': {
    kind: 'table',
    says: text('没有此两级蜗杆组合。', 'There is no such pair of worm units.'),
    source: 'jrw_double_worm.csv',
  },
  'jrw-double-unit-frame': {
    kind: 'table',
    says: text('两级组合的输入法兰属于前级减速机。', 'The input flange of a double unit is that of its first unit.'),
    source: 'jrw_double_worm_units.csv',
  },
  'jrw-double-unit-options': {
    kind: 'behaviour',
    says: text(
      '两级组合的输出轴、法兰、孔径和扭力臂取自后级减速机。',
      'Shafts, flanges, bores and torque arm of a double unit are those of its second unit.',
    ),
    source: 'S4e',
  },
  'jrw-radial-load': {
    kind: 'sizing',
    says: text('径向力超过允许值 {limit} N。', 'The radial load is above the permitted {limit} N.'),
    source: 'rule 27; jrw_radial_loads.csv',
  },
  'jrw-axial-load': {
    kind: 'sizing',
    says: text('轴向力超过允许径向力的 20 %。', 'The axial load is above 20 % of the permitted radial load.'),
    source: 'rule 28',
  },
  'jrw-single-phase-power': {
    kind: 'constraint',
    says: text(
      '单相电源只用于 2.2 kW 以下、2 极或 4 极电机。',
      'A single-phase supply is for motors up to 2.2 kW with 2 or 4 poles.',
    ),
    source: 'rule 63',
  },
} as const satisfies Readonly<Record<string, WormRule>>;

export type WormRuleId = keyof typeof JRW_RULES;

/** What a rule says when it excludes something, and its source. */
export function ruleOf(id: WormRuleId): {
  readonly id: string;
  readonly reason: BilingualText;
  readonly source: string;
} {
  const { says, source } = JRW_RULES[id];
  return { id, reason: says, source };
}
