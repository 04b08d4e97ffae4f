import { MASS, MOTOR_POWER, OUTPUT_SPEED, OUTPUT_TORQUE, RATIO, SERVICE_FACTOR } from '#lines/shared/gear/columns.ts';
import { DURATION_FACTOR, EFFICIENCY_CLASS, MOTOR_FREQUENCY, MOTOR_TYPE } from '#lines/shared/motor/columns.ts';
import type { RowSearchDef } from '#product/column.ts';
import { text } from '#product/field.ts';
import { JRT_EXISTS_BY } from './exists-by.ts';
import { JRT_ROW_REASONS } from './row-reasons.ts';
import { GEARBOX_MODELS, GEARBOX_MODELS_OF_SHAFTS, INPUT_TYPES, MIN_SERVICE_FACTOR } from './rows/basic-type.ts';

/** The default required service factor (product §4). */
export const REQUIRED_SERVICE_FACTOR = 1;

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
    MOTOR_TYPE,
    { id: 'reduceUnitSize', kind: 'code', label: text('机座号', 'Size'), ask: { kind: 'one-of' }, facet: 'values' },
    // Without meaning on the module route, like class and duty.
    { ...MOTOR_FREQUENCY, cell: 'frequency' },
    EFFICIENCY_CLASS,
    DURATION_FACTOR,
    // On the module route one power, that of the customer's motor.
    MOTOR_POWER,
    {
      id: 'motorPoles',
      kind: 'number',
      figures: [2, 4, 6, 8],
      said: { counted: ['极', '级', 'p', 'pole', 'poles'] },
      ask: { kind: 'one-of' },
      facet: 'values',
    },
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
    {
      id: 'inputSpeed',
      kind: 'number',
      written: 'whole',
      unit: 'r/min',
      symbol: 'n1',
      said: { named: [] },
      ask: { kind: 'reading' },
    },
    RATIO,
    OUTPUT_SPEED,
    // A module carries the torque itself.
    { ...OUTPUT_TORQUE, symbol: 'Ma', said: { named: ['M', 'M2', 'T', 'T2', '转矩', '力矩'] } },
    {
      ...SERVICE_FACTOR,
      ask: { kind: 'at-least', assumed: REQUIRED_SERVICE_FACTOR, nearFrom: MIN_SERVICE_FACTOR },
    },
    {
      id: 'overhungLoad',
      kind: 'number',
      better: 'more',
      written: 'load',
      unit: 'N',
      label: text('径向载荷', 'Overhung load'),
      symbol: 'FRa',
      bounds: 'min',
      doubtedBy: 'overhungLoadIs',
    },
    { id: 'overhungLoadIs', kind: 'code' },
    MASS,
    { id: 'adapterCenteringDiameter', kind: 'code', facet: 'values' },
    { id: 'adapterHoleCircleDiameter', kind: 'code', facet: 'values' },
    { id: 'boreOnTheInputSideMinMax', kind: 'code', facet: 'values' },
    { id: 'route', kind: 'code' },
    { id: 'reduceType', kind: 'code' },
    { id: 'stages', kind: 'number', label: text('级数', 'Stages') },
    { id: 'inputSpeedMax', kind: 'number', written: 'whole', unit: 'r/min' },
    {
      id: 'usableTorque',
      kind: 'number',
      better: 'more',
      written: 'measured',
      unit: 'Nm',
      label: text('许用扭矩', 'Permissible torque'),
      symbol: 'Ma max',
    },
    {
      id: 'efficiency',
      kind: 'number',
      better: 'more',
      written: 'percent',
      label: text('减速机效率', 'Gear efficiency'),
      symbol: 'η',
    },
    { id: 'limit', kind: 'code' },
    { id: 'wormStage', kind: 'code' },
  ],
  tolerance: { found: 0.03, max: 0.1 },
  judged: {
    reserve: 'serviceFactor',
    load: 'outputTorque',
    speed: ['outputSpeed', 'ratio'],
    power: ['motorPower', 'outputTorque'],
    notAsked: ['overhungLoad'],
    powered: { variable: 'inputType', codes: ['motor', 'JCMC'] },
    existsBy: JRT_EXISTS_BY,
    mass: 'mass',
    poles: 'motorPoles',
    replaced: ['motorPoles', 'motorFrame'],
    efficiency: 'efficiency',
    // The median of the catalogue's rows of each type; a test holds it against them.
    usualEfficiency: { variable: 'gearboxModel', codes: { R: 0.96, F: 0.96, K: 0.94, S: 0.86 }, otherwise: 0.95 },
  },
  shown: [
    'reduceUnitSize',
    'outputSpeed',
    'outputTorque',
    'serviceFactor',
    'ratio',
    'motorPower',
    'motorFrame',
    'efficiency',
    'overhungLoad',
    'mass',
  ],
  offered: [
    'reduceUnitSize',
    'outputSpeed',
    'outputTorque',
    'usableTorque',
    'serviceFactor',
    'ratio',
    'stages',
    'motorPower',
    'motorFrame',
    'efficiencyClass',
    'inputSpeed',
    'overhungLoad',
    'efficiency',
    'mass',
  ],
  fixed: ['reduceUnitSize'],
  chart: {
    across: 'outputSpeed',
    up: ['outputTorque', 'usableTorque'],
    load: { column: 'outputTorque', power: 'motorPower', borne: 'usableTorque' },
  },
  card: [
    ['reduceUnitSize', 'outputSpeed', 'serviceFactor'],
    ['outputTorque', 'motorFrame', 'ratio', 'mass'],
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
  reasons: JRT_ROW_REASONS,
} as const satisfies RowSearchDef;
