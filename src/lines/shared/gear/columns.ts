import type { ColumnDef } from '#product/column.ts';
import { text } from '#product/field.ts';

/** Steps of the motor power series are at most this factor apart. */
export const MOTOR_STEP = 1.5;

/** The power of the motor that drives the unit, kW. */
export const MOTOR_POWER = {
  id: 'motorPower',
  kind: 'number',
  written: 'listed',
  unit: 'kW',
  label: text('功率', 'Power'),
  symbol: 'P',
  said: { named: ['P1', 'Pm', 'Pn', '电机'] },
  ask: { kind: 'one-of' },
  facet: 'values',
  rival: 'outputTorque',
} as const satisfies ColumnDef;

/** i, the ratio of the whole unit. */
export const RATIO = {
  id: 'ratio',
  kind: 'number',
  written: 'two-decimals',
  label: text('速比', 'Ratio'),
  symbol: 'i',
  said: { named: ['传动比', '减速比'] },
  ask: { kind: 'near' },
  facet: 'values',
  rival: 'outputSpeed',
  bounds: 'both',
} as const satisfies ColumnDef;

/** n2, r/min. */
export const OUTPUT_SPEED = {
  id: 'outputSpeed',
  kind: 'number',
  written: 'measured',
  unit: 'r/min',
  label: text('输出转速', 'Output speed'),
  symbol: 'n2',
  said: { named: ['n', 'na', 'n1/n2', 'ne/na', '转数'] },
  ask: { kind: 'near' },
  facet: 'values',
  rival: 'ratio',
  bounds: 'both',
} as const satisfies ColumnDef;

/** What a motor of ours gives at the output, Nm: a row is found that gives at most one step of the motor series above. */
export const OUTPUT_TORQUE = {
  id: 'outputTorque',
  kind: 'number',
  written: 'measured',
  unit: 'Nm',
  label: text('输出扭矩', 'Output torque'),
  symbol: 'M2',
  said: { named: ['M', 'Ma', 'T', 'T2', '转矩', '力矩'] },
  ask: { kind: 'from', upTo: MOTOR_STEP },
  facet: 'values',
  rival: 'motorPower',
  bounds: 'both',
} as const satisfies ColumnDef;

/** fB; from which factor on a row is a near miss each line says itself. */
export const SERVICE_FACTOR = {
  id: 'serviceFactor',
  kind: 'number',
  written: 'reserve',
  label: text('使用系数', 'Service factor'),
  symbol: 'fB',
  facet: 'values',
  bounds: 'max',
} as const satisfies ColumnDef;

/** The mass of the drive, kg. */
export const MASS = {
  id: 'mass',
  kind: 'number',
  better: 'less',
  written: 'mass',
  unit: 'kg',
  label: text('质量', 'Mass'),
  symbol: 'm',
  bounds: 'max',
} as const satisfies ColumnDef;
