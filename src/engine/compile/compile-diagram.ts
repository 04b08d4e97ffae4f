import type { Diagram } from '#engine/diagram/diagram.ts';
import type { Model } from '#engine/model/model.ts';
import { normalise } from '#engine/search/normalise.ts';
import { Propagator } from '#engine/search/propagate.ts';
import { restrictionsOf } from './constraints.ts';
import { Portfolio } from './portfolio.ts';

/** How much a compilation may cost, and what its chance is drawn from. */
export interface CompileOptions {
  readonly budgetMs: number;
  /** More arcs than this are not worth having. */
  readonly maxArcs: number;
  /** How many orders of the variables are tried. */
  readonly tries: number;
  readonly seed: number;
  /** Milliseconds. */
  readonly clock: () => number;
  /** An order that won before, as ids; it is tried alone. */
  readonly order?: readonly string[];
  /** What is tried first, on models it is made for; undefined if the model is not, or it gives up. */
  readonly specialist?: (model: Model, options: CompileOptions) => Diagram | undefined;
}

/** A diagram with the order that led to it, or why there is none. */
export type Compiled =
  | { readonly ok: true; readonly diagram: Diagram; readonly order: readonly string[]; readonly tries: number }
  | { readonly ok: false; readonly cause: 'contradiction' | 'budget'; readonly tries: number };

/** Compiles a sound model. Deterministic for a seed, unless time runs out. */
export function compileDiagram(model: Model, options: CompileOptions): Compiled {
  // Without variables a diagram is empty, whether or not there is a solution.
  const specialist = model.variables.length > 0 ? options.specialist : undefined;
  const diagram = specialist?.(model, { ...options, budgetMs: options.budgetMs / 2 });
  if (diagram) return bySpecialist(diagram);
  const propagator = new Propagator(normalise(model));
  propagator.enterAll();
  const restrictions = propagator.propagate() ? restrictionsOf(model, propagator) : undefined;
  if (!restrictions) return { ok: false, cause: 'contradiction', tries: 0 };
  return new Portfolio(model, options, propagator, restrictions).best();
}

function bySpecialist(diagram: Diagram): Compiled {
  const isContradictory = diagram.roots.length === 0;
  return isContradictory ? { ok: false, cause: 'contradiction', tries: 1 } : { ok: true, diagram, order: [], tries: 1 };
}
