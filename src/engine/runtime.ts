/** Reads compiled models: all the browser needs of the engine to answer. */

import type { Explainer } from './backend.ts';
import { linkedBackend } from './diagram/diagram-backend.ts';
import { isPacked, unpack } from './diagram/unpack.ts';
import type { Engine } from './engine.ts';
import { engineOf } from './session/engine-of.ts';

export type {
  Choice,
  CitedRule,
  Conflict,
  Count,
  Engine,
  Outcome,
  Repair,
  RowPage,
  RowQuery,
  Session,
  Val,
  VarId,
  Weight,
} from './engine.ts';
export {
  completeNamed,
  conflictNamed,
  domainsOf,
  isConsistent,
  type NamedAssignment,
  type NamedChoices,
  type NamedConflict,
  type NamedDomain,
  type NamedDomains,
  type NamedRepair,
  type RepairOptions,
  repairsNamed,
  whyNotNamed,
} from './session/named.ts';
export { minimalConflict } from './session/quick-xplain.ts';

export interface OpenOptions {
  /** Of the model that must have been compiled. */
  readonly hash?: string;
  /** Where rules are named from; asked at the first conflict. Without it conflicts name none. */
  readonly explainWith?: () => Explainer;
}

/** Whether `open` reads it: a whole file of this format. Nothing of it is worked out. */
export function canOpen(artefact: Uint8Array): boolean {
  return isPacked(artefact);
}

/**
 * Opens a compiled model.
 * @throws if it is damaged, of another format, or of another model than asked for
 */
export function open(artefact: Uint8Array, { hash, explainWith }: OpenOptions = {}): Engine {
  const { head, diagram } = unpack(artefact);
  if (hash !== undefined && hash !== head.hash) throw new Error(`The compiled model is ${head.hash}, not ${hash}.`);
  let explainer: Explainer | undefined;
  const named: Explainer['rulesAgainst'] = (choices, allowed) => {
    explainer ??= explainWith?.();
    return explainer?.rulesAgainst(choices, allowed) ?? [];
  };
  return engineOf({
    hash: () => head.hash,
    version: head.version,
    variables: head.variables,
    backend: linkedBackend(diagram),
    explainer: { rulesAgainst: named },
  });
}
