import type { Expr } from '#engine/public.ts';
import { allOf, is } from '#product/expressions.ts';

/** A variable of the line that has one of some codes. */
type Codes = readonly [variable: string, codes: readonly string[]];

/** By what a line knows the motor that is delivered with its products. */
export interface MotorOfLine {
  /** Where one is delivered; left out where it always is. */
  readonly delivered?: Codes;
  /** Where it is one without the inverter on it. */
  readonly plain: Codes;
  /** Where it carries its inverter (JCMC). */
  readonly integrated: Codes;
}

/** That a motor is delivered: no condition where it always is. */
export function isDelivered({ delivered }: MotorOfLine): readonly Expr[] {
  return delivered === undefined ? [] : [isOneOf(delivered)];
}

/** That a motor is delivered, and this besides. */
export function deliveredAnd(line: MotorOfLine, ...besides: readonly Expr[]): Expr {
  const [only, ...more] = [...isDelivered(line), ...besides];
  return only !== undefined && more.length === 0 ? only : allOf(...isDelivered(line), ...besides);
}

/** That the motor carries its inverter. */
export function isIntegrated({ integrated }: MotorOfLine): Expr {
  return isOneOf(integrated);
}

/** That the motor has no inverter on it. */
export function isPlain({ plain }: MotorOfLine): Expr {
  return isOneOf(plain);
}

function isOneOf([variable, codes]: Codes): Expr {
  return is(variable, ...codes);
}
