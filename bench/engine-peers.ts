import { createRequire } from 'node:module';
import type { ClingoResult, run } from 'clingo-wasm';
import type { Backend } from '#engine/backend.ts';
import { bitsIn, hasBit, setBit } from '#engine/bits.ts';
import type { Domains } from '#engine/layout.ts';
import type { Expr, Model, TableDef } from '#engine/public.ts';
import { largest } from './engine-models.ts';

/** What a peer needed for all possible values of each state, and whether it said the same as we do. */
export interface PeerTimes {
  readonly name: string;
  readonly ms: readonly number[];
  readonly agrees: boolean;
}

const load = createRequire(import.meta.url);

/** The part of logic-solver that is used; it has no types of its own. */
interface Logic {
  readonly Solver: new () => {
    require(formula: unknown): void;
    solveAssuming(formula: unknown): { getTrueVars(): readonly string[] } | null;
  };
  or(...terms: readonly unknown[]): unknown;
  and(...terms: readonly unknown[]): unknown;
  exactlyOne(...terms: readonly unknown[]): unknown;
}

/** One-hot variables, a selector per row; a query for each value that no solution found has shown. */
export function askLogicSolver(model: Model, backend: Backend, states: readonly Domains[]): PeerTimes {
  const Logic: Logic = load('logic-solver');
  const solver = new Logic.Solver();
  for (const [variable, { values }] of model.variables.entries())
    solver.require(Logic.exactlyOne(...values.map((_, value) => atom(variable, value))));
  for (const clause of clausesOf(model)) solver.require(Logic.or(...clause.map(([v, value]) => atom(v, value))));
  for (const table of model.tables) {
    const scope = scopeOf(model, table);
    const selectors = table.rows.map((row, number) => {
      const selector = `row:${table.id}:${number}`;
      row.forEach((value, column) => {
        solver.require(Logic.or(`-${selector}`, atom(scope[column] ?? 0, value)));
      });
      return selector;
    });
    solver.require(Logic.or(...selectors));
  }
  solver.solveAssuming(Logic.or(atom(0, 0), `-${atom(0, 0)}`));
  const answer = (allowed: Domains) => {
    const found = new Int32Array(allowed.length);
    const chosen = restrictedTo(backend, allowed).map((atoms) => Logic.or(...atoms));
    for (const [variable, value] of openValues(backend, allowed)) {
      if (hasBit(found, backend.layout.first[variable] ?? 0, value)) continue;
      const solution = solver.solveAssuming(Logic.and(...chosen, atom(variable, value)));
      for (const term of solution?.getTrueVars() ?? []) note(term, found, backend);
    }
    return found;
  };
  return compared(
    'logic-solver',
    backend,
    states,
    states.map((state) => timed(() => answer(state))),
  );
}

function openValues(backend: Backend, allowed: Domains): readonly (readonly [variable: number, value: number])[] {
  return [...backend.layout.sizes.keys()].flatMap((variable) =>
    valuesIn(backend, allowed, variable).map((value) => [variable, value] as const),
  );
}

/** The union of all solutions ("brave consequences"), one run per state, grounding included. */
export async function askClingo(model: Model, backend: Backend, states: readonly Domains[]): Promise<PeerTimes> {
  const clingo: { run: typeof run } = load('clingo-wasm');
  const program = programOf(model);
  await clingo.run('a.');
  const answers: { found: Domains; ms: number }[] = [];
  for (const state of states) {
    const choice = restrictedTo(backend, state).map((atoms) => `:- ${atoms.map((one) => `not ${one}`).join(', ')}.`);
    const began = performance.now();
    const result = await clingo.run(`${program}\n${choice.join('\n')}`, 0, ['--enum-mode=brave']);
    const ms = performance.now() - began;
    if (result.Result === 'ERROR') throw new Error(`clingo: ${result.Error}`);
    const found = new Int32Array(state.length);
    for (const term of consequences(result)) note(term, found, backend);
    answers.push({ found, ms });
  }
  return compared('clingo-wasm', backend, states, answers);
}

function consequences({ Call }: ClingoResult): readonly string[] {
  return Call.at(-1)?.Witnesses.at(-1)?.Value ?? [];
}

