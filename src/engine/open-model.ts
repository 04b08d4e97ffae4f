import type { RuleProver } from './backend.ts';
import { checkModel } from './check-model.ts';
import { contentHash } from './content-hash.ts';
import type { Choice, Engine, Val, VarId } from './engine.ts';
import { explain, type Knowledge } from './explain.ts';
import type { Model } from './model.ts';
import { normalise } from './normalise.ts';
import { ruleProver, searchBackend } from './search-backend.ts';
import { newSession, repairsFor } from './session.ts';

/**
 * Opens a model for questions; a contradictory model opens too, and allows nothing.
 * @throws if `checkModel` finds problems
 */
export function openModel(model: Model): Engine {
  refuseUnsound(model);
  const knowledge = knowledgeOf(model);
  const names = namesOf(model);
  const session = (initial: readonly Choice[] = []) => {
    const opened = newSession(knowledge, names.idOf);
    if (initial.length > 0 && !opened.set(initial).ok) throw new Error('The initial choices contradict each other.');
    return opened;
  };
  let hash: string | undefined;
  return {
    get hash() {
      hash ??= contentHash(model);
      return hash;
    },
    version: model.version,
    model,
    id: names.id,
    value: names.value,
    session,
    conflict: (choices) => explain(knowledge, choices, []),
    repairs: (choices, want, limit) => repairsFor(knowledge, choices, want, limit),
  };
}

function refuseUnsound(model: Model): void {
  const problems = checkModel(model).map(({ kind, subject, detail }) => `${kind}: ${subject} (${detail})`);
  if (problems.length > 0) throw new Error(`The model cannot be opened. ${problems.slice(0, 20).join('; ')}`);
}

function knowledgeOf(model: Model): Knowledge {
  const network = normalise(model);
  const variables = model.variables.length;
  let prover: RuleProver | undefined;
  return {
    network,
    backend: searchBackend(network, variables),
    prover: () => {
      prover ??= ruleProver(network, variables);
      return prover;
    },
  };
}

function namesOf({ variables }: Model) {
  const numbers = new Map(variables.map(({ id }, number) => [id, number]));
  const values = variables.map((variable) => new Map(variable.values.map((code, number) => [code, number])));
  const isId = (number: number | undefined): number is VarId => number !== undefined && number < variables.length;
  const idOf = (number: number | undefined): VarId => {
    if (!isId(number)) throw new Error(`The model has no variable number ${number}.`);
    return number;
  };
  return {
    idOf,
    id: (name: string): VarId => {
      if (!numbers.has(name)) throw new Error(`The model has no variable "${name}".`);
      return idOf(numbers.get(name));
    },
    value: (variable: VarId, code: string): Val => {
      const number = values[variable]?.get(code);
      if (number === undefined) throw new Error(`The variable "${variables[variable]?.id}" has no value "${code}".`);
      return number;
    },
  };
}
