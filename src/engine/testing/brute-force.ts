import type { Expr, Model } from '#engine/model/model.ts';
import type { NamedAssignment, NamedChoices } from '#engine/session/named.ts';

/** Every complete configuration of a small model, found by trying all; only rules and tables that `counts` accepts. */
export function allSolutions(model: Model, counts: (id: string) => boolean = () => true): readonly NamedAssignment[] {
  const tables = model.tables.filter(({ id }) => counts(id)).map(({ variables, rows }) => ({ variables, rows }));
  const rules = model.rules.filter(({ id }) => counts(id));
  const values = new Map(model.variables.map((variable) => [variable.id, variable.values]));
  return assignments(model).filter(
    (assignment) =>
      rules.every(({ expr }) => holds(expr, assignment)) &&
      tables.every(({ variables, rows }) =>
        rows.some((row) =>
          row.every((value, at) => values.get(variables[at] ?? '')?.[value] === assignment[variables[at] ?? '']),
        ),
      ),
  );
}

/** Whether an assignment has one of the chosen values everywhere. */
export function agrees(assignment: NamedAssignment, choices: NamedChoices): boolean {
  return Object.entries(choices).every(([name, values]) => values.includes(assignment[name] ?? ''));
}

function assignments({ variables }: Model): readonly NamedAssignment[] {
  let all: readonly NamedAssignment[] = [{}];
  for (const { id, values } of variables) all = all.flatMap((one) => values.map((value) => ({ ...one, [id]: value })));
  return all;
}

function holds(expr: Expr, assignment: NamedAssignment): boolean {
  if ('in' in expr) return expr.in[1].includes(assignment[expr.in[0]] ?? '');
  if ('not' in expr) return !holds(expr.not, assignment);
  if ('all' in expr) return expr.all.every((part) => holds(part, assignment));
  if ('any' in expr) return expr.any.some((part) => holds(part, assignment));
  return !holds(expr.if, assignment) || holds(expr.then, assignment);
}
