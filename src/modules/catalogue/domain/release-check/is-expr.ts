import type { Expr } from '#engine/public.ts';

export type { Expr };

/** Whether something read from outside is an expression of the engine's models, and nothing besides. */
export function isExpr(value: unknown): value is Expr {
  if (typeof value !== 'object' || value === null) return false;
  const parts = new Map(Object.entries(value));
  const [one, two] = [...parts.keys()].sort();
  if (parts.size === 2) return one === 'if' && two === 'then' && isExpr(parts.get('if')) && isExpr(parts.get('then'));
  return parts.size === 1 && one !== undefined && IS_OF_KIND[one]?.(parts.get(one)) === true;
}

const IS_OF_KIND: Readonly<Record<string, (part: unknown) => boolean>> = {
  in: isLiteral,
  not: isExpr,
  all: areExprs,
  any: areExprs,
};

function areExprs(value: unknown): boolean {
  return Array.isArray(value) && value.every(isExpr);
}

function isLiteral(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [variable, codes] = value;
  return typeof variable === 'string' && Array.isArray(codes) && codes.every((code) => typeof code === 'string');
}

/** Which values of which variables an expression speaks of. */
export function literalsOf(expr: Expr): readonly (readonly [variable: string, codes: readonly string[]])[] {
  if ('in' in expr) return [expr.in];
  if ('not' in expr) return literalsOf(expr.not);
  if ('all' in expr) return expr.all.flatMap(literalsOf);
  if ('any' in expr) return expr.any.flatMap(literalsOf);
  return [...literalsOf(expr.if), ...literalsOf(expr.then)];
}
