import { MOTOR_KIND_FIELDS, MOTOR_POLES, MOTOR_POWER, MOTOR_SIZE } from '#lines/shared/motor/fields/kind-fields.ts';
import { motorFields } from '#lines/shared/motor/fields/motor-fields.ts';
import { CABLE_ENTRY } from '#lines/shared/motor/fields/terminal-box.ts';
import { OVERVIEW_FIELDS } from '#lines/shared/overview-fields.ts';
import { COLOUR_FIELDS, NAMEPLATE, SURFACE_PROTECTION } from '#lines/shared/paint/paint-fields.ts';
import { type FieldDef, text, value } from '#product/field.ts';
import { ARRANGEMENTS } from './arrangements.ts';
import { MOTOR_OF_JD } from './motor-of-jd.ts';

/** The duty is asked for with the motor, the rest of what it is before that. */
const DUTY = 'durationFactor';

const MODEL_FIELDS: readonly FieldDef[] = [
  ...MOTOR_KIND_FIELDS.filter(({ id }) => id !== DUTY).map((field) => ({ ...field, step: 0 })),
  {
    id: 'supplyKind',
    step: 0,
    kind: 'choice',
    label: text('供电方式', 'Supply'),
    values: [
      value('mains', '电网', 'Mains'),
      value('inverter', '变频器', 'Inverter'),
      value('JCMC', '变频一体机', 'Integrated motor drive', text('变频器装在电机上', 'The inverter sits on the motor')),
    ],
    default: 'mains',
    modelled: true,
  },
];

const BASIC_FIELDS: readonly FieldDef[] = [
  { ...MOTOR_POWER, step: 1 },
  { ...MOTOR_POLES, step: 1 },
  {
    id: 'motorSpeed',
    step: 1,
    kind: 'number',
    label: text('额定转速', 'Rated speed'),
    unit: 'r/min',
    values: [],
    modelled: false,
  },
  { ...MOTOR_SIZE, step: 1 },
  ...MOTOR_KIND_FIELDS.filter(({ id }) => id === DUTY).map((field) => ({ ...field, step: 1 })),
];

const MOUNTING_FIELDS: readonly FieldDef[] = [
  {
    id: 'mountingArrangement',
    step: 2,
    kind: 'choice',
    label: text('安装结构', 'Mounting arrangement'),
    values: ARRANGEMENTS.map(({ code, label }) => value(code, `IM ${code} ${label.zh}`, `IM ${code} ${label.en}`)),
    usual: 'B3',
    modelled: true,
  },
  {
    id: 'boxLocation',
    step: 2,
    kind: 'choice',
    label: text('接线盒位置', 'Terminal box position'),
    values: [
      value('T', '上方', 'Top', text('从驱动端看', 'Viewed from the drive end')),
      value('L', '左侧', 'Left'),
      value('R', '右侧', 'Right'),
    ],
    usual: 'T',
    modelled: true,
  },
  CABLE_ENTRY,
  {
    id: 'shaftEnds',
    step: 2,
    kind: 'choice',
    label: text('轴伸', 'Shaft ends'),
    values: [value('1', '单轴伸', 'One'), value('2', '双轴伸（2WE）', 'Two (2WE)')],
    usual: '1',
    modelled: true,
  },
];

const PAINT_FIELDS: readonly FieldDef[] = [...COLOUR_FIELDS, { ...SURFACE_PROTECTION, usual: 'C2' }, NAMEPLATE];

/** Every field of the JD wizard in display order; what the catalogue fills is still without values. */
export const JD_FIELDS: readonly FieldDef[] = [
  ...MODEL_FIELDS,
  ...BASIC_FIELDS,
  ...MOUNTING_FIELDS,
  ...motorFields(MOTOR_OF_JD),
  ...PAINT_FIELDS,
  ...OVERVIEW_FIELDS,
];
