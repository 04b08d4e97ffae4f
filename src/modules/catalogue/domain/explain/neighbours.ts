import type { Expr, Model } from '#engine/public.ts';
import type { FieldId } from '#product/configuration.ts';
import { BASIC_TYPE } from '#product/flat-configuration.ts';

/** The variables that stand beside a variable in some rule or table of its own: what it depends on before all else. */
export type Neighbours = (variable: FieldId) => ReadonlySet<FieldId>;

const NONE: ReadonlySet<FieldId> = new Set();
const known = new WeakMap<Model, Neighbours>();

/** Which variables stand beside which. The table of the rows makes no neighbours: it says only that there is no such row. */
export function neighboursIn(model: Model): Neighbours {
  const before = known.get(model);
  if (before) return before;
  const found = neighboursBy(scopesOf(model));
  const neighbours: Neighbours = (variable) => found.get(variable) ?? NONE;
  known.set(model, neighbours);
  return neighbours;
}

/** What is told of several rules: that there is no such row is left out where another one says more. */
export function particular<Rule extends { readonly id: string }>(rules: readonly Rule[]): readonly Rule[] {
  const others = rules.filter(({ id }) => id !== BASIC_TYPE);
  return others.length > 0 ? others : rules;
}

function scopesOf({ tables, rules }: Model): readonly (readonly FieldId[])[] {
  return [...particular(tables).map(({ variables }) => variables), ...rules.map(({ expr }) => variablesIn(expr))];
}

function neighboursBy(scopes: readonly (readonly FieldId[])[]): ReadonlyMap<FieldId, ReadonlySet<FieldId>> {
  const found = new Map<FieldId, Set<FieldId>>();
  for (const scope of scopes) {
    for (const variable of scope) {
      const beside = found.get(variable) ?? new Set();
      for (const other of scope) if (other !== variable) beside.add(other);
      found.set(variable, beside);
    }
  }
  return found;
}

function variablesIn(expr: Expr): readonly FieldId[] {
  if ('in' in expr) return [expr.in[0]];
  if ('not' in expr) return variablesIn(expr.not);
  if ('if' in expr) return [...variablesIn(expr.if), ...variablesIn(expr.then)];
  return ('all' in expr ? expr.all : expr.any).flatMap(variablesIn);
}
