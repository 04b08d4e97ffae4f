import type { Expr } from '#engine/public.ts';
import type { Values } from './configuration.ts';

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

/** Whether an expression is true of the values that stand. */
export function holds(expr: Expr, standing: Values): boolean {
  if ('in' in expr) return expr.in[1].includes(standing[expr.in[0]] ?? '');
  if ('not' in expr) return !holds(expr.not, standing);
  if ('all' in expr) return expr.all.every((part) => holds(part, standing));
  if ('any' in expr) return expr.any.some((part) => holds(part, standing));
  return !holds(expr.if, standing) || holds(expr.then, standing);
}
