import type { Backend } from '#engine/backend.ts';
import { type Compiled, compileDiagram } from '#engine/compile/compile-diagram.ts';
import { compileDynamic } from '#engine/compile/dynamic/compile-dynamic.ts';
import { arrange } from '#engine/diagram/arrange.ts';
import { diagramBackend } from '#engine/diagram/diagram-backend.ts';
import type { Model } from '#engine/model/model.ts';
import { normalise } from '#engine/search/normalise.ts';
import { searchBackend } from '#engine/search/search-backend.ts';

/** A back end for a model, and what became of compiling it. */
export interface Solved {
  readonly backend: Backend;
  readonly compiled: Compiled;
  readonly compileMs: number;
}

/** What to try for how much of the budget, until a diagram is found. */
export type Plan = readonly { readonly tries: number; readonly maxArcs: number; readonly share: number }[];

/** The first diagram small enough for answers within milliseconds is taken; only if there is none, others are sought. */
export const QUICK: Plan = [
  { tries: 1, maxArcs: 500_000, share: 0.8 },
  { tries: 12, maxArcs: 20_000_000, share: 1 },
];

/** The smallest diagram of many. */
export const THOROUGH: Plan = [{ tries: 6, maxArcs: 20_000_000, share: 1 }];

/** Compiles a model, or falls back on search if it does not compile within the budget or contradicts itself. */
export function solve(model: Model, plan: Plan, budgetMs: number): Solved {
  const start = performance.now();
  const compiled = compile(model, plan, start, budgetMs);
  const backend = compiled.ok
    ? diagramBackend(compiled.diagram)
    : searchBackend(normalise(model), model.variables.length);
  return { backend, compiled, compileMs: performance.now() - start };
}

function compile(model: Model, plan: Plan, start: number, budgetMs: number): Compiled {
  const clock = () => performance.now();
  let compiled: Compiled = { ok: false, cause: 'budget', tries: 0 };
  for (const [turn, { tries, maxArcs, share }] of plan.entries()) {
    const options = { budgetMs: start + share * budgetMs - clock(), maxArcs, tries, seed: 1, clock };
    compiled = compileDiagram(model, turn === 0 ? { ...options, specialist: compileDynamic } : options);
    // Walks are many times as quick where neighbours in a diagram are neighbours in memory.
    if (compiled.ok) return { ...compiled, diagram: arrange(compiled.diagram) };
    if (compiled.cause === 'contradiction') break;
  }
  return compiled;
}
