import type { Expr } from '#engine/public.ts';
import { deliveredAnd, type MotorOfLine } from '#lines/shared/motor/motor-of-line.ts';
import { isNot } from '#product/expressions.ts';

/** The duty a motor is rated for. */
export const CONTINUOUS_DUTY = 'S1-100%';

/** A motor of ours in another duty: its class and its rated data are declared for S1 (reference rule 97). */
export function otherThanContinuous(line: MotorOfLine): Expr {
  return deliveredAnd(line, isNot('durationFactor', CONTINUOUS_DUTY));
}
