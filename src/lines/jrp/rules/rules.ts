import type { RuleDef } from '#engine/public.ts';
import type { PlanetaryFacts } from '#lines/jrp/facts.ts';
import { BRAKED_INPUTS, FRAMED_INPUTS } from '#lines/jrp/inputs.ts';
import { hideableFields, type Visibility, visibilityRules } from '#lines/shared/visibility.ts';
import { allOf, implies, is } from '#product/expressions.ts';
import { text } from '#product/field.ts';

const VISIBILITIES: readonly Visibility[] = [
  {
    id: 'torque-arm-of-hollow-shaft',
    fields: ['torqueArm'],
    shown: is('builtInType', 'S'),
    reason: text('扭力臂只用于空心轴（锁紧盘）。', 'Only a shrink-disc unit takes a torque arm.'),
    source: 'reference fields of the line',
  },
  {
    id: 'frame-of-motor',
    fields: ['motorSize'],
    shown: is('inputType', ...FRAMED_INPUTS),
    reason: text(
      '只有带电机或 IEC 适配器的减速机有电机机座号。',
      'Only a unit with motor or IEC adapter has a motor frame.',
    ),
    source: 'reference fields of the line',
  },
  {
    id: 'brake-of-input',
    fields: ['brakes'],
    shown: is('inputType', ...BRAKED_INPUTS),
    reason: text('制动器只装在电机或液压马达输入端。', 'A brake stands at a motor or a hydraulic motor only.'),
    source: 'reference fields of the line',
  },
];

/** The fields these rules can hide. */
export const HIDEABLE_FIELDS: readonly string[] = hideableFields(VISIBILITIES);

/** The last size that is cast with feet (reference rule jrp-foot-sizes). */
const LARGEST_ON_FEET = 27;

/** Every rule of the JRP release that is not a table. */
export function jrpRules({ sizes }: PlanetaryFacts): readonly RuleDef[] {
  const onFeet = sizes.filter((size) => Number(size) <= LARGEST_ON_FEET);
  return [
    ...visibilityRules(VISIBILITIES),
    {
      id: 'jrp-shrink-disc-arm',
      expr: implies(is('builtInType', 'S'), allOf(is('torqueArm', 'T'), is('outputShaftType', 'H'))),
      reason: text('空心轴（锁紧盘）须有扭力臂。', 'A shrink-disc unit needs a torque arm.'),
      source: 'reference rule jrp-shrink-disc-arm',
    },
    {
      id: 'jrp-foot-sizes',
      expr: implies(is('builtInType', 'B'), is('reduceUnitSize', ...onFeet)),
      reason: text('底脚安装到 27 号为止。', 'Foot mounting up to size 27.'),
      source: 'reference rule jrp-foot-sizes',
    },
    {
      id: 'jrp-motor-brake-at-motor',
      expr: implies(is('brakes', 'BE'), is('inputType', 'motor')),
      reason: text('BE 是电机制动器。', 'BE is the brake of an electric motor.'),
      source: 'reference motor options',
    },
  ];
}
