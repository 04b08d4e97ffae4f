import { allOf, is, isNot } from '#product/expressions.ts';
import { HIDDEN, text } from '#product/field.ts';
import type { WarningDef } from '#product/warning.ts';
import type { IndustrialFacts } from './facts.ts';
import { COLD_AMBIENTS } from './fields/conditions.ts';
import { LISTED_FACTOR, OTHER_MACHINE } from './fields/machines.ts';
import { MOTOR_FRAMES, MOTOR_SPEED } from './row-values.ts';
import { USUAL_AMBIENT } from './rows/factors.ts';
import { MOTOR_ON_REQUEST } from './rows/motor-frames.ts';
import { INPUT_SPEED, MAINS_SPEED } from './rows/rating-at.ts';
import { JRH_RULES } from './rules/jrh-rules.ts';
import { PRINTED_SPEEDS } from './source/parts.ts';

/** Told of each gap between two printed speeds; the error is that against ratings held back at 450 r/min. */
const INTERPOLATED: readonly WarningDef[] = PRINTED_SPEEDS.slice(1).map((slow, place): WarningDef => {
  const fast = PRINTED_SPEEDS[place] ?? slow;
  return {
    id: `jrh-interpolated-${slow}-${fast}`,
    level: 'info',
    when: allOf(),
    row: [{ figure: 'inputSpeed', above: slow, below: fast }],
    fields: ['inputSpeed'],
    text: text(
      `{inputSpeed} r/min 没有样本值：额定扭矩和热功率在 ${slow} 与 ${fast} r/min 之间按转速的对数插值（450 r/min 处核对，扭矩误差 −6.5～+1.3 %，热功率 −7～+5 %）。`,
      `No ratings are printed at {inputSpeed} r/min: torque and thermal power are interpolated over the logarithm of the speed between ${slow} and ${fast} r/min (checked at 450 r/min: torque −6.5 to +1.3 %, thermal power −7 to +5 %).`,
    ),
    source: 'README of the lines, §3',
  };
});

/** Where nobody named a speed: what the figures hold at, and that the usual motor on the mains runs faster than any rating. */
const SPEED_ASSUMED: WarningDef = {
  id: 'jrh-speed-assumed',
  level: 'attention',
  when: allOf(),
  row: [{ figure: 'assumedInputSpeed', from: INPUT_SPEED.max }],
  fields: ['inputSpeed'],
  text: text(
    `未填写输入转速：按 n1 = {assumedInputSpeed} r/min 计，即额定值表的上限。50 Hz 四极电机约 ${MAINS_SPEED} r/min，此转速不在数据范围内，须随询价确认。`,
    `No input speed was given: rated at {assumedInputSpeed} r/min, the end of the table. A 4-pole motor on 50 Hz runs at about ${MAINS_SPEED} r/min; at that speed the unit is not covered by the data and is checked with your request.`,
  ),
  source: 'README of the lines, §3: above 1400 r/min not offered',
};

/** A thermal power that the power asked leaves less of than this is told, %. */
const NOTED_RESERVE = 10;

/** How little the heat leaves, and that it was reckoned at an ambient temperature nobody said. */
const HEAT: readonly WarningDef[] = [
  {
    id: 'jrh-no-thermal-reserve',
    level: 'attention',
    when: allOf(),
    row: [{ figure: 'thermalReserve', below: NOTED_RESERVE }],
    fields: ['ambientTemperature', 'cooling'],
    text: text(
      '热功率裕量很小或没有（{thermalReserve} %）：环境温度 {ambient} °C 时热功率为 {heatGivenOff} kW。',
      'Little or no thermal reserve ({thermalReserve} %): the thermal power is {heatGivenOff} kW at {ambient} °C.',
    ),
    source: 'S8; f4 K',
  },
  {
    id: 'jrh-ambient-assumed',
    level: 'info',
    when: allOf(),
    row: [{ figure: 'assumedAmbient', from: USUAL_AMBIENT }],
    fields: ['ambientTemperature'],
    text: text(
      '未填写环境温度：热功率按 {assumedAmbient} °C 计，更热时较低。请填写环境温度。',
      'No ambient temperature was given: the thermal power holds at {assumedAmbient} °C and is less where it is hotter. State the ambient temperature.',
    ),
    source: 'S8; f4 K',
  },
];

