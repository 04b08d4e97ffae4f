import type { ColumnDef } from '#product/column.ts';
import { text } from '#product/field.ts';
import { EFFICIENCY_CLASSES, MOTOR_FREQUENCIES } from './motor-codes.ts';

/** Whether the motor is explosion-proof. */
export const MOTOR_TYPE = {
  id: 'motorType',
  kind: 'code',
  codes: ['AC', 'EX'],
  ask: { kind: 'reading' },
  facet: 'searched',
  enquire: text('防爆电机将随询价核对。', 'Explosion-proof motors are checked with your request.'),
} as const satisfies ColumnDef;

/** The frequency of its supply. */
export const MOTOR_FREQUENCY = {
  id: 'motorFrequency',
  kind: 'code',
  codes: MOTOR_FREQUENCIES,
  assumed: '50Hz',
  ask: { kind: 'reading' },
  facet: 'searched',
} as const satisfies ColumnDef;

/** Its efficiency class. */
export const EFFICIENCY_CLASS = {
  id: 'efficiencyClass',
  kind: 'code',
  codes: EFFICIENCY_CLASSES,
  assumed: 'DN',
  ask: { kind: 'reading' },
  facet: 'searched',
} as const satisfies ColumnDef;

/** Its duty type; one without a general power factor is counted as 1.0. */
export const DURATION_FACTOR = {
  id: 'durationFactor',
  kind: 'code',
  assumed: 'S1-100%',
  ask: { kind: 'reading' },
  facet: 'searched',
  enquire: text(
    '此工作制没有通用的功率系数，暂按连续工作制计算，我们将随询价核算。',
    'This duty type has no general power factor; it was counted as continuous duty. We check it with your request.',
  ),
} as const satisfies ColumnDef;
