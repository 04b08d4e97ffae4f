import type { Expr } from '#engine/public.ts';
import { is, isNot } from '#product/expressions.ts';
import { HIDDEN, NONE } from '#product/field.ts';

/** Where the release lever may stand, in degrees. */
export const RELEASE_ANGLES: readonly string[] = ['0', '90', '180', '270'];

/** The motor is delivered with a brake. */
export const WITH_BRAKE: Expr = isNot('brakes', NONE, HIDDEN);
/** The fan or the brake makes the motor IP54 as delivered (reference rule 16). */
export const FAN_OR_BRAKE: Expr = { any: [is('coolingMethod', 'IC416'), WITH_BRAKE] };
