import type { RuleDef } from '#engine/public.ts';
import { FROST } from '#lines/jrh/fields/conditions.ts';
import { LISTED_FACTOR } from '#lines/jrh/fields/machines.ts';
import { LEAST_COOLING, MAINS_POLES_OF_ROW, MOTOR_SPEED } from '#lines/jrh/row-values.ts';
import { hideableFields, type Visibility, visibilityRules } from '#lines/shared/visibility.ts';
import { allOf, implies, is, isNot } from '#product/expressions.ts';
import { text } from '#product/field.ts';
import { ruleOf } from './jrh-rules.ts';

const HOLLOW = is('outputShaftType', 'H', 'D', 'K');
const COOLERS = ['COIL', 'FC', 'OWC'];
const MINERAL = ['M320', 'M460'];

const VISIBILITIES: readonly Visibility[] = [
  {
    id: 'torque-arm-of-hollow-shaft',
    fields: ['torqueArm'],
    shown: HOLLOW,
    reason: text('扭力臂只用于空心轴。', 'A torque arm goes with a hollow shaft.'),
    source: 'reference fields of the line',
  },
  {
    id: 'motor-of-input-type',
    fields: ['motorSize', 'coupling'],
    shown: is('inputType', 'MC', 'MB'),
    reason: text('自由输入轴不接电机。', 'A free input shaft comes without motor and coupling.'),
    source: 'reference fields of the line',
  },
];

/**
 * Every field that can be hidden; of a machine that is not listed the factor, of a size whose sheet was not read the input shaft is
 * unknown, and of a motor on an inverter the speed on the mains.
 */
export const HIDEABLE: readonly string[] = [
  ...hideableFields(VISIBILITIES),
  'inputShaft',
  LISTED_FACTOR,
  MAINS_POLES_OF_ROW,
  MOTOR_SPEED,
];

/** Every rule of the JRH release that is not a table. */
export const ALL_RULES: readonly RuleDef[] = [
  ...visibilityRules(VISIBILITIES),
  { ...ruleOf('jrh-thermal'), expr: implies(is(LEAST_COOLING, 'cooler'), is('cooling', ...COOLERS)) },
  { ...ruleOf('jrh-no-thermal-without-fan'), expr: implies(isNot(LEAST_COOLING, 'none'), isNot('cooling', 'none')) },
  {
    ...ruleOf('jrh-hollow-needs-arm'),
    expr: implies(is('installationPosition', 'M'), allOf(is('torqueArm', 'T'), HOLLOW)),
  },
  { ...ruleOf('jrh-arm-excludes-feet'), expr: implies(is('installationPosition', 'H'), isNot('torqueArm', 'T')) },
  {
    ...ruleOf('jrh-spline-flange-sizes'),
    expr: implies(is('outputShaftType', 'K', 'F'), isNot('reduceUnitSize', '03', '04')),
  },
  { ...ruleOf('jrh-backstop-rotation'), expr: implies(is('backstop', 'R'), isNot('rotation', 'both')) },
  { ...ruleOf('jrh-vertical-forced'), expr: implies(is('installationPosition', 'V'), isNot('lubrication', 'splash')) },
  {
    ...ruleOf('jrh-cold-start'),
    expr: implies(allOf(is('ambientTemperature', ...FROST), is('lubricatingOil', ...MINERAL)), is('heater', 'STH')),
  },
];
