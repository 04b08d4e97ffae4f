import type { Explainer } from './backend.ts';
import type { Engine } from './engine.ts';
import { checkModel } from './model/check-model.ts';
import { contentHash } from './model/content-hash.ts';
import type { Model } from './model/model.ts';
import { explainer } from './search/explainer.ts';
import { normalise } from './search/normalise.ts';
import { searchBackend } from './search/search-backend.ts';
import { engineOf } from './session/engine-of.ts';

/**
 * Opens a model for questions by search; a contradictory model opens too, and allows nothing.
 * @throws if `checkModel` finds problems
 */
export function openModel(model: Model): Engine {
  const problems = checkModel(model).map(({ kind, subject, detail }) => `${kind}: ${subject} (${detail})`);
  if (problems.length > 0) throw new Error(`The model cannot be opened. ${problems.slice(0, 20).join('; ')}`);
  const { version, variables } = model;
  const network = normalise(model);
  let hash: string | undefined;
  return engineOf({
    hash: () => {
      hash ??= contentHash(model);
      return hash;
    },
    version,
    variables,
    backend: searchBackend(network, variables.length),
    explainer: explainer(() => network, variables.length),
  });
}

/** Names the rules of the model an artefact was compiled from; nothing is computed before a conflict is to be named. */
export function explainerOf(model: Model): Explainer {
  return explainer(() => normalise(model), model.variables.length);
}
