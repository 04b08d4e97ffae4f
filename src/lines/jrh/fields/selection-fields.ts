import { NEED_WORDS } from '#lines/jrh/cooling-words.ts';
import { LEAST_COOLING, MAINS_POLES_OF_ROW, MOTOR_FRAMES, MOTOR_SPEED } from '#lines/jrh/row-values.ts';
import { COOLING_NEEDS } from '#lines/jrh/rows/cooling.ts';
import { MAINS_POLES } from '#lines/jrh/rows/mains-motor.ts';
import { INPUT_SPEED, MAINS_SPEED } from '#lines/jrh/rows/rating-at.ts';
import { figureField, STAGES } from '#lines/shared/fields.ts';
import { SPEED_FIELDS, UNIT_SIZE } from '#lines/shared/gear/search-fields.ts';
import { type FieldDef, plain, text, value } from '#product/field.ts';
import { AMBIENTS, DUTIES, USUAL_CONDITIONS } from './conditions.ts';
import { HOURS, LISTED_FACTOR, OTHER_MACHINE, USUAL_HOURS } from './machines.ts';

const NEEDS = COOLING_NEEDS.map((need) => ({ code: need, label: NEED_WORDS[need] }));

/** Step 0: which unit, and what drives it. */
export const MODEL_FIELDS: readonly FieldDef[] = [
  {
    id: 'gearArrangement',
    step: 0,
    kind: 'choice',
    label: text('传动形式', 'Shaft arrangement'),
    values: [value('H', 'H 平行轴', 'H parallel shafts'), value('B', 'B 直角轴', 'B right angle')],
    modelled: true,
  },
  STAGES,
  {
    id: 'inputType',
    step: 0,
    kind: 'choice',
    label: text('输入方式', 'Input type'),
    values: [
      value('AD', '自由输入轴（AD）', 'Free input shaft (AD)'),
      value('MC', '钟形罩与联轴器接电机（MC）', 'Motor with bell housing and coupling (MC)'),
      value('MB', '电机装于公共底座（MB）', 'Motor on base frame (MB)'),
    ],
    usual: 'AD',
    modelled: true,
  },
];

/** Step 1: what is asked of it; sizes and input shafts come from the catalogue. */
export const BASIC_FIELDS: readonly FieldDef[] = [
  {
    id: 'inputSpeed',
    step: 1,
    kind: 'number',
    label: text('输入转速', 'Input speed'),
    hint: text(
      `不填按 ${INPUT_SPEED.max} r/min，即额定值表的上限；${MAINS_SPEED} r/min 不在数据范围内。`,
      `${INPUT_SPEED.max} r/min if left empty, the end of the table; ${MAINS_SPEED} r/min is not covered by the data.`,
    ),
    unit: 'r/min',
    values: ['1400', '900', '750', '300'].map((speed) => plain(speed)),
    modelled: false,
  },
  ...SPEED_FIELDS,
  figureField({ step: 1, id: 'drivenPower', label: text('工作机功率', 'Power of the driven machine') }, 'kW'),
  figureField({ step: 1, id: 'serviceFactor', label: text('使用系数 f1（假定）', 'Machine factor f1 (assumed)') }),
  {
    id: 'drivenMachine',
    step: 1,
    kind: 'choice',
    label: text('工作机', 'Driven machine'),
    values: [OTHER_MACHINE],
    default: OTHER_MACHINE.code,
    modelled: true,
  },
  {
    id: 'hoursPerDay',
    step: 1,
    kind: 'choice',
    label: text('每日运行时间', 'Running time per day'),
    values: HOURS,
    default: String(USUAL_HOURS),
    modelled: true,
  },
  {
    id: LISTED_FACTOR,
    step: 1,
    kind: 'choice',
    label: text('假定的 f1', 'Assumed f1'),
    values: [],
    modelled: true,
  },
  {
    id: 'startsPerHour',
    step: 1,
    kind: 'choice',
    label: text('每小时起动次数', 'Starts per hour'),
    values: [
      value('5', '≤ 5', '≤ 5'),
      value('30', '6–30', '6–30'),
      value('100', '31–100', '31–100'),
      value('101', '> 100', '> 100'),
    ],
    default: '5',
    modelled: true,
  },
  {
    id: 'ambientTemperature',
    step: 1,
    kind: 'choice',
    label: text('环境温度', 'Ambient temperature'),
    unit: '°C',
    values: AMBIENTS.map((degrees) => plain(degrees)),
    default: USUAL_CONDITIONS.ambientTemperature,
    modelled: true,
  },
  {
    id: 'dutyCycle',
    step: 1,
    kind: 'choice',
    label: text('负载持续率', 'Duty cycle'),
    unit: '%',
    values: DUTIES.map((percent) => plain(percent)),
    default: USUAL_CONDITIONS.dutyCycle,
    modelled: true,
  },
  UNIT_SIZE,
  {
    id: 'inputShaft',
    step: 1,
    kind: 'choice',
    label: text('输入轴直径', 'Input shaft'),
    unit: 'mm',
    values: [],
    modelled: true,
  },
  {
    id: LEAST_COOLING,
    step: 1,
    kind: 'choice',
    label: text('至少须配的冷却', 'Least cooling'),
    values: NEEDS,
    modelled: true,
    // The row says it.
    shownWhen: ['inputType', []],
  },
  {
    id: MOTOR_FRAMES,
    step: 1,
    kind: 'choice',
    label: text('能给出所需功率的电机机座', 'Motor frames that give the power needed'),
    values: [],
    modelled: true,
    // The row says it; it is nothing to be asked or shown.
    shownWhen: ['inputType', []],
  },
  {
    id: MAINS_POLES_OF_ROW,
    step: 1,
    kind: 'choice',
    label: text('工频电机极数', 'Poles of a motor on the mains'),
    values: MAINS_POLES.map((poles) => plain(poles)),
    modelled: true,
    // The row says it.
    shownWhen: ['inputType', []],
  },
  {
    id: MOTOR_SPEED,
    step: 1,
    kind: 'choice',
    label: text('电机额定转速', 'Rated speed of the motor'),
    unit: 'r/min',
    values: [],
    modelled: true,
    // It follows from row and frame; notes and sheet tell it.
    shownWhen: ['inputType', []],
  },
];

/** What the chosen row needs at its power, whatever cooling is chosen; the row says it. */
export const COOLING_NEEDED: FieldDef = {
  id: 'coolingNeeded',
  step: 3,
  kind: 'choice',
  label: text('须配冷却', 'Cooling needed'),
  values: NEEDS,
  modelled: true,
};
