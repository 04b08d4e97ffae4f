import type { Expr } from '#engine/public.ts';

/** The variable has one of these values. */
export function is(variable: string, ...values: readonly string[]): Expr {
  return { in: [variable, values] };
}

/** The variable has none of these values. */
export function isNot(variable: string, ...values: readonly string[]): Expr {
  return { not: is(variable, ...values) };
}

/** All of these hold. */
export function allOf(...parts: readonly Expr[]): Expr {
  return { all: parts };
}

/** Where the condition holds, the consequence must. */
export function implies(condition: Expr, consequence: Expr): Expr {
  // biome-ignore lint/suspicious/noThenProperty: the engine's word for a consequence; nothing awaits an expression
  return { if: condition, then: consequence };
}

/** Both hold or neither. */
export function iff(one: Expr, other: Expr): Expr {
  return { all: [implies(one, other), implies(other, one)] };
}

/** The motor is delivered with a brake. */
export const WITH_BRAKE: Expr = isNot('brakes', 'none', '-');
/** The fan or the brake makes the motor IP54 as delivered (reference rule 16). */
export const FAN_OR_BRAKE: Expr = { any: [is('coolingMethod', 'IC416'), WITH_BRAKE] };
