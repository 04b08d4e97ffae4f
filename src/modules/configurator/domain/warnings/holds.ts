import type { Expr } from '#engine/public.ts';
import type { Values } from '#product/configuration.ts';

/** Whether an expression is true of the values that stand. */
export function holds(expr: Expr, standing: Values): boolean {
  if ('in' in expr) return expr.in[1].includes(standing[expr.in[0]] ?? '');
  if ('not' in expr) return !holds(expr.not, standing);
  if ('all' in expr) return expr.all.every((part) => holds(part, standing));
  if ('any' in expr) return expr.any.some((part) => holds(part, standing));
  return !holds(expr.if, standing) || holds(expr.then, standing);
}
