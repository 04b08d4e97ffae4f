import type { RuleDef } from '#engine/public.ts';
import { MOTOR_OF_JRT } from '#lines/jrt/motor-of-jrt.ts';
import {
  DRAIN_HOLE_RULES,
  rainCoverNeedsFanUp,
  SEALED_BRAKE_RULES,
  SECOND_SHAFT_RULES,
} from '#lines/shared/motor/rules/construction-rules.ts';
import { explosionProofRules } from '#lines/shared/motor/rules/explosion-proof-rules.ts';
import { allOf, implies, is, isNot } from '#product/expressions.ts';
import { text } from '#product/field.ts';

const ANGLES = ['0', '90', '180', '270'];
/** The side of the terminal box that faces the fan and the brake. */
const ENTRY_AT_FAN_END = '2';

/** Rules on what fits the motor's non-drive end, its place and its zone (reference rules 53, 54, 56 to 58, 60, 61, 67, 77, 85). */
export const CONSTRUCTION_RULES: readonly RuleDef[] = [
  ...SECOND_SHAFT_RULES,
  rainCoverNeedsFanUp(
    ['M4'],
    text(
      '防雨罩只用于风扇朝上的立式电机，即安装方位 M4。',
      'A rain cover goes on a vertical motor with the fan up: mounting position M4.',
    ),
  ),
  ...DRAIN_HOLE_RULES,
  {
    id: 'drain-hole-needs-known-position',
    expr: implies(is('otherMotorOptions.DH', 'yes'), isNot('installationPosition', 'M0')),
    reason: text(
      '排水孔须在最低点，因此须给定安装方位，不能用通用方位 M0。',
      'A drain hole must be the lowest point, so the mounting position must be known: not the universal M0.',
    ),
    source: 'reference rule 61',
  },
  ...SEALED_BRAKE_RULES,
  {
    id: 'cable-entry-clear-of-release-lever',
    expr: allOf(
      ...ANGLES.map((angle) => ({
        not: allOf(
          is('releaseDevice', 'HR'),
          is('releaseAngle', angle),
          is('boxLocation', angle),
          is('outletNozzlePosition', ENTRY_AT_FAN_END),
        ),
      })),
    ),
    reason: text(
      '出线口 2 朝向风扇端：HR 释放手柄与接线盒同一角度时，电缆会挡住手柄行程。',
      'Cable entry 2 faces the fan end: with the HR release lever at the angle of the terminal box the cable obstructs its travel.',
    ),
    source: 'reference rule 53',
  },
  ...explosionProofRules(MOTOR_OF_JRT),
];
