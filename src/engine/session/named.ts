/** The engine in names: variables and values as the application writes them. */
import type { Choice, CitedRule, Conflict, Engine, Session, Val, VarId } from '#engine/engine.ts';

/** Allowed values per chosen variable, oldest choice first. An empty list allows nothing. */
export type NamedChoices = Readonly<Record<string, readonly string[]>>;

/** One value per variable. */
export type NamedAssignment = Readonly<Record<string, string>>;

export interface NamedDomain {
  /** The values that occur in some complete configuration with all choices. */
  readonly possible: ReadonlySet<string>;
  /** The same without this variable's own choice; equal to `possible` if it has none. */
  readonly alternatives: ReadonlySet<string>;
}

/** One entry per variable of the model, in the model's order. */
export type NamedDomains = Readonly<Record<string, NamedDomain>>;

export interface NamedConflict {
  readonly choices: NamedChoices;
  readonly rules: readonly CitedRule[];
  readonly minimal: boolean;
}

export interface NamedRepair {
  /** Variables whose choice is given up. */
  readonly retract: readonly string[];
  /** For the same variables, a value that works together with all that stays. */
  readonly replace: NamedAssignment;
  readonly cost: number;
}

export interface RepairOptions {
  /** How many repairs at most; 3 without it. */
  readonly limit?: number;
  /** What giving up the choice of a variable costs, above zero; 1 without it. */
  readonly weightOf?: (variable: string) => number;
}

/**
 * Exactly the values each variable can still take, and what chosen ones can be switched to.
 * @returns undefined if the choices contradict; ask `conflictNamed` why
 * @throws on an unknown variable or value
 */
export function domainsOf(engine: Engine, choices: NamedChoices): NamedDomains | undefined {
  const session = sessionWith(engine, choices);
  if (!session) return undefined;
  const entries = engine.variables.map(({ id, values }) => {
    const possible = codesOf(values, session.possible(engine.id(id)));
    const alternatives = Object.hasOwn(choices, id) ? codesOf(values, session.alternatives(engine.id(id))) : possible;
    return [id, { possible, alternatives }] as const;
  });
  return Object.fromEntries(entries);
}

/** Whether some complete configuration has all these choices; throws on an unknown variable or value. */
export function isConsistent(engine: Engine, choices: NamedChoices): boolean {
  return sessionWith(engine, choices) !== undefined;
}

/**
 * A complete configuration. Preferences are taken one after the other, each by the first of its values that is still
 * possible; a preference none of whose values is possible is dropped. All else takes its first possible value in the
 * model's order.
 * @returns undefined if the choices contradict
 */
export function completeNamed(
  engine: Engine,
  choices: NamedChoices,
  prefer: NamedChoices = {},
): NamedAssignment | undefined {
  const completed = sessionWith(engine, choices)?.complete(idsOf(engine, prefer));
  return completed && assignmentOf(engine, completed);
}

/** Why the choices contradict each other: a minimal set of them with the rules; undefined if they do not. */
export function conflictNamed(engine: Engine, choices: NamedChoices): NamedConflict | undefined {
  return toNamed(engine, engine.conflict(idsOf(engine, choices)));
}

/**
 * What stands against a value, the variable's own choice aside; undefined if the value is possible. The value itself is
 * not among the conflict's choices. If the other choices contradict each other anyway, says why they do.
 */
export function whyNotNamed(
  engine: Engine,
  choices: NamedChoices,
  variable: string,
  value: string,
): NamedConflict | undefined {
  const { [variable]: _own, ...others } = choices;
  const wanted = engine.id(variable);
  const number = engine.value(wanted, value);
  const session = sessionWith(engine, others);
  return toNamed(engine, session ? session.whyNot(wanted, number) : engine.conflict(idsOf(engine, others)));
}

/** The cheapest ways to make room for what is wanted: exact, cheapest first; empty if what is wanted cannot be had. */
export function repairsNamed(
  engine: Engine,
  choices: NamedChoices,
  want: NamedChoices,
  options: RepairOptions = {},
): readonly NamedRepair[] {
  const weightOf = options.weightOf ?? (() => 1);
  const weighted = idsOf(engine, choices).map((choice) => ({
    ...choice,
    weight: weightOf(nameOf(engine, choice.variable)),
  }));
  return engine.repairs(weighted, idsOf(engine, want), options.limit ?? 3).map(({ retract, replace, cost }) => ({
    retract: retract.map(({ variable }) => nameOf(engine, variable)),
    replace: assignmentOf(engine, replace),
    cost,
  }));
}

/** The session opened last, by engine: the options of a form are asked about one after the other, beside the same choices. */
const latest = new WeakMap<Engine, { readonly key: string; readonly session: Session | undefined }>();

function sessionWith(engine: Engine, choices: NamedChoices): Session | undefined {
  const key = JSON.stringify(choices);
  const known = latest.get(engine);
  if (known?.key === key) return known.session;
  const session = newSessionWith(engine, choices);
  latest.set(engine, { key, session });
  return session;
}

function newSessionWith(engine: Engine, choices: NamedChoices): Session | undefined {
  const session = engine.session();
  return session.set(idsOf(engine, choices)).ok ? session : undefined;
}

function idsOf(engine: Engine, choices: NamedChoices): Choice[] {
  return Object.entries(choices).map(([name, codes]) => {
    const variable = engine.id(name);
    return { variable, values: codes.map((code) => engine.value(variable, code)), by: 'user' };
  });
}

function toNamed(engine: Engine, conflict: Conflict | undefined): NamedConflict | undefined {
  if (!conflict) return undefined;
  const choices = conflict.choices.map(
    ({ variable, values }) =>
      [nameOf(engine, variable), values.map((value) => codeOf(engine, variable, value))] as const,
  );
  return { choices: Object.fromEntries(choices), rules: conflict.rules, minimal: conflict.minimal };
}

function assignmentOf(engine: Engine, choices: readonly Choice[]): NamedAssignment {
  return Object.fromEntries(
    choices.flatMap(({ variable, values: [value] }) =>
      value === undefined ? [] : [[nameOf(engine, variable), codeOf(engine, variable, value)] as const],
    ),
  );
}

function codesOf(codes: readonly string[], values: ReadonlySet<Val>): ReadonlySet<string> {
  return new Set(codes.filter((_, value) => values.has(value)));
}

function nameOf(engine: Engine, variable: VarId): string {
  return engine.variables[variable]?.id ?? '';
}

function codeOf(engine: Engine, variable: VarId, value: Val): string {
  return engine.variables[variable]?.values[value] ?? '';
}
