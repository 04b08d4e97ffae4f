import type { Expr, Model, Reason, RuleDef, TableDef } from './model.ts';

/** What is wrong with a model, and where: `subject` is the id of the variable, rule or table. */
export interface ModelProblem {
  readonly kind:
    | 'duplicate variable'
    | 'duplicate value'
    | 'variable without values'
    | 'duplicate rule or table'
    | 'missing reason'
    | 'unknown variable'
    | 'unknown value'
    | 'table without variables'
    | 'variable twice in a table'
    | 'row length'
    | 'row entry out of range';
  readonly subject: string;
  /** The name, value or row number at fault. */
  readonly detail: string;
}

type ValuesOf = ReadonlyMap<string, ReadonlySet<string>>;

/** Everything that keeps a model from being opened; empty if it is sound. Whether it has solutions is another question. */
export function checkModel(model: Model): readonly ModelProblem[] {
  const valuesOf: ValuesOf = new Map(model.variables.map(({ id, values }) => [id, new Set(values)]));
  const constraints = [...model.tables, ...model.rules];
  return [
    ...duplicates(model.variables.map(({ id }) => id)).map((id) => problem('duplicate variable', id, id)),
    ...model.variables.flatMap(({ id, values }) => valueProblems(id, values)),
    ...duplicates(constraints.map(({ id }) => id)).map((id) => problem('duplicate rule or table', id, id)),
    ...constraints.flatMap(({ id, reason }) => reasonProblems(id, reason)),
    ...model.tables.flatMap((table) => tableProblems(table, valuesOf)),
    ...model.rules.flatMap((rule) => ruleProblems(rule, valuesOf)),
  ];
}

function valueProblems(id: string, values: readonly string[]): ModelProblem[] {
  if (values.length === 0) return [problem('variable without values', id, id)];
  return duplicates(values).map((value) => problem('duplicate value', id, value));
}

function reasonProblems(id: string, { zh, en }: Reason): ModelProblem[] {
  const texts = { zh, en };
  return Object.entries(texts).flatMap(([language, text]) =>
    text.trim() === '' ? [problem('missing reason', id, language)] : [],
  );
}

function tableProblems({ id, variables, rows }: TableDef, valuesOf: ValuesOf): ModelProblem[] {
  if (variables.length === 0) return [problem('table without variables', id, id)];
  const sizes = variables.map((name) => valuesOf.get(name)?.size ?? Number.POSITIVE_INFINITY);
  return [
    ...variables.filter((name) => !valuesOf.has(name)).map((name) => problem('unknown variable', id, name)),
    ...duplicates(variables).map((name) => problem('variable twice in a table', id, name)),
    ...rows.flatMap((row, number) => rowProblem(id, row, number, sizes)),
  ];
}

function rowProblem(id: string, row: readonly number[], number: number, sizes: readonly number[]): ModelProblem[] {
  if (row.length !== sizes.length) return [problem('row length', id, String(number))];
  const sound = row.every((value, column) => Number.isInteger(value) && value >= 0 && value < (sizes[column] ?? 0));
  return sound ? [] : [problem('row entry out of range', id, String(number))];
}

function ruleProblems({ id, expr }: RuleDef, valuesOf: ValuesOf): ModelProblem[] {
  return literalsOf(expr).flatMap(([name, values]) => {
    const known = valuesOf.get(name);
    if (!known) return [problem('unknown variable', id, name)];
    return values.filter((value) => !known.has(value)).map((value) => problem('unknown value', id, `${name} ${value}`));
  });
}

function literalsOf(expr: Expr): (readonly [string, readonly string[]])[] {
  if ('in' in expr) return [expr.in];
  if ('not' in expr) return literalsOf(expr.not);
  if ('all' in expr) return expr.all.flatMap(literalsOf);
  if ('any' in expr) return expr.any.flatMap(literalsOf);
  return [...literalsOf(expr.if), ...literalsOf(expr.then)];
}

function duplicates(names: readonly string[]): string[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const name of names) {
    if (seen.has(name)) twice.add(name);
    seen.add(name);
  }
  return [...twice];
}

function problem(kind: ModelProblem['kind'], subject: string, detail: string): ModelProblem {
  return { kind, subject, detail };
}
