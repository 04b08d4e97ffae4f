import type { Model } from '#engine/model/model.ts';
import { type Clause, clausesOf, type Vocabulary } from '#engine/search/normal-form.ts';

/**
 * Clauses over the variables of a model with at most two values each. A literal is twice the variable, plus one if it
 * says "second value"; so `literal ^ 1` is its negation.
 */
export interface Cnf {
  readonly variables: number;
  readonly clauses: readonly Int32Array[];
}

/** The clauses of a model; undefined if it has tables, variables of more than two values or rules too deep for clauses. */
export function cnfOf(model: Model): Cnf | undefined {
  const sizes = model.variables.map(({ values }) => values.length);
  if (model.tables.length > 0 || sizes.some((size) => size > 2)) return undefined;
  const words = vocabularyOf(model);
  const clauses = model.rules.flatMap(({ expr }) => clausesOf(expr, words).map(literalsOf));
  if (words.invented()) return undefined;
  const fixed = sizes.flatMap((size, variable) => (size === 1 ? [Int32Array.of(2 * variable)] : []));
  return { variables: sizes.length, clauses: [...fixed, ...clauses] };
}

/** A fresh variable would be counted as one of the model's, so its invention is remembered. */
function vocabularyOf(model: Model): Vocabulary & { invented(): boolean } {
  const numbers = new Map(model.variables.map(({ id }, number) => [id, number]));
  let invented = false;
  return {
    variable: (name) => numbers.get(name) ?? -1,
    value: (variable, code) => model.variables[variable]?.values.indexOf(code) ?? -1,
    size: (variable) => model.variables[variable]?.values.length ?? 0,
    fresh: () => {
      invented = true;
      return model.variables.length;
    },
    invented: () => invented,
  };
}

function literalsOf(clause: Clause): Int32Array {
  return Int32Array.from(clause, ({ variable, values }) => 2 * variable + (values.has(1) ? 1 : 0));
}
