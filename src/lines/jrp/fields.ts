import { choiceField, figureField, MOTOR_FRAME, STAGES } from '#lines/shared/fields.ts';
import { SPEED_FIELDS, UNIT_SIZE } from '#lines/shared/gear/search-fields.ts';
import { OVERVIEW_FIELDS } from '#lines/shared/overview-fields.ts';
import { SURFACE_PROTECTION } from '#lines/shared/paint/paint-fields.ts';
import { type FieldDef, text, value } from '#product/field.ts';
import { SHAFT_END, SHAFT_END_LABEL } from './configuration.ts';
import { INPUTS } from './inputs.ts';
import { FLANGE_POSITIONS, FOOT_POSITIONS } from './positions.ts';
import { MOTOR_FRAMES } from './rating/planetary-row.ts';

const MODEL_FIELDS: readonly FieldDef[] = [
  choiceField({ step: 0, id: 'design', label: text('结构', 'Design') }, [
    value('L', 'L 直线式', 'L, in line'),
    value('K', 'K 带直角输入级', 'K, with bevel input stage'),
  ]),
  STAGES,
  choiceField({ step: 0, id: 'inputType', label: text('输入方式', 'Input type') }, INPUTS),
];

const BASIC_FIELDS: readonly FieldDef[] = [
  figureField({ step: 1, id: 'inputSpeed', label: text('输入转速', 'Input speed') }, 'r/min'),
  {
    id: 'lifetime',
    step: 1,
    kind: 'choice',
    label: text('设计寿命', 'Design life'),
    values: ['10000', '5000', '2000', '1000'].map((code) => value(code, `${code} h`, `${code} h`)),
    default: '10000',
    modelled: true,
  },
  figureField({ step: 1, id: 'outputTorque', label: text('输出扭矩', 'Output torque') }, 'Nm'),
  figureField({ step: 1, id: 'serviceFactor', label: text('使用系数', 'Service factor') }),
  figureField({ step: 1, id: 'peakTorque', label: text('峰值扭矩', 'Peak torque') }, 'Nm'),
  ...SPEED_FIELDS.map((field) => (field.kind === 'toggle' ? { ...field, default: 'ratio' } : field)),
  UNIT_SIZE,
  choiceField({ step: 1, id: 'exactRatio', label: text('实际速比', 'Exact ratio') }, []),
  {
    ...choiceField(
      {
        step: 1,
        id: MOTOR_FRAMES,
        label: text('能给出所需功率的电机机座', 'Motor frames that give the power needed'),
      },
      [],
    ),
    // The row says it; it is nothing to be asked or shown.
    shownWhen: ['inputType', []],
  },
];

const OUTPUT_FIELDS: readonly FieldDef[] = [
  choiceField(
    { step: 2, id: 'builtInType', label: text('安装形式', 'Mounting') },
    [
      value('F', '法兰安装', 'Flange'),
      value('B', '底脚安装', 'Foot'),
      value('S', '空心轴（锁紧盘），带扭力臂', 'Shrink-disc hollow shaft with torque arm'),
    ],
    'F',
  ),
  choiceField(
    { step: 2, id: 'outputShaftType', label: text('输出轴形式', 'Output') },
    [
      value('S', '带键圆柱轴', 'Cylindrical shaft with key'),
      value('P', '外花键轴', 'Male spline'),
      value('H', '内花键或锁紧盘', 'Female spline or shrink disc'),
    ],
    'S',
  ),
  {
    id: SHAFT_END,
    step: 2,
    kind: 'text',
    label: SHAFT_END_LABEL,
    values: [],
    modelled: false,
    shownWhen: ['outputShaftType', ['S']],
  },
  choiceField(
    { step: 2, id: 'installationPosition', label: text('安装方位', 'Mounting position') },
    [...FLANGE_POSITIONS, ...FOOT_POSITIONS],
    'B5',
  ),
  choiceField({ step: 2, id: 'torqueArm', label: text('扭力臂', 'Torque arm') }, [
    value('T', '带扭力臂', 'With torque arm'),
  ]),
];

const INPUT_FIELDS: readonly FieldDef[] = [
  MOTOR_FRAME,
  choiceField(
    { step: 3, id: 'brakes', label: text('制动器', 'Brake') },
    [
      value('none', '无', 'None'),
      value('BE', '电机制动器 BE', 'Motor brake BE'),
      value('MD', '液压多片制动器', 'Hydraulic multi-disc brake'),
    ],
    'none',
  ),
];

const CARE_FIELDS: readonly FieldDef[] = [
  choiceField(
    { step: 4, id: 'lubricatingOil', label: text('润滑油', 'Oil') },
    [
      value('M150', '矿物油 VG150', 'Mineral oil VG150'),
      value('M220', '矿物油 VG220', 'Mineral oil VG220'),
      value('S220', '合成油 VG220', 'Synthetic oil VG220'),
    ],
    'M220',
  ),
  choiceField(
    { step: 4, id: 'cooling', label: text('冷却', 'Cooling') },
    [value('none', '无', 'None'), value('flushing', '循环冲洗冷却', 'Flushing circuit')],
    'none',
  ),
  { ...SURFACE_PROTECTION, usual: 'C2' },
];

/** Every field of the JRP wizard in display order; what the catalogue fills is still without values. */
export const JRP_FIELDS: readonly FieldDef[] = [
  ...MODEL_FIELDS,
  ...BASIC_FIELDS,
  ...OUTPUT_FIELDS,
  ...INPUT_FIELDS,
  ...CARE_FIELDS,
  ...OVERVIEW_FIELDS,
];
