import type { Choice, Engine } from '#engine/engine.ts';
import type { VariableDef } from '#engine/model/model.ts';
import { taken } from './choices.ts';
import { explainAll, type Knowledge } from './explain.ts';
import { namesOf } from './names.ts';
import { newSession, repairsFor } from './session.ts';

/** What an engine is made of. */
export interface Parts extends Knowledge {
  readonly hash: () => string;
  readonly version: string;
  readonly variables: readonly VariableDef[];
}

/** An engine, whatever its back end. */
export function engineOf({ hash, version, variables, ...knowledge }: Parts): Engine {
  const names = namesOf(variables);
  return {
    get hash() {
      return hash();
    },
    version,
    variables,
    id: names.id,
    value: names.value,
    session(initial: readonly Choice[] = []) {
      const opened = newSession(knowledge, names);
      if (initial.length > 0 && !opened.set(initial).ok) throw new Error('The initial choices contradict each other.');
      return opened;
    },
    conflict: (choices) => explainAll(knowledge, taken(knowledge.backend.layout, choices), [], 1)[0],
    repairs: (choices, want, limit) => repairsFor(knowledge, taken(knowledge.backend.layout, choices), want, limit),
  };
}
