import type { BilingualText } from '#kernel/locale.ts';
import { text } from '#product/field.ts';

/**
 * How a rule is kept: tables and constraints exclude, a warning tells; a behaviour is how the line acts, and what is for
 * sizing is judged by the row that is found.
 */
export type IndustrialRuleKind = 'table' | 'constraint' | 'behaviour' | 'warning' | 'sizing';

/** A rule of the industrial units: what it says to whoever meets it, and where it comes from. */
export interface IndustrialRule {
  readonly kind: IndustrialRuleKind;
  readonly says: BilingualText;
  readonly source: string;
}

/** All of them, by their ids; how each is kept stands where it is. */
export const JRH_RULES = {
  'jrh-rating-row': {
    kind: 'table',
    says: text('目录中没有此类型、机座号与速比。', 'The catalogue lists no unit of this type, size and ratio.'),
    source: 'S8',
  },
  'jrh-stages-of-arrangement': {
    kind: 'table',
    says: text('直角轴 B 为 3 至 4 级，平行轴 H 为 1 至 4 级。', 'B has 3 or 4 stages, H has 1 to 4.'),
    source: 'S8; two sources disagree about B2',
  },
  'jrh-torque': {
    kind: 'sizing',
    says: text(
      '额定扭矩不足：T2(n1) 须不小于 9550 P f1 f2 / n2。',
      'Nominal torque too small: T2(n1) must reach 9550 P f1 f2 / n2.',
    ),
    source: 'S8; ISO 6336 practice (K)',
  },
  'jrh-peak': {
    kind: 'sizing',
    says: text('峰值扭矩超过 2 倍额定扭矩。', 'Peak torque above twice the nominal torque.'),
    source: 'K',
  },
  'jrh-thermal': {
    kind: 'sizing',
    says: text(
      '所需功率超过带风扇的热功率，或此环境温度与负载持续率没有系数 f4：须配盘管或冷却器，其热功率随询价确认。',
      'The power exceeds the thermal power with a fan, or no factor f4 is known for this ambient and duty: a coil or cooler is needed; what it takes off is confirmed with your request.',
    ),
    source: 'S8; f4 K',
  },
  'jrh-no-thermal-without-fan': {
    kind: 'table',
    says: text(
      '不加冷却时热功率低于所需功率，或样本没有给出：须配风扇、盘管或冷却器。',
      'Without cooling the thermal power is below the power needed, or none is listed: a fan, coil or cooler is needed.',
    ),
    source: 'S8',
  },
  'jrh-hollow-needs-arm': {
    kind: 'constraint',
    says: text('无底脚空心轴安装须有扭力臂。', 'A hollow-shaft unit without feet needs a torque arm.'),
    source: 'K',
  },
  'jrh-arm-excludes-feet': {
    kind: 'constraint',
    says: text('有底脚时不用扭力臂。', 'A unit on feet takes no torque arm.'),
    source: 'rule 41',
  },
  'jrh-hollow-sizes': {
    kind: 'table',
    says: text('该机座号没有空心轴（17 及以上）。', 'This size has no hollow shaft (17 and up).'),
    source: 'S8',
  },
  'jrh-spline-flange-sizes': {
    kind: 'constraint',
    says: text('花键空心轴和法兰轴从 05 起。', 'Splined hollow and flanged shafts start at size 05.'),
    source: 'S9',
  },
  'jrh-backstop-rotation': {
    kind: 'constraint',
    says: text('逆止器须给定转向。', 'A backstop needs the direction of rotation.'),
    source: 'K',
  },
  'jrh-backstop-excludes-both': {
    kind: 'behaviour',
    says: text('逆止器不能用于正反转。', 'A backstop is not for reversing drives.'),
    source: 'K',
  },
  'jrh-fan-excludes-dust': {
    kind: 'warning',
    says: text('多尘环境风扇失效，用盘管或冷却器。', 'A fan clogs in dust: use a coil or a cooler.'),
    source: 'K',
  },
  'jrh-fan-free-shaft': {
    kind: 'warning',
    says: text(
      '风扇装在高速轴上，需留出空间：与双端输入轴互斥。',
      'The fan sits on the input shaft and needs room: not with a second input end.',
    ),
    source: 'S9; which assemblies have a second input end is in no source',
  },
  'jrh-vertical-forced': {
    kind: 'constraint',
    says: text('立式安装须强制润滑。', 'Vertical mounting needs forced lubrication.'),
    source: 'K',
  },
  'jrh-cold-start': {
    kind: 'constraint',
    says: text('低于 0 °C 起动：矿物油须加热器。', 'Start below 0 °C: mineral oil needs a heater.'),
    source: 'K',
  },
  'jrh-bell-frame': {
    kind: 'table',
    says: text('该输入轴不配此电机机座的钟罩。', 'No bell housing joins this frame to this input shaft.'),
    source: 'derived, K',
  },
  'jrh-radial': {
    kind: 'sizing',
    says: text('附加径向力超过允许值。', 'Additional radial force above the permitted value.'),
    source: 'S8',
  },
} as const satisfies Readonly<Record<string, IndustrialRule>>;

export type IndustrialRuleId = keyof typeof JRH_RULES;

/** What a rule says when it excludes something, and its source. */
export function ruleOf(id: IndustrialRuleId): {
  readonly id: string;
  readonly reason: BilingualText;
  readonly source: string;
} {
  const { says, source } = JRH_RULES[id];
  return { id, reason: says, source };
}