/** A motor this much beside n1 the row is rated at is told, %. */
const NOTED_OFF = 0.5;
const WITH_MOTOR = allOf(is('inputType', 'MC', 'MB'), isNot('motorSize', MOTOR_ON_REQUEST, HIDDEN));

/** At which speed the motor that was chosen runs, and that the figures hold at another. */
const MOTOR_SPEEDS: readonly WarningDef[] = [
  {
    id: 'jrh-motor-faster-than-rated',
    level: 'attention',
    when: WITH_MOTOR,
    row: [
      { figure: 'coupledSpeed', above: INPUT_SPEED.max },
      { figure: 'coupledSpeedOff', above: NOTED_OFF },
    ],
    fields: ['motorSize', 'inputSpeed'],
    text: text(
      `所列数据均按 n1 = {inputSpeed} r/min。所选电机在 50 Hz 电网上约为 {coupledSpeed} r/min，输出约 {coupledOutputSpeed} r/min（相差 {coupledSpeedOff} %）；额定值只列到 ${INPUT_SPEED.max} r/min，按此转速的校核随询价确认，或用变频器降到 {inputSpeed} r/min。`,
      `All figures hold at n1 = {inputSpeed} r/min. On 50 Hz mains the motor chosen runs at about {coupledSpeed} r/min and the output at about {coupledOutputSpeed} r/min ({coupledSpeedOff} % apart). Ratings end at ${INPUT_SPEED.max} r/min: at that speed the unit is checked with your request; an inverter brings the motor down to {inputSpeed} r/min.`,
    ),
    source: 'reference motors, rated speed; README of the lines, §3',
  },
  {
    id: 'jrh-motor-beside-rated',
    level: 'attention',
    when: WITH_MOTOR,
    row: [
      { figure: 'coupledSpeed', below: INPUT_SPEED.max },
      { figure: 'coupledSpeedOff', above: NOTED_OFF },
    ],
    fields: ['motorSize', 'inputSpeed'],
    text: text(
      '所列数据均按 n1 = {inputSpeed} r/min。所选电机在 50 Hz 电网上约为 {coupledSpeed} r/min，输出约 {coupledOutputSpeed} r/min（相差 {coupledSpeedOff} %）；在基本选型中把输入转速填为 {coupledSpeed}，即按电机转速计算。',
      'All figures hold at n1 = {inputSpeed} r/min. On 50 Hz mains the motor chosen runs at about {coupledSpeed} r/min and the output at about {coupledOutputSpeed} r/min ({coupledSpeedOff} % apart). Enter {coupledSpeed} as input speed in the basic selection to have all figures at the speed of the motor.',
    ),
    source: 'reference motors, rated speed',
  },
  {
    id: 'jrh-motor-on-inverter',
    level: 'attention',
    when: allOf(WITH_MOTOR, is(MOTOR_SPEED, HIDDEN)),
    row: [],
    fields: ['motorSize', 'inputSpeed'],
    text: text(
      '此机座没有在 50 Hz 电网上以 n1 = {inputSpeed} r/min 运行的样本电机：按变频器恒转矩驱动计，机座按此功率选取，电机和变频器随询价确认。',
      'No listed motor of this frame runs at n1 = {inputSpeed} r/min on 50 Hz mains: it is taken on an inverter at constant torque, and its frame is judged by that. Motor and inverter are confirmed with your request.',
    ),
    source: 'reference motors, rated speed by frame and poles',
  },
];

