import { setBit, wordsFor } from '#engine/bits.ts';
import type { CitedRule } from '#engine/engine.ts';
import { layoutOf } from '#engine/layout.ts';
import type { Model, RuleDef, TableDef } from '#engine/model/model.ts';
import { bitTable } from './bit-table.ts';
import type { Constraint, Network } from './network.ts';
import {
  type Clause,
  clauseBound,
  clausesOf,
  type Literal,
  MULTIPLY_UP_TO,
  termsOf,
  type Vocabulary,
} from './normal-form.ts';

interface Words extends Vocabulary {
  readonly sizes: number[];
}

/** Turns a sound model into clauses and bitset tables, each of which propagation treats exactly. */
export function normalise(model: Model): Network {
  const words = vocabularyOf(model);
  const tables = model.tables.map((table, origin) => tableConstraint(table, origin, words));
  const rules = model.rules.flatMap((rule, index) => ruleConstraints(rule, model.tables.length + index, words));
  return {
    layout: layoutOf(words.sizes),
    constraints: [...tables, ...rules],
    origins: [...model.tables, ...model.rules].map(citation),
  };
}

function citation({ id, reason, source }: TableDef | RuleDef): CitedRule {
  return source === undefined ? { id, reason } : { id, reason, source };
}

/** The numbers of a model's variables and values, and of variables yet to come. */
export function vocabularyOf(model: Model): Words {
  const numbers = new Map(model.variables.map(({ id }, number) => [id, number]));
  const values = model.variables.map((variable) => new Map(variable.values.map((code, number) => [code, number])));
  const sizes = model.variables.map((variable) => variable.values.length);
  return {
    sizes,
    variable: (name) => numbers.get(name) ?? -1,
    value: (variable, code) => values[variable]?.get(code) ?? -1,
    size: (variable) => sizes[variable] ?? 0,
    fresh: () => sizes.push(2) - 1,
  };
}

function tableConstraint({ variables, rows }: TableDef, origin: number, words: Words): Constraint {
  const sources = variables.map((name, column) => {
    const variable = words.variable(name);
    return { variable, size: words.size(variable), single: (row: number) => rows[row]?.[column] ?? 0 };
  });
  return bitTable(origin, rows.length, sources);
}

/** A rule of several clauses becomes one table if it has few alternatives: a table prunes more than its clauses. */
function ruleConstraints({ expr }: RuleDef, origin: number, words: Words): readonly Constraint[] {
  if (clauseBound(expr) > 1 && clauseBound(expr, true) <= MULTIPLY_UP_TO) return termConstraints(expr, origin, words);
  return clausesOf(expr, words).map((clause) => clauseConstraint(clause, origin, words));
}

function termConstraints(expr: RuleDef['expr'], origin: number, words: Words): readonly Constraint[] {
  const terms = termsOf(expr, words);
  if (terms.some((term) => term.length === 0)) return [];
  return terms.length === 0 ? [clauseConstraint([], origin, words)] : [termTable(terms, origin, words)];
}

function termTable(terms: readonly (readonly Literal[])[], origin: number, words: Words): Constraint {
  const variables = [...new Set(terms.flatMap((term) => term.map(({ variable }) => variable)))];
  const sources = variables.map((variable) => {
    const everything = Array.from({ length: words.size(variable) }, (_, value) => value);
    const perTerm = terms.map((term) => term.find((literal) => literal.variable === variable)?.values ?? everything);
    return { variable, size: words.size(variable), several: (row: number) => perTerm[row] ?? [] };
  });
  return bitTable(origin, terms.length, sources);
}

function clauseConstraint(clause: Clause, origin: number, words: Words): Constraint {
  const widths = clause.map(({ variable }) => wordsFor(words.size(variable)));
  const starts = Int32Array.from(widths, (_, index) => widths.slice(0, index).reduce((sum, width) => sum + width, 0));
  const sets = new Int32Array(widths.reduce((sum, width) => sum + width, 0));
  clause.forEach(({ values }, index) => {
    for (const value of values) setBit(sets, starts[index] ?? 0, value);
  });
  return { kind: 'clause', origin, variables: Int32Array.from(clause, ({ variable }) => variable), starts, sets };
}
