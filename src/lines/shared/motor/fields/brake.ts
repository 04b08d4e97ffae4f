import type { Expr } from '#engine/public.ts';
import type { MotorOfLine } from '#lines/shared/motor/motor-of-line.ts';
import { is, isNot } from '#product/expressions.ts';
import { HIDDEN, NONE } from '#product/field.ts';

/** Where the release lever may stand, in degrees. */
export const RELEASE_ANGLES: readonly string[] = ['0', '90', '180', '270'];

/** The motor is delivered with a brake. */
export function withBrake({ delivered }: MotorOfLine): Expr {
  return isNot('brakes', NONE, ...(delivered ? [HIDDEN] : []));
}

/** As delivered a motor is IP54 where that may be, with a fan or a brake, whatever else is wished (spec 001 §9). */
export const DELIVERED_MOTOR = { protectionClass: 'IP54' } as const;

/** The fan or the brake makes the motor IP54 as delivered (reference rule 16). */
export function fanOrBrake(line: MotorOfLine): Expr {
  return { any: [is('coolingMethod', 'IC416'), withBrake(line)] };
}