/**
 * The model for clingo. It refuses programs much above 1 MB, so the rows of the large table are packed: what rows share
 * in the front is written once.
 */
function programOf(model: Model): string {
  const big = largest(model);
  const domains = model.variables.map(({ values }, variable) => `1 { x(${variable},0..${values.length - 1}) } 1.`);
  const clauses = clausesOf(model).map((clause) => `:- ${clause.map(([v, d]) => `not ${atom(v, d)}`).join(', ')}.`);
  const small = model.tables
    .filter((table) => table !== big)
    .flatMap((table, number) => [
      ...table.rows.map(
        (row) => `t${number} :- ${row.map((d, at) => atom(scopeOf(model, table)[at] ?? 0, d)).join(', ')}.`,
      ),
      `:- not t${number}.`,
    ]);
  return [...domains, ...clauses, ...small, ...packedTable(model, big), '#show x/2.'].join('\n');
}

const FRONT = 5;

function packedTable(model: Model, table: TableDef): readonly string[] {
  const rest = new Map<string, string[]>();
  for (const row of table.rows) {
    const front = row.slice(0, FRONT).join();
    const tails = rest.get(front) ?? [];
    rest.set(front, tails);
    tails.push(row.slice(FRONT).join());
  }
  const names = table.variables.map((_, column) => `C${column}`);
  const pattern = [...names.slice(0, FRONT), `(${names.slice(FRONT).join()})`].join();
  const scope = scopeOf(model, table);
  return [
    ...[...rest].map(([front, tails]) => `r(${front},(${tails.map((tail) => `(${tail})`).join(';')})).`),
    `1 { s(${names.join()}) : r(${pattern}) } 1.`,
    ...names.map((name, column) => `:- s(${names.join()}), not x(${scope[column]},${name}).`),
  ];
}

function compared(
  name: string,
  backend: Backend,
  states: readonly Domains[],
  answers: readonly { readonly found: Domains; readonly ms: number }[],
): PeerTimes {
  const agrees = states.every((state, at) => backend.possible(state)?.join() === answers[at]?.found.join());
  return { name, agrees, ms: answers.map(({ ms }) => ms) };
}

function timed(work: () => Domains): { found: Domains; ms: number } {
  const began = performance.now();
  return { found: work(), ms: performance.now() - began };
}

/** Per variable that is restricted, the values it may take. */
function restrictedTo(backend: Backend, allowed: Domains): readonly (readonly string[])[] {
  return [...backend.layout.sizes.entries()].flatMap(([variable, size]) => {
    const values = valuesIn(backend, allowed, variable);
    return values.length < size ? [values.map((value) => atom(variable, value))] : [];
  });
}

function valuesIn({ layout }: Backend, allowed: Domains, variable: number): readonly number[] {
  return bitsIn(allowed, layout.first[variable] ?? 0, layout.first[variable + 1] ?? 0);
}

function atom(variable: number, value: number): string {
  return `x(${variable},${value})`;
}

function note(term: string, found: Domains, { layout }: Backend): void {
  const [, variable, value] = /^x\((\d+),(\d+)\)$/.exec(term) ?? [];
  if (variable !== undefined) setBit(found, layout.first[Number(variable)] ?? 0, Number(value));
}

function scopeOf({ variables }: Model, table: TableDef): readonly number[] {
  return table.variables.map((name) => variables.findIndex(({ id }) => id === name));
}

/** The rules, each of which must be a disjunction of "variable in set". */
function clausesOf(model: Model): readonly (readonly (readonly [variable: number, value: number])[])[] {
  return model.rules.map(({ id, expr }) => {
    if (!('any' in expr)) throw new Error(`The rule ${id} is no clause.`);
    return expr.any.flatMap((literal) => literalOf(model, literal));
  });
}

function literalOf({ variables }: Model, literal: Expr): readonly (readonly [number, number])[] {
  if (!('in' in literal)) throw new Error('Only literals are expected in a clause.');
  const [name, codes] = literal.in;
  const variable = variables.findIndex(({ id }) => id === name);
  return codes.map((code) => [variable, variables[variable]?.values.indexOf(code) ?? -1]);
}
