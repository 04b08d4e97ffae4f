import type { Choice, CitedRule, Count } from './engine.ts';
import type { Domains, Layout } from './layout.ts';

/** A variable and the values it should have, best first. */
export interface Wish {
  readonly variable: number;
  readonly values: readonly number[];
}

/** A choice that may be given up, and what that costs: a whole number above zero. */
export interface Soft {
  readonly choice: Choice;
  readonly price: number;
}

/**
 * The cheapest places in a list of soft choices to give up while those at `kept` stay; undefined if nothing helps.
 * Which of several equally cheap answers it gives is not promised.
 */
export type Correction = (kept: readonly number[]) => readonly number[] | undefined;

/**
 * What a session asks of whatever knows the solutions: propagation and search, or a compiled diagram. All answers are
 * exact. `allowed` packs the values each variable may take, by the model's layout; it is never changed or kept.
 */
export interface Backend {
  readonly layout: Layout;
  /** Whether a solution lies within. */
  satisfiable(allowed: Domains): boolean;
  /** The values that occur in solutions within; undefined if there is none. */
  possible(allowed: Domains): Domains | undefined;
  /**
   * The values each of the variables could take if it alone were unrestricted, in the order asked for, each as packed
   * words of that variable. Presupposes `possible(allowed)`, given as `known`.
   */
  alternatives(allowed: Domains, known: Domains, variables: readonly number[]): readonly Int32Array[];
  /** The value of each variable in one solution within; undefined if there is none. Which one is not promised. */
  solution(allowed: Domains): Int32Array | undefined;
  /**
   * Grants wishes one after the other, each by the first of its values that is still possible, and returns a solution
   * with all that could be granted. Undefined if there is no solution at all.
   */
  grant(allowed: Domains, wishes: readonly Wish[]): Int32Array | undefined;
  /** Ways to give soft choices up so that the rest stands together with what is allowed. */
  corrections(allowed: Domains, soft: readonly Soft[]): Correction;
  /** How many solutions lie within. */
  count(allowed: Domains): Count;
  /** How many per value of a variable, exact up to 2^53; NaN where it could not be found out. */
  countPer(allowed: Domains, variable: number): Float64Array;
}

/** Names the rules and tables that forbid what choices ask for; a compiled diagram no longer knows them. */
export interface Explainer {
  /**
   * A minimal set of them, from those nearest to the choices; the choices allow no solution.
   * @param allowed what the choices leave
   */
  rulesAgainst(choices: readonly Choice[], allowed: Domains): readonly CitedRule[];
}

/** Decides satisfiability under a part of the rules and tables, to name those a refusal rests on. */
export interface RuleProver {
  /** Whether a solution lies within if only the origins (places in tables, then rules) that `counts` accepts count. */
  satisfiable(allowed: Domains, counts: (origin: number) => boolean): boolean;
}
