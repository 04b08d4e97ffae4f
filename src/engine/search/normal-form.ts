import type { Expr } from '#engine/model/model.ts';

/** "The variable takes one of these values." */
export interface Literal {
  readonly variable: number;
  readonly values: ReadonlySet<number>;
}

/** Literals, at most one per variable, of which one has to hold; an empty clause cannot hold. */
export type Clause = readonly Literal[];

/** What the normaliser knows of the variables, and how it gets a further, two-valued one. */
export interface Vocabulary {
  variable(name: string): number;
  value(variable: number, code: string): number;
  size(variable: number): number;
  /** A new variable with the values 0 and 1 that no model mentions. */
  fresh(): number;
}

/** Above this many clauses a disjunction is cut in two by a fresh variable instead of being multiplied out. */
export const MULTIPLY_UP_TO = 24;

/**
 * Clauses that together say what the expression (or its negation) says, fresh variables existentially bound.
 * Multiplies small disjunctions out and stays linear in the size of the expression.
 */
export function clausesOf(expr: Expr, words: Vocabulary, negated = false): readonly Clause[] {
  if ('in' in expr) return literalClauses(expr.in, words, negated);
  if ('not' in expr) return clausesOf(expr.not, words, !negated);
  const { parts, conjunction } = partsOf(expr, negated);
  const sides = parts.map((part) => clausesOf(part.expr, words, part.negated));
  return conjunction ? sides.flat() : sides.reduce((left, right) => either(left, right, words), [[]]);
}

/** An upper bound of the number of clauses, at every step of multiplying out, without fresh variables. */
export function clauseBound(expr: Expr, negated = false): number {
  if ('in' in expr) return 1;
  if ('not' in expr) return clauseBound(expr.not, !negated);
  const { parts, conjunction } = partsOf(expr, negated);
  const bounds = parts.map((part) => clauseBound(part.expr, part.negated));
  return conjunction
    ? bounds.reduce((sum, bound) => sum + bound, 0)
    : bounds.reduce((all, bound) => all * Math.max(bound, 1), 1);
}

/**
 * Conjunctions of literals of which one has to hold; only for expressions with `clauseBound(expr, true)` of at most
 * `MULTIPLY_UP_TO`, so that no fresh variable is needed.
 */
export function termsOf(expr: Expr, words: Vocabulary): readonly (readonly Literal[])[] {
  return clausesOf(expr, words, true).map((clause) =>
    clause.map(({ variable, values }) => ({ variable, values: complement(values, words.size(variable)) })),
  );
}

type Compound = Exclude<Expr, { in: unknown } | { not: unknown }>;

function partsOf(expr: Compound, negated: boolean) {
  if ('all' in expr) return { parts: expr.all.map((part) => ({ expr: part, negated })), conjunction: !negated };
  if ('any' in expr) return { parts: expr.any.map((part) => ({ expr: part, negated })), conjunction: negated };
  const parts = [
    { expr: expr.if, negated: !negated },
    { expr: expr.then, negated },
  ];
  return { parts, conjunction: negated };
}

function literalClauses([name, codes]: readonly [string, readonly string[]], words: Vocabulary, negated: boolean) {
  const variable = words.variable(name);
  const size = words.size(variable);
  const named = new Set(codes.map((code) => words.value(variable, code)));
  const values = negated ? complement(named, size) : named;
  if (values.size === size) return [];
  return [values.size === 0 ? [] : [{ variable, values }]];
}

function either(left: readonly Clause[], right: readonly Clause[], words: Vocabulary): readonly Clause[] {
  if (left.length * right.length <= MULTIPLY_UP_TO) {
    return left.flatMap((one) => right.flatMap((other) => union(one, other, words)));
  }
  const variable = words.fresh();
  const chooseLeft: Clause = [{ variable, values: new Set([0]) }];
  const chooseRight: Clause = [{ variable, values: new Set([1]) }];
  return [
    ...left.flatMap((clause) => union(clause, chooseRight, words)),
    ...right.flatMap((clause) => union(clause, chooseLeft, words)),
  ];
}

/** The clause "one of the two", or no clause if it always holds. */
function union(one: Clause, other: Clause, words: Vocabulary): readonly Clause[] {
  const merged = new Map(one.map(({ variable, values }) => [variable, values]));
  for (const { variable, values } of other) {
    const both = new Set([...(merged.get(variable) ?? []), ...values]);
    if (both.size === words.size(variable)) return [];
    merged.set(variable, both);
  }
  return [[...merged].map(([variable, values]) => ({ variable, values }))];
}

function complement(values: ReadonlySet<number>, size: number): ReadonlySet<number> {
  const others = new Set<number>();
  for (let value = 0; value < size; value++) if (!values.has(value)) others.add(value);
  return others;
}
