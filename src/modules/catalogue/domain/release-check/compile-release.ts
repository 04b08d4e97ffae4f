import { type CompileResult, compile } from '#engine/compiler.ts';
import type { Model } from '#engine/public.ts';

/** A release that takes more is answered by search, which needs no compiling. */
const LIMITS = { maxArcs: 300_000, seed: 1 };
const EFFORT: Effort = { budgetMs: 10_000, tries: 4 };

/** How long to look for a good order of variables, and how many to try; the more, the smaller the result may get. */
export interface Effort {
  readonly budgetMs: number;
  readonly tries: number;
}

/**
 * Compiles the rules in the order of variables that won before, kept with the line so that every start does it at once and
 * alike; where it does not fit, as after a change of fields, or there is none, the best of some orders.
 */
export function compileRelease(model: Model, clock: () => number, order: readonly string[] = []): CompileResult {
  if (!fits(order, model)) return compileInBestOrder(model, clock, EFFORT);
  const compiled = compile(model, { ...LIMITS, ...EFFORT, clock, tries: 1, order });
  return compiled.ok || compiled.cause === 'contradiction' ? compiled : compileInBestOrder(model, clock, EFFORT);
}

/** Compiles in the best of some orders. */
export function compileInBestOrder(model: Model, clock: () => number, effort: Effort): CompileResult {
  return compile(model, { ...LIMITS, ...effort, clock });
}

/** Whether an order names exactly the variables of a model. */
export function fits(names: readonly string[], { variables }: Model): boolean {
  const named = new Set(names);
  return named.size === variables.length && variables.every(({ id }) => named.has(id));
}
