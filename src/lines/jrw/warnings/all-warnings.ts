import type { WormFacts } from '#lines/jrw/facts/worm-facts.ts';
import { WORM_MODULE_INPUTS } from '#lines/jrw/inputs.ts';
import { MOTOR_OF_JRW } from '#lines/jrw/motor-of-jrw.ts';
import { JRW_RULES } from '#lines/jrw/rules/jrw-rules.ts';
import { SPEED_OFF } from '#lines/shared/gear/warnings/speed-off.ts';
import { classWarnings } from '#lines/shared/motor/warnings/class-warnings.ts';
import { innerProtectionAdvised } from '#lines/shared/motor/warnings/inner-protection.ts';
import { motorWarnings } from '#lines/shared/motor/warnings/motor-warnings.ts';
import { allOf, is } from '#product/expressions.ts';
import { text } from '#product/field.ts';
import type { WarningDef } from '#product/warning.ts';

/** Ratio from which a worm unit may hold at rest (reference rule 91), and the starting efficiencies, %, below which it likely does, and below which nobody knows. */
const MAY_HOLD = { ratio: 30, efficiency: 45, uncertainBelow: 55 };
/** Starting efficiency below which a motor must start with noticeably more torque, %. */
const HARD_START = 60;

const SELECTION: readonly WarningDef[] = [
  {
    id: 'input-speed-assumed',
    level: 'info',
    when: is('inputType', ...WORM_MODULE_INPUTS),
    row: [{ figure: 'assumedInputSpeed', above: 0 }],
    fields: ['inputSpeed'],
    text: text(
      '输出转速和扭矩按输入转速 {assumedInputSpeed} r/min 计算；电机实际转速不同时请修改。',
      'Output speed and torque are for an input speed of {assumedInputSpeed} r/min: change it if your motor runs otherwise.',
    ),
    source: 'reference rule 32',
  },
  {
    id: 'service-factor-above-3',
    level: 'info',
    when: allOf(),
    row: [{ figure: 'serviceFactor', above: 3 }],
    fields: ['basicType', 'serviceFactor'],
    text: text(
      '使用系数 fB = {serviceFactor}，大于 3：减速机选得偏大，价格和损失都较高。',
      'Service factor fB = {serviceFactor} is above 3: an oversized gear unit costs more and loses more.',
    ),
    source: 'reference rule 25',
  },
  SPEED_OFF,
  {
    id: 'jrw-brake-on-hoist',
    level: 'info',
    when: allOf(),
    row: [
      { figure: 'ratio', from: MAY_HOLD.ratio },
      { figure: 'startingEfficiency', below: MAY_HOLD.efficiency },
    ],
    fields: ['basicType'],
    text: JRW_RULES['jrw-brake-on-hoist'].says,
    source: JRW_RULES['jrw-brake-on-hoist'].source,
  },
  {
    id: 'jrw-holding-uncertain',
    level: 'info',
    when: allOf(),
    row: [
      { figure: 'startingEfficiency', from: MAY_HOLD.efficiency },
      { figure: 'startingEfficiency', below: MAY_HOLD.uncertainBelow },
    ],
    fields: ['basicType'],
    text: text(
      '静态自锁不确定（按计算模型，起动效率在 45～55 % 之间）：须保持载荷时请选制动器。',
      'Whether the unit holds at rest is uncertain, its starting efficiency lies between 45 and 55 % by the model: where a load must be held, select a brake.',
    ),
    source: 'reference starting efficiency model; lines README §1',
  },
  {
    id: 'jrw-starting-efficiency',
    level: 'info',
    when: allOf(),
    row: [{ figure: 'startingEfficiency', below: HARD_START }],
    fields: ['basicType'],
    text: JRW_RULES['jrw-starting-efficiency'].says,
    source: JRW_RULES['jrw-starting-efficiency'].source,
  },
];

