import { compile } from '#engine/compiler.ts';
import { diagramBackend } from '#engine/diagram/diagram-backend.ts';
import { pack } from '#engine/diagram/pack.ts';
import type { Engine } from '#engine/engine.ts';
import { contentHash } from '#engine/model/content-hash.ts';
import type { Model } from '#engine/model/model.ts';
import { open } from '#engine/runtime.ts';
import { engineOf } from '#engine/session/engine-of.ts';
import { explainerOf, openModel } from '#engine/solver.ts';
import { naiveDiagram } from './naive-diagram.ts';

/** The engines that must give the same answers: one that searches, one that reads what was compiled. */
export const ENGINES: readonly [name: string, open: (model: Model) => Engine][] = [
  ['by search', openModel],
  ['compiled', openCompiled],
];

/** A small model, compiled, packed, and opened as a browser would. */
export function openCompiled(model: Model): Engine {
  return open(artefactOf(model), { hash: contentHash(model), explainWith: () => explainerOf(model) });
}

/** The artefact of a small model; of a contradictory one, which is never released, an empty diagram. */
export function artefactOf(model: Model, seed = 1): Uint8Array {
  let looks = 0;
  const clock = () => looks++;
  const compiled = compile(model, { budgetMs: 1e6, maxArcs: 100_000, tries: 2, seed, clock });
  const { version, variables } = model;
  if (!compiled.ok && compiled.cause === 'budget') throw new Error('The model did not compile in time.');
  return compiled.ok ? compiled.artifact : pack(naiveDiagram(model), { hash: contentHash(model), version, variables });
}

/** A diagram that takes another variable at every node, so that no order holds throughout. */
export function openUnordered(model: Model): Engine {
  const { version, variables } = model;
  let turn = 0;
  const backend = diagramBackend(naiveDiagram(model, (open) => open[turn++ % open.length] ?? 0));
  return engineOf({ hash: () => '', version, variables, backend, explainer: explainerOf(model) });
}
