/** Compiles models, and reports on them before they are released: all that is done once, where a release is made. */

import { type CompileOptions, compileDiagram } from './compile/compile-diagram.ts';
import { arrange } from './diagram/arrange.ts';
import type { Diagram } from './diagram/diagram.ts';
import { pack } from './diagram/pack.ts';
import { contentHash } from './model/content-hash.ts';
import type { Model } from './model/model.ts';

export type { CompileOptions } from './compile/compile-diagram.ts';
export { type ReleaseReport, type ReportOptions, releaseReport } from './report/release-report.ts';

/** What a compilation came to. */
export interface CompileStats {
  readonly arcs: number;
  readonly nodes: number;
  readonly bytes: number;
  readonly compileMs: number;
  readonly tries: number;
  /** The order of variables that won, to be passed as `order` next time. */
  readonly order: readonly string[];
}

/** A compiled model as a file for `open`, or why there is none. */
export type CompileResult =
  | { readonly ok: true; readonly artifact: Uint8Array; readonly diagram: Diagram; readonly stats: CompileStats }
  | { readonly ok: false; readonly cause: 'contradiction' | 'budget'; readonly stats: CompileStats };

/** Compiles a sound model within a budget. Deterministic for a seed, unless time runs out. */
export function compile(model: Model, options: CompileOptions): CompileResult {
  const began = options.clock();
  const compiled = compileDiagram(model, options);
  const { tries } = compiled;
  if (!compiled.ok) {
    const compileMs = options.clock() - began;
    return { ok: false, cause: compiled.cause, stats: { arcs: 0, nodes: 0, bytes: 0, compileMs, tries, order: [] } };
  }
  const diagram = arrange(compiled.diagram);
  const { version, variables } = model;
  const artifact = pack(diagram, { hash: contentHash(model), version, variables });
  const sizes = { arcs: diagram.setOf.length, nodes: diagram.variableOf.length, bytes: artifact.length };
  return {
    ok: true,
    artifact,
    diagram,
    stats: { ...sizes, compileMs: options.clock() - began, tries, order: compiled.order },
  };
}
