import { MOTOR_POWER } from '#lines/shared/motor/fields/kind-fields.ts';
import { type FieldDef, text, value } from '#product/field.ts';

/** The speed asked for, as that of the output, r/min, or as the ratio (spec 001 §3). */
export const SPEED_FIELDS: readonly FieldDef[] = [
  {
    id: 'speedOrRatio',
    step: 1,
    kind: 'toggle',
    label: text('按输出转速或速比选型', 'Select by output speed or ratio'),
    values: [value('outputSpeed', '输出转速', 'Output speed'), value('ratio', '速比', 'Ratio')],
    default: 'outputSpeed',
    modelled: false,
  },
  {
    id: 'outputSpeed',
    step: 1,
    kind: 'number',
    label: text('输出转速', 'Output speed'),
    unit: 'r/min',
    values: [],
    modelled: false,
    shownWhen: ['speedOrRatio', ['outputSpeed']],
  },
  {
    id: 'ratio',
    step: 1,
    kind: 'number',
    label: text('速比', 'Ratio'),
    values: [],
    modelled: false,
    shownWhen: ['speedOrRatio', ['ratio']],
  },
];

/** The load asked for, as the power of the motor, kW, or as the torque at the output, Nm, and its factor (spec 001 §3). */
export const LOAD_FIELDS: readonly FieldDef[] = [
  {
    id: 'powerOrTorque',
    step: 1,
    kind: 'toggle',
    label: text('按电机功率或输出扭矩选型', 'Select by motor power or output torque'),
    values: [value('motorPower', '电机功率', 'Motor power'), value('outputTorque', '输出扭矩', 'Output torque')],
    default: 'motorPower',
    modelled: false,
  },
  { ...MOTOR_POWER, step: 1 },
  {
    id: 'outputTorque',
    step: 1,
    kind: 'number',
    label: text('输出扭矩', 'Output torque'),
    unit: 'Nm',
    values: [],
    modelled: false,
    shownWhen: ['powerOrTorque', ['outputTorque']],
  },
  {
    id: 'serviceFactor',
    step: 1,
    kind: 'number',
    label: text('使用系数', 'Service factor'),
    values: [],
    modelled: false,
  },
];

/** The size of the unit, as the catalogue has it. */
export const UNIT_SIZE: FieldDef = {
  id: 'reduceUnitSize',
  step: 1,
  kind: 'choice',
  label: text('减速机机座号', 'Gear unit size'),
  values: [],
  modelled: true,
};
