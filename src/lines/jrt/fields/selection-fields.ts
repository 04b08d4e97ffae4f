import { LOAD_FIELDS, SPEED_FIELDS, UNIT_SIZE } from '#lines/shared/gear/search-fields.ts';
import { MOTOR_KIND_FIELDS, MOTOR_POLES, MOTOR_SIZE } from '#lines/shared/motor/fields/kind-fields.ts';
import { type FieldDef, plain, text, value } from '#product/field.ts';
import { INPUT_WITH_CHOSEN_BORE, MODULE_INPUTS } from './inputs.ts';

/** Step 1, model selection (spec 001 §2, §3). */
export const SELECTION_FIELDS: readonly FieldDef[] = [
  {
    id: 'transmitTypes',
    step: 0,
    kind: 'choice',
    label: text('传动形式', 'Shaft arrangement'),
    values: [
      value('coaxial', '同轴', 'Coaxial'),
      value('parallel', '平行轴', 'Parallel shaft'),
      value('right-angle', '直角轴', 'Right angle'),
    ],
    modelled: true,
  },
  {
    id: 'gearboxModel',
    step: 0,
    kind: 'choice',
    label: text('减速机类型', 'Gear type'),
    values: [
      value('R', 'R 斜齿轮减速机', 'R helical'),
      value('F', 'F 平行轴斜齿轮减速机', 'F parallel-shaft helical'),
      value('K', 'K 斜齿轮-伞齿轮减速机', 'K helical-bevel'),
      value('S', 'S 斜齿轮-蜗轮蜗杆减速机', 'S helical-worm'),
    ],
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
      value('AD', '输入轴（AD）', 'Solid input shaft (AD)'),
      value('AM', 'IEC 电机适配器', 'IEC adapter'),
      value('AN', 'NEMA 电机适配器', 'NEMA adapter'),
      value('AQS', '伺服电机适配器', 'Servo adapter'),
      value('none', '仅减速机', 'Gear unit only'),
    ],
    modelled: true,
  },
];

/** Step 2, basic selection (spec 001 §3, §9); sizes, powers, frames and modules come from the catalogue. */
export const BASIC_FIELDS: readonly FieldDef[] = [
  ...MOTOR_KIND_FIELDS.map((field) => ({ ...field, step: 1 })),
  ...SPEED_FIELDS,
  ...LOAD_FIELDS,
  { ...MOTOR_POLES, step: 1 },
  UNIT_SIZE,
  {
    id: 'inputModule',
    step: 1,
    kind: 'choice',
    label: text('输入模块', 'Input module'),
    values: [],
    modelled: true,
  },
  {
    id: 'inputSpeed',
    step: 1,
    kind: 'number',
    label: text('输入转速', 'Input speed'),
    unit: 'r/min',
    values: ['1400', '900', '700', '1165', '1750', '2800'].map((speed) => plain(speed)),
    modelled: false,
    shownWhen: ['inputType', MODULE_INPUTS],
  },
  { ...MOTOR_SIZE, step: 1 },
  {
    id: 'boreOnTheInputSideMinMax',
    step: 1,
    kind: 'choice',
    label: text('输入孔径范围', 'Input bore range'),
    unit: 'mm',
    values: [],
    modelled: true,
  },
  {
    id: 'boreOnTheInputSide',
    step: 1,
    kind: 'number',
    label: text('输入孔径', 'Input bore'),
    unit: 'mm',
    values: [],
    modelled: false,
    shownWhen: ['inputType', [INPUT_WITH_CHOSEN_BORE]],
  },
  {
    id: 'adapterCenteringDiameter',
    step: 1,
    kind: 'choice',
    label: text('适配器止口直径', 'Adapter pilot diameter'),
    unit: 'mm',
    values: [],
    modelled: true,
  },
  {
    id: 'adapterHoleCircleDiameter',
    step: 1,
    kind: 'choice',
    label: text('适配器螺栓孔分布圆直径', 'Adapter bolt circle diameter'),
    unit: 'mm',
    values: [],
    modelled: true,
  },
];
