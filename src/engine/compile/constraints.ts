import { hasBit } from '#engine/bits.ts';
import type { Expr, Model, TableDef } from '#engine/model/model.ts';
import { type Clause, clauseBound, clausesOf, MULTIPLY_UP_TO, type Vocabulary } from '#engine/search/normal-form.ts';
import { vocabularyOf } from '#engine/search/normalise.ts';
import type { Propagator } from '#engine/search/propagate.ts';
import { splitByDependencies } from './dependencies.ts';

/** An expression without negation, over sets of values still possible; `all` of nothing holds, `any` of nothing fails. */
export type Formula =
  | { readonly kind: 'literal'; readonly variable: number; readonly values: ReadonlySet<number> }
  | { readonly kind: 'all' | 'any'; readonly parts: readonly Formula[] };

/** The rows of a table, column by column in the order of the scope. */
export interface Rows {
  readonly kind: 'rows';
  readonly scope: readonly number[];
  readonly columns: readonly Int32Array[];
}

/** What a diagram has to respect, over variables that are still open; those of a formula as they are first named. */
export type Restriction =
  | Rows
  | { readonly kind: 'formula'; readonly scope: readonly number[]; readonly formula: Formula };

/** The tables and rules of a model with what propagation already decided left out; undefined if they cannot all hold. */
export function restrictionsOf(model: Model, propagator: Propagator): readonly Restriction[] | undefined {
  const words = vocabularyOf(model);
  const { layout } = propagator;
  const allows: Allows = (variable, value) => hasBit(propagator.words, layout.first[variable] ?? 0, value);
  const isOpen = (variable: number) => !propagator.isFixed(variable);
  const tables = model.tables.flatMap((table) =>
    splitByDependencies(rowsOf(table, words, isOpen, allows), layout.sizes),
  );
  const formulas = model.rules
    .flatMap(({ expr }) => formulasOf(expr, words))
    .map((formula) => decided(formula, words, allows));
  if (formulas.includes(FAILS)) return undefined;
  return [
    ...tables.filter(({ scope }) => scope.length > 0),
    ...joined(formulas.filter((formula) => formula !== HOLDS)),
  ];
}

type Allows = (variable: number, value: number) => boolean;

function rowsOf(table: TableDef, words: Vocabulary, isOpen: (variable: number) => boolean, allows: Allows): Rows {
  const variables = table.variables.map((name) => words.variable(name));
  const limits = variables.flatMap((variable, column) => {
    const allowed = Array.from({ length: words.size(variable) }, (_, value) => allows(variable, value));
    return allowed.includes(false) ? [{ column, allowed }] : [];
  });
  let { rows } = table;
  for (const { column, allowed } of limits) rows = rows.filter((row) => allowed[row[column] ?? 0]);
  const open = variables.flatMap((variable, column) => (isOpen(variable) ? [column] : []));
  const columnOf = (column: number) => {
    const values = new Int32Array(rows.length);
    for (let row = 0; row < values.length; row++) values[row] = rows[row]?.[column] ?? 0;
    return values;
  };
  return { kind: 'rows', scope: open.map((column) => variables[column] ?? 0), columns: open.map(columnOf) };
}

/** One formula per clause where there are few, or else per part of a conjunction: each is about fewer variables. */
function formulasOf(expr: Expr, words: Vocabulary): readonly Formula[] {
  if (clauseBound(expr) <= MULTIPLY_UP_TO) return clausesOf(expr, words).map(clauseFormula);
  return 'all' in expr ? expr.all.flatMap((part) => formulasOf(part, words)) : [formulaOf(expr, words, false)];
}

function clauseFormula(clause: Clause): Formula {
  return { kind: 'any', parts: clause.map(({ variable, values }) => ({ kind: 'literal', variable, values })) };
}

function formulaOf(expr: Expr, words: Vocabulary, negated: boolean): Formula {
  if ('in' in expr) return literalOf(expr.in, words, negated);
  if ('not' in expr) return formulaOf(expr.not, words, !negated);
  if ('all' in expr)
    return { kind: negated ? 'any' : 'all', parts: expr.all.map((part) => formulaOf(part, words, negated)) };
  if ('any' in expr)
    return { kind: negated ? 'all' : 'any', parts: expr.any.map((part) => formulaOf(part, words, negated)) };
  const parts = [formulaOf(expr.if, words, !negated), formulaOf(expr.then, words, negated)];
  return { kind: negated ? 'all' : 'any', parts };
}

function literalOf([name, codes]: readonly [string, readonly string[]], words: Vocabulary, negated: boolean): Formula {
  const variable = words.variable(name);
  const named = new Set(codes.map((code) => words.value(variable, code)));
  const all = Array.from({ length: words.size(variable) }, (_, value) => value);
  return { kind: 'literal', variable, values: new Set(all.filter((value) => named.has(value) !== negated)) };
}

const HOLDS: Formula = { kind: 'all', parts: [] };
const FAILS: Formula = { kind: 'any', parts: [] };

/** The formula with literals that can no longer change taken out; `HOLDS` or `FAILS` itself if nothing is left. */
function decided(formula: Formula, words: Vocabulary, allows: Allows): Formula {
  if (formula.kind === 'literal') return decidedLiteral(formula.variable, formula.values, words, allows);
  const { kind } = formula;
  const [neutral, absorbing] = kind === 'all' ? [HOLDS, FAILS] : [FAILS, HOLDS];
  const parts = formula.parts.map((part) => decided(part, words, allows)).filter((part) => part !== neutral);
  if (parts.includes(absorbing)) return absorbing;
  return parts.length === 0 ? neutral : { kind, parts };
}

function decidedLiteral(variable: number, values: ReadonlySet<number>, words: Vocabulary, allows: Allows): Formula {
  const left = Array.from({ length: words.size(variable) }, (_, value) => value).filter((value) =>
    allows(variable, value),
  );
  const inside = left.filter((value) => values.has(value));
  if (inside.length === left.length) return HOLDS;
  return inside.length === 0 ? FAILS : { kind: 'literal', variable, values: new Set(inside) };
}

/** Formulas about the same variables become one. */
function joined(formulas: readonly Formula[]): readonly Restriction[] {
  const byScope = new Map<string, { readonly scope: readonly number[]; readonly parts: Formula[] }>();
  for (const formula of formulas) {
    const scope = [...new Set(variablesIn(formula))];
    const key = scope.toSorted((one, other) => one - other).join();
    const group = byScope.get(key) ?? { scope, parts: [] };
    group.parts.push(formula);
    byScope.set(key, group);
  }
  return [...byScope.values()].map(({ scope, parts }) => ({ kind: 'formula', scope, formula: { kind: 'all', parts } }));
}

/** Whether a formula is deeper than clauses. */
export function isDeep(formula: Formula, levels = 2): boolean {
  if (formula.kind === 'literal') return false;
  return levels === 0 || formula.parts.some((part) => isDeep(part, levels - 1));
}

function variablesIn(formula: Formula): readonly number[] {
  return formula.kind === 'literal' ? [formula.variable] : formula.parts.flatMap(variablesIn);
}
