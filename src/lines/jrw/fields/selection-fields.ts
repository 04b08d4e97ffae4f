import { WORM_MODULE_INPUTS } from '#lines/jrw/inputs.ts';
import { LOAD_FIELDS, SPEED_FIELDS, UNIT_SIZE } from '#lines/shared/gear/search-fields.ts';
import { MOTOR_KIND_FIELDS, MOTOR_POLES, MOTOR_SIZE } from '#lines/shared/motor/fields/kind-fields.ts';
import { type FieldDef, plain, text, value } from '#product/field.ts';

/** The first step, model and input. */
export const SELECTION_FIELDS: readonly FieldDef[] = [
  {
    id: 'gearboxModel',
    step: 0,
    kind: 'choice',
    label: text('减速机类型', 'Gear type'),
    values: [value('W', 'W 单级蜗轮', 'W single worm'), value('WW', 'WW 两级蜗轮', 'WW double worm')],
    modelled: true,
  },
  {
    id: 'inputType',
    step: 0,
    kind: 'choice',
    label: text('输入方式', 'Input type'),
    values: [
      value('motor', '直联电机', 'Integral motor'),
      value('JCMC', '变频一体机', 'Integrated motor drive'),
      value('AM', '空心蜗杆，配客户电机（AM）', 'Hollow worm for your motor (AM)'),
      value('AD', '输入轴（AD）', 'Solid input shaft (AD)'),
      value('none', '仅减速机', 'Gear unit only'),
    ],
    modelled: true,
  },
];

/** The smallest motors are in no class. */
const NO_CLASS = value('AC', '无 IE 等级（0.12 kW 以下）', 'No IE class (below 0.12 kW)');

/** The second step, basic selection; sizes, powers, frames and pairs come from the catalogue. */
export const BASIC_FIELDS: readonly FieldDef[] = [
  ...MOTOR_KIND_FIELDS.map((field) => ({
    ...field,
    step: 1,
    ...(field.id === 'efficiencyClass' && { values: [...field.values, NO_CLASS] }),
  })),
  ...SPEED_FIELDS,
  ...LOAD_FIELDS,
  { ...MOTOR_POLES, step: 1 },
  UNIT_SIZE,
  {
    id: 'ratioParts',
    step: 1,
    kind: 'choice',
    label: text('两级速比', 'Ratios of the pair'),
    values: [],
    modelled: true,
  },
  { ...MOTOR_SIZE, step: 1 },
  {
    id: 'inputModule',
    step: 1,
    kind: 'choice',
    label: text('输入接口', 'Input for your motor'),
    values: [],
    modelled: true,
  },
  {
    id: 'inputFlange',
    step: 1,
    kind: 'choice',
    label: text('输入法兰', 'Input flange'),
    values: [value('B5', 'B5 大法兰', 'B5 large flange'), value('B14', 'B14 小法兰', 'B14 small flange')],
    modelled: true,
  },
  {
    id: 'inputSpeed',
    step: 1,
    kind: 'number',
    label: text('输入转速', 'Input speed'),
    unit: 'r/min',
    values: ['1400', '900', '2800'].map((speed) => plain(speed)),
    modelled: false,
    shownWhen: ['inputType', WORM_MODULE_INPUTS],
  },
];
