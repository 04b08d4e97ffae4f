import type { RowSearchDef } from '#product/column.ts';
import { text } from '#product/field.ts';
import {
  EFFICIENCY_CLASSES,
  GEARBOX_MODELS,
  GEARBOX_MODELS_OF_SHAFTS,
  INPUT_TYPES,
  MOTOR_FREQUENCIES,
} from './rows/basic-type.ts';

export const MOTOR_TYPES = ['AC', 'EX'] as const;

/** Steps of the motor power series are at most this factor apart. */
export const MOTOR_STEP = 1.5;
/** The default required service factor (product §4). */
export const REQUIRED_SERVICE_FACTOR = 1;
/** Below this a row is not shown at all, not even as a near miss. */
export const NEAR_MISS_FROM = 0.8;

/**
 * How the rows of JRT are searched; names and codes are the specification's (product §2, §4). Speed and ratio are found
 * within 3 %, at most 10 % on request (reference rule 26; call getDelta).
 */
export const JRT_ROW_SEARCH = {
  columns: [
    {
      id: 'transmitTypes',
      kind: 'code',
      codes: Object.keys(GEARBOX_MODELS_OF_SHAFTS),
      ask: { kind: 'one-of' },
    },
    { id: 'gearboxModel', kind: 'code', codes: GEARBOX_MODELS, ask: { kind: 'one-of' }, facet: 'values' },
    // Omitted: motor; with an inputModule, that module's type.
    { id: 'inputType', kind: 'code', codes: INPUT_TYPES, ask: { kind: 'reading' }, facet: 'searched' },
    { id: 'inputModule', kind: 'code', ask: { kind: 'one-of' }, facet: 'values', settles: 'inputType' },
    {
      id: 'motorType',
      kind: 'code',
      codes: MOTOR_TYPES,
      ask: { kind: 'reading' },
      facet: 'searched',
      enquire: text('防爆电机将随询价核对。', 'Explosion-proof motors are checked with your request.'),
    },
    { id: 'reduceUnitSize', kind: 'code', label: text('机座号', 'Size'), ask: { kind: 'one-of' }, facet: 'values' },
    // Without meaning on the module route, like class and duty.
    {
      id: 'motorFrequency',
      cell: 'frequency',
      kind: 'code',
      codes: MOTOR_FREQUENCIES,
      assumed: '50Hz',
      ask: { kind: 'reading' },
      facet: 'searched',
    },
    {
      id: 'efficiencyClass',
      kind: 'code',
      codes: EFFICIENCY_CLASSES,
      assumed: 'DN',
      ask: { kind: 'reading' },
      facet: 'searched',
    },
    {
      id: 'durationFactor',
      kind: 'code',
      assumed: 'S1-100%',
      ask: { kind: 'reading' },
      facet: 'searched',
      enquire: text(
        '此工作制没有通用的功率系数，暂按连续工作制计算，我们将随询价核算。',
        'This duty type has no general power factor; it was counted as continuous duty. We check it with your request.',
      ),
    },
    // On the module route one power, that of the customer's motor.
    {
      id: 'motorPower',
      kind: 'number',
      unit: 'kW',
      label: text('功率', 'Power'),
      symbol: 'P',
      ask: { kind: 'one-of' },
      facet: 'values',
      rival: 'outputTorque',
    },
    { id: 'motorPoles', kind: 'number', figures: [2, 4, 6, 8], ask: { kind: 'one-of' }, facet: 'values' },
    // Motor frame, or the frame an adapter takes.
    {
      id: 'motorFrame',
      wire: 'motorSize',
      kind: 'code',
      label: text('输入', 'Input'),
      ask: { kind: 'one-of' },
      facet: 'values',
    },
    // Of the customer's motor; module route only.
    { id: 'inputSpeed', kind: 'number', unit: 'r/min', ask: { kind: 'reading' } },
    {
      id: 'ratio',
      kind: 'number',
      label: text('速比', 'Ratio'),
      symbol: 'i',
      ask: { kind: 'near' },
      facet: 'values',
      rival: 'outputSpeed',
      bounds: 'both',
    },
    {
      id: 'outputSpeed',
      kind: 'number',
      unit: 'r/min',
      label: text('输出转速', 'Output speed'),
      symbol: 'n2',
      ask: { kind: 'near' },
      facet: 'values',
      rival: 'ratio',
      bounds: 'both',
    },
    // A motor row is found whose Ma is at most one step of the motor series above; a module carries the torque itself.
    {
      id: 'outputTorque',
      kind: 'number',
      unit: 'Nm',
      label: text('输出扭矩', 'Output torque'),
      symbol: 'Ma',
      ask: { kind: 'from', upTo: MOTOR_STEP },
      facet: 'values',
      rival: 'motorPower',
      bounds: 'both',
    },
    {
      id: 'serviceFactor',
      kind: 'number',
      label: text('使用系数', 'Service factor'),
      symbol: 'fB',
      ask: { kind: 'at-least', assumed: REQUIRED_SERVICE_FACTOR, nearFrom: NEAR_MISS_FROM },
      facet: 'values',
      bounds: 'max',
    },
    {
      id: 'overhungLoad',
      kind: 'number',
      unit: 'N',
      label: text('径向载荷', 'Overhung load'),
      symbol: 'FRa',
      bounds: 'min',
    },
    { id: 'mass', kind: 'number', unit: 'kg', label: text('质量', 'Mass'), symbol: 'm', bounds: 'max' },
    { id: 'adapterCenteringDiameter', kind: 'code', facet: 'values' },
    { id: 'adapterHoleCircleDiameter', kind: 'code', facet: 'values' },
    { id: 'boreOnTheInputSideMinMax', kind: 'code', facet: 'values' },
    { id: 'route', kind: 'code' },
    { id: 'reduceType', kind: 'code' },
    { id: 'stages', kind: 'number' },
    { id: 'inputSpeedMax', kind: 'number', unit: 'r/min' },
    { id: 'usableTorque', kind: 'number', unit: 'Nm' },
    { id: 'efficiency', kind: 'number', label: text('减速机效率', 'Gear efficiency'), symbol: 'η' },
    { id: 'limit', kind: 'code' },
    { id: 'wormStage', kind: 'code' },
  ],
  tolerance: { found: 0.03, max: 0.1 },
  judged: {
    reserve: 'serviceFactor',
    speed: ['outputSpeed', 'ratio'],
    mass: 'mass',
    poles: 'motorPoles',
    efficiency: 'efficiency',
  },
  shown: [
    'reduceUnitSize',
    'outputSpeed',
    'outputTorque',
    'serviceFactor',
    'ratio',
    'motorPower',
    'motorFrame',
    'overhungLoad',
    'mass',
  ],
  shownNear: ['reduceUnitSize', 'outputSpeed', 'outputTorque', 'serviceFactor', 'ratio', 'motorFrame'],
  sorted: [
    'gearboxModel',
    'reduceUnitSize',
    'ratio',
    'outputSpeed',
    'outputTorque',
    'serviceFactor',
    'motorPower',
    'mass',
    'overhungLoad',
  ],
  ranged: ['ratio', 'outputSpeed', 'outputTorque', 'serviceFactor', 'mass', 'overhungLoad'],
  relaxed: [
    'gearboxModel',
    'reduceUnitSize',
    'inputModule',
    'motorFrame',
    'efficiencyClass',
    'motorPower',
    'motorPoles',
    'ratio',
    'outputSpeed',
    'outputTorque',
    'inputSpeed',
    'serviceFactor',
  ],
  // A duty type without a general power factor (counted as 1.0), explosion protection.
  enquired: ['durationFactor', 'motorType'],
  rowVariables: [
    'gearboxModel',
    'inputType',
    'reduceUnitSize',
    'inputModule',
    'motorPower',
    'motorPoles',
    'motorSize',
    'efficiencyClass',
    'motorFrequency',
  ],
  // The arrangement of shafts follows from the gear type.
  derivedVariables: ['transmitTypes'],
} as const satisfies RowSearchDef;
