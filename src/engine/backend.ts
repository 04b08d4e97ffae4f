import type { Domains, Layout } from './layout.ts';

/**
 * What a session asks of whatever knows the solutions: today propagation and search, later a compiled diagram. All
 * answers are exact. `allowed` packs the values each variable may take, by the model's layout; it is never changed.
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
}

/** Decides satisfiability under a part of the rules and tables, to name those a refusal rests on. */
export interface RuleProver {
  /** Whether a solution lies within if only the origins (places in tables, then rules) that `counts` accepts count. */
  satisfiable(allowed: Domains, counts: (origin: number) => boolean): boolean;
}
