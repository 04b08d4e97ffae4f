import type { Expr, Model } from '#engine/public.ts';

/** A part of a model that has nothing to do with the others once the shared variables are fixed. */
export interface IndependentPart<Shared extends string> {
  readonly variables: ReadonlySet<string>;
  /** The shared variables that bear on it. */
  readonly shared: readonly Shared[];
  /**
   * The codes of the shared variables by the class they belong to: everything in this part treats codes of one class alike.
   */
  readonly classOf: (variable: string, code: string) => number;
}

/** A rule or a table: what it speaks of, and what it says about each code of a shared variable. */
interface Constraint {
  readonly scope: readonly string[];
  readonly marks: (variable: string) => Iterable<readonly [code: string, mark: string]>;
}

/** The parts a model falls into when the shared variables are taken out. */
export function independentParts<Shared extends string>(
  model: Model,
  shared: readonly Shared[],
): readonly IndependentPart<Shared>[] {
  const isShared = (id: string) => shared.some((name) => name === id);
  const constraints = [...model.tables.map((table) => ofTable(table, model)), ...model.rules.map(ofRule)];
  const own = constraints.filter(({ scope }) => !scope.every(isShared));
  const groups = grouped(
    model.variables.map(({ id }) => id).filter((id) => !isShared(id)),
    own.map(({ scope }) => scope.filter((id) => !isShared(id))),
  );
  return groups.map((variables) => {
    const bearing = own.filter(({ scope }) => scope.some((id) => variables.has(id)));
    const touched = shared.filter((id) => bearing.some(({ scope }) => scope.includes(id)));
    const classes = new Map<string, ReadonlyMap<string, number>>(touched.map((id) => [id, classesOf(id, bearing)]));
    return { variables, shared: touched, classOf: (variable, code) => classes.get(variable)?.get(code) ?? -1 };
  });
}

function ofTable({ variables, rows }: Model['tables'][number], model: Model): Constraint {
  const codes = new Map(model.variables.map(({ id, values }) => [id, values]));
  return {
    scope: variables,
    *marks(variable) {
      const column = variables.indexOf(variable);
      for (const row of rows) {
        yield [codes.get(variable)?.[row[column] ?? -1] ?? '', row.filter((_, place) => place !== column).join()];
      }
    },
  };
}

function ofRule({ expr }: Model['rules'][number]): Constraint {
  const atoms = atomsOf(expr);
  return {
    scope: atoms.map(([variable]) => variable),
    *marks(variable) {
      for (const [atom, [id, codes]] of atoms.entries()) {
        if (id === variable) for (const code of codes) yield [code, String(atom)];
      }
    },
  };
}

function atomsOf(expr: Expr): readonly (readonly [variable: string, codes: readonly string[]])[] {
  if ('in' in expr) return [expr.in];
  if ('not' in expr) return atomsOf(expr.not);
  if ('all' in expr) return expr.all.flatMap(atomsOf);
  if ('any' in expr) return expr.any.flatMap(atomsOf);
  return [...atomsOf(expr.if), ...atomsOf(expr.then)];
}

/** The variables in groups that no scope crosses. */
function grouped(variables: readonly string[], scopes: readonly (readonly string[])[]): readonly ReadonlySet<string>[] {
  let groups: readonly ReadonlySet<string>[] = variables.map((id) => new Set([id]));
  for (const scope of scopes) {
    const met = groups.filter((group) => scope.some((id) => group.has(id)));
    if (met.length < 2) continue;
    groups = [...groups.filter((group) => !met.includes(group)), new Set(met.flatMap((group) => [...group]))];
  }
  return groups;
}

/** Codes with the same marks in every constraint share a number; a code nothing speaks of is in the class of all such. */
function classesOf(variable: string, constraints: readonly Constraint[]): ReadonlyMap<string, number> {
  const marks = new Map<string, Set<string>>();
  constraints.forEach(({ scope, marks: marksOf }, number) => {
    if (!scope.includes(variable)) return;
    for (const [code, mark] of marksOf(variable)) {
      const known = marks.get(code) ?? new Set();
      marks.set(code, known.add(`${number} ${mark}`));
    }
  });
  const numbers = new Map<string, number>();
  return new Map(
    [...marks].map(([code, set]) => {
      const key = [...set].sort().join('\n');
      const number = numbers.get(key) ?? numbers.size;
      numbers.set(key, number);
      return [code, number];
    }),
  );
}