/** Every warning of the JRH release, in the order of the wizard's steps. */
export function industrialWarnings({ units }: IndustrialFacts): readonly WarningDef[] {
  const undrawn = units.filter(({ isDrawable }) => !isDrawable);
  return [
    SPEED_ASSUMED,
    {
      id: 'jrh-factors-assumed',
      level: 'info',
      when: allOf(),
      row: [],
      fields: ['basicType', 'serviceFactor'],
      text: text(
        '使用系数 f1 和热功率系数 f4 为假定值，请按工作机核对。',
        'The machine factor f1 and the thermal factor f4 are assumed: check them for your machine.',
      ),
      source: 'reference machine and thermal factors, recalled',
    },
    {
      id: 'jrh-factor-taken',
      level: 'info',
      when: allOf(),
      row: [{ figure: 'assumedFactor', above: 0 }],
      fields: ['serviceFactor', 'drivenMachine'],
      text: text(
        '未填写使用系数 f1：按 {assumedFactor} 判定，请核对。',
        'No machine factor f1 was given: the unit is judged with {assumedFactor}; check it.',
      ),
      source: 'reference fields of the line: usual 1.5',
    },
    {
      id: 'jrh-limited-by-heat',
      level: 'info',
      when: allOf(),
      row: [{ figure: 'thermalLimit', above: 0 }],
      fields: ['cooling'],
      text: text(
        '允许功率 {thermalLimit} kW 受所选冷却方式的热功率限制；按额定扭矩为 {torqueLimit} kW，加强冷却可提高。',
        'The permissible power of {thermalLimit} kW is limited by heat with the cooling chosen; the torque would bear {torqueLimit} kW, which more cooling comes closer to.',
      ),
      source: 'S8; f4 K',
    },
    ...HEAT,
    {
      id: 'jrh-factor-below-list',
      level: 'attention',
      when: isNot(LISTED_FACTOR, HIDDEN),
      row: [{ figure: 'belowMachineFactor', above: 0 }],
      fields: ['serviceFactor', 'drivenMachine'],
      text: text(
        '所填 f1 低于此工作机的假定值 {machineFactor}，请核对。',
        'The f1 entered is below {machineFactor}, which is assumed for this machine: check it.',
      ),
      source: 'reference machine factors, recalled',
    },
    {
      id: 'jrh-no-listed-factor',
      level: 'attention',
      when: allOf(isNot('drivenMachine', OTHER_MACHINE.code), is(LISTED_FACTOR, HIDDEN)),
      fields: ['serviceFactor', 'drivenMachine'],
      text: text(
        '此工作机与运行时间没有假定的 f1：请自行填写（起升机构按其工作级别）。',
        'No f1 is assumed for this machine and running time: enter it yourself, for a hoist by its class.',
      ),
      source: 'reference machine factors, recalled',
    },
    ...INTERPOLATED,
    {
      id: 'jrh-starts-by-enquiry',
      level: 'attention',
      when: is('startsPerHour', '100', '101'),
      fields: ['startsPerHour'],
      text: text('每小时起动超过 30 次须询价核算。', 'More than 30 starts per hour are checked with your request.'),
      source: 'README of the lines, §8a',
    },
    {
      id: 'jrh-thermal-factor-by-enquiry',
      level: 'attention',
      when: is('dutyCycle', '20'),
      fields: ['dutyCycle', 'cooling'],
      text: text(
        '负载持续率低于 40 % 没有热功率系数 f4：冷却随询价核算。',
        'There is no thermal factor f4 for a duty below 40 %: the cooling is checked with your request.',
      ),
      source: 'reference thermal factors, recalled',
    },
    {
      id: 'jrh-cold-by-enquiry',
      level: 'attention',
      when: is('ambientTemperature', ...COLD_AMBIENTS),
      fields: ['ambientTemperature', 'lubricatingOil'],
      text: text(
        '环境温度低于 10 °C：热功率按 10 °C 计，偏安全；低温起动和润滑油随询价核算。',
        'Below 10 °C the thermal power of 10 °C counts, which is on the safe side; cold start and oil are checked with your request.',
      ),
      source: 'README of the lines, §8a',
    },
    {
      id: 'jrh-drawing-on-request',
      level: 'info',
      when: {
        any: undrawn.map(({ gearArrangement, stages, reduceUnitSize }) =>
          allOf(is('gearArrangement', gearArrangement), is('stages', stages), is('reduceUnitSize', reduceUnitSize)),
        ),
      },
      row: [],
      fields: ['reduceUnitSize'],
      text: text('此机座号的尺寸图另行提供。', 'The drawing of this size comes on request.'),
      source: 'README of the lines, §3',
    },
    {
      id: 'jrh-sides-by-drawing',
      level: 'info',
      when: allOf(),
      row: [],
      fields: ['shaftAssembly', 'rotation'],
      text: text(
        '布置形式以图为准：前侧为朝向观察者的一侧，平行轴的输入轴在左；直角轴的输入轴在左端，同向、反向均从各自轴端看。转向从输出轴端面看，双伸时从前端看。随图纸确认。',
        'The pictures say what an assembly means: the front faces you, with the input of parallel shafts at the left and that of a right angle at the left end; shafts turn with or against each other as each is seen onto its end. The rotation is seen onto the end of the output shaft, of two onto the front one. The drawing confirms it.',
      ),
      source: 'in no source: letters as this portal draws them',
    },
    {
      id: 'jrh-fan-excludes-dust',
      level: 'attention',
      when: is('cooling', 'FAN', 'FC'),
      fields: ['cooling'],
      text: JRH_RULES['jrh-fan-excludes-dust'].says,
      source: JRH_RULES['jrh-fan-excludes-dust'].source,
    },
    {
      id: 'jrh-fan-free-shaft',
      level: 'info',
      when: is('cooling', 'FAN', 'FC'),
      fields: ['cooling', 'shaftAssembly'],
      text: JRH_RULES['jrh-fan-free-shaft'].says,
      source: JRH_RULES['jrh-fan-free-shaft'].source,
    },
    {
      id: 'jrh-coil-by-water',
      level: 'info',
      when: is('cooling', 'COIL', 'FC', 'OWC'),
      fields: ['cooling'],
      text: text(
        '盘管和冷却器的热功率取决于冷却水，随询价确认。',
        'What a coil or cooler takes off depends on the water; it is confirmed with your request.',
      ),
      source: 'reference thermal factors, recalled',
    },
    {
      id: 'jrh-motor-on-request',
      level: 'attention',
      when: is('motorSize', MOTOR_ON_REQUEST),
      fields: ['motorSize'],
      text: text(
        '电机及其联轴器另行提供，随询价确认。',
        'The motor and its coupling come on request and are confirmed with it.',
      ),
      source: 'reference motors: up to 200 kW',
    },
    {
      id: 'jrh-no-motor-listed',
      level: 'attention',
      when: allOf(
        is(MOTOR_FRAMES, MOTOR_ON_REQUEST),
        is('inputType', 'MC', 'MB'),
        isNot('motorSize', MOTOR_ON_REQUEST),
      ),
      fields: ['motorSize', 'inputType'],
      text: text(
        '没有样本电机能以此输入转速给出所需功率：请选“电机另行提供”或自由输入轴。',
        'No listed motor gives the power needed at this input speed: take "Motor on request" or a free input shaft.',
      ),
      source: 'reference motors: up to 200 kW',
    },
    ...MOTOR_SPEEDS,
    {
      id: 'jrh-bell-by-enquiry',
      level: 'info',
      when: allOf(is('inputType', 'MC'), is('inputShaft', '-')),
      row: [],
      fields: ['motorSize'],
      text: text(
        '此机座号的输入轴尺寸另行提供，钟形罩随询价确认。',
        'The input shaft of this size comes on request, and with it the bell housing.',
      ),
      source: 'README of the lines, §8a',
    },
  ];
}
