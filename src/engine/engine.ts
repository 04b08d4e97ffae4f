/**
 * What the engine offers, whatever computes it: ids, choices, sessions, and the explanation of a refusal.
 * Applications that speak names rather than ids use `named.ts`.
 */
import type { Reason, TableDef, VariableDef } from './model/model.ts';

/** The number of a variable in its model; only an engine hands it out. */
export type VarId = number & { readonly __variable: unique symbol };

/** The number of a value: its place in the variable's `values`. */
export type Val = number;

/** What it costs to give a choice up, without unit; above zero. */
export type Weight = number;

/** "This variable takes one of these values." An empty list allows nothing and so contradicts everything. */
export interface Choice {
  readonly variable: VarId;
  readonly values: readonly Val[];
  /** Without it, 1 for a person's choice and 0.1 for a default. */
  readonly weight?: Weight;
  readonly by: 'user' | 'default';
}

/** A rule or table as it is named to a person. */
export interface CitedRule {
  readonly id: string;
  readonly reason: Reason;
  readonly source?: string;
}

/** Choices that cannot stand together, oldest first, and the rules and tables that forbid it. */
export interface Conflict {
  readonly choices: readonly Choice[];
  readonly rules: readonly CitedRule[];
  /** No choice and no rule can be left out: what remains would allow the configuration. */
  readonly minimal: boolean;
}

/** Choices to give up, and for the same variables values that work, all together, with everything that stays. */
export interface Repair {
  readonly retract: readonly Choice[];
  readonly replace: readonly Choice[];
  readonly cost: Weight;
}

/** What became of a request; a refused one leaves the session as it was. */
export type Outcome =
  | { readonly ok: true; readonly changed: readonly VarId[] }
  | { readonly ok: false; readonly conflict: Conflict; readonly repairs: readonly Repair[] };

/** A number of complete configurations, exact, or as near as could be found in the time a person waits. */
export type Count = { readonly exact: bigint } | { readonly approx: number };

/** Asks for rows of a table of the model, from a row on, so many at most. */
export interface RowQuery {
  readonly table: TableDef;
  readonly offset: number;
  readonly limit: number;
}

/** Places in the table's `rows`, ascending, and where to go on; without `next` there are no more. */
export interface RowPage {
  readonly rows: readonly number[];
  readonly next?: number;
}

/** A configuration in the making: a handle on an immutable snapshot of choices, replaced as a whole. */
export interface Session {
  /** The choices in the order they were made, one per variable. */
  readonly choices: readonly Choice[];
  /** Adds a choice, in place of an earlier one for the same variable. */
  choose(choice: Choice): Outcome;
  /** Takes a variable's choice back. */
  retract(variable: VarId): Outcome;
  /** Replaces all choices at once. */
  set(all: readonly Choice[]): Outcome;
  /** Exactly the values that occur in some complete configuration with the choices made. */
  possible(variable: VarId): ReadonlySet<Val>;
  isPossible(variable: VarId, value: Val): boolean;
  /** The only possible value, if there is only one. */
  forced(variable: VarId): Val | undefined;
  /** The possible values of a variable if its own choice were taken back: what it can be switched to. */
  alternatives(variable: VarId): ReadonlySet<Val>;
  /** A complete configuration; preferences are honoured greedily in order, the rest takes the first possible value. */
  complete(prefer?: readonly Choice[]): readonly Choice[] | undefined;
  /** How many complete configurations have all choices made. */
  remaining(): Count;
  /**
   * The same per value of a variable, its own choice aside, in the order of its values. Exact up to 2^53, beyond that
   * right to a dozen digits; NaN where the back end could not find out in time.
   */
  remainingPer(variable: VarId): Float64Array;
  /** The rows of a table that occur in some complete configuration with the choices made. */
  rows(query: RowQuery): RowPage;
  /** What stands against a value, the variable's own choice aside, the value left out; undefined if nothing does. */
  whyNot(variable: VarId, value: Val): Conflict | undefined;
  /** Different minimal conflicts against a value, `whyNot`'s first, at most so many; none if nothing stands against it. */
  allConflicts(variable: VarId, value: Val, limit: number): readonly Conflict[];
  /** The cheapest ways to make room for the wanted choices, cheapest first, exact; none if no way exists. */
  repairs(want: readonly Choice[], limit: number): readonly Repair[];
}

/** An opened model. All answers are exact; nothing is remembered between calls but speed. */
export interface Engine {
  /** Content hash of the model, 16 hexadecimal digits. */
  readonly hash: string;
  readonly version: string;
  readonly variables: readonly VariableDef[];
  /** The id of a variable; throws if the model has none of that name. */
  id(name: string): VarId;
  /** The number of a value code; throws if the variable has no such value. */
  value(variable: VarId, code: string): Val;
  /** A new session; throws if the initial choices contradict each other. */
  session(initial?: readonly Choice[]): Session;
  /** Why these choices cannot stand together; undefined if they can. */
  conflict(choices: readonly Choice[]): Conflict | undefined;
  /** As `Session.repairs`, for choices that may already contradict each other. */
  repairs(choices: readonly Choice[], want: readonly Choice[], limit: number): readonly Repair[];
}