const INSTALLATION: readonly WarningDef[] = [
  {
    id: 'hollow-shaft-without-support',
    level: 'attention',
    when: allOf(is('builtInType', 'hollow'), is('torqueArm', 'none'), is('flangeType', 'none')),
    fields: ['torqueArm', 'builtInType'],
    text: text(
      '轴装既无法兰，又未选扭力臂：请确认由用户的支承承受反作用力矩，否则减速机会绕轴转动。',
      'Mounted on the shaft without flange or torque arm: confirm that a support of yours holds the reaction torque, or the unit turns round the shaft.',
    ),
    source: 'reference rule 42',
  },
  {
    id: 'pair-by-picture',
    level: 'info',
    when: is('gearboxModel', 'WW'),
    fields: ['gearboxModel', 'installationPosition'],
    text: text(
      '双级蜗轮的图为示意：第一级相对第二级的方位及连接尺寸请随询价确认。',
      'The picture of a double worm is an outline: please confirm with your request how the first unit stands to the second, and the connecting dimensions.',
    ),
    source: 'product decisions §11',
  },
  {
    id: 'rain-cover-stands-upright',
    level: 'attention',
    when: is('otherMotorOptions.C', 'yes'),
    fields: ['installationPosition', 'otherMotorOptions'],
    text: text(
      '防雨罩要求电机在上、风扇朝上：安装方位为 V5，请确认与现场安装一致。',
      'With a rain cover the motor stands above, fan up: mounting position V5. Confirm that the machine takes the drive so.',
    ),
    source: 'reference rules 54, 60',
  },
  {
    id: 'position-by-picture',
    level: 'info',
    when: is('installationPosition', 'B6', 'B7', 'V5', 'V6'),
    fields: ['installationPosition'],
    text: text(
      'B6、B7、V5、V6 的含义各厂家不一：以图示为准，请随询价确认。',
      'Makers differ in what B6, B7, V5 and V6 mean: the picture holds; please confirm it with your request.',
    ),
    source: 'IEC 60034-7 by analogy',
  },
];

/** One warning for all sizes whose box meets the base with the same frames. */
function boxDown({ sizes, frames }: WormFacts): readonly WarningDef[] {
  const meets = sizes.filter(({ boxMeetsBase }) => boxMeetsBase.length > 0);
  return [...new Set(meets.map(({ boxMeetsBase }) => boxMeetsBase.join(' ')))].flatMap((key) => {
    const blocked = key.split(' ');
    const motorSizes = frames.filter(({ frameNumber }) => blocked.includes(String(frameNumber)));
    if (motorSizes.length === 0) return [];
    const of = meets.filter(({ boxMeetsBase }) => boxMeetsBase.join(' ') === key).map(({ size }) => size);
    return [
      boxDownWarning(
        key.replaceAll(' ', '-'),
        of,
        motorSizes.map(({ motorSize }) => motorSize),
      ),
    ];
  });
}

function boxDownWarning(name: string, sizes: readonly string[], motorSizes: readonly string[]): WarningDef {
  return {
    id: `jrw-box-down-clearance:${name}`,
    level: 'attention',
    when: allOf(
      is('installationPosition', 'B3'),
      is('builtInType', 'foot'),
      is('boxLocation', '180'),
      is('reduceUnitSize', ...sizes),
      is('motorSize', ...motorSizes),
    ),
    fields: ['boxLocation', 'installationPosition'],
    text: JRW_RULES['jrw-box-down-clearance'].says,
    source: JRW_RULES['jrw-box-down-clearance'].source,
  };
}

/** Every warning of the JRW release, in the order of the wizard's steps. */
export function wormWarnings(facts: WormFacts): readonly WarningDef[] {
  return [
    ...SELECTION,
    ...classWarnings(MOTOR_OF_JRW),
    ...INSTALLATION,
    ...boxDown(facts),
    ...motorWarnings(MOTOR_OF_JRW, facts.frames),
    innerProtectionAdvised(MOTOR_OF_JRW),
  ];
}
