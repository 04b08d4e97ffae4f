import type { Explainer, RuleProver } from '#engine/backend.ts';
import type { Choice, CitedRule } from '#engine/engine.ts';
import type { Domains } from '#engine/layout.ts';
import { once } from '#engine/session/once.ts';
import { minimalConflict } from '#engine/session/quick-xplain.ts';
import { nearestRules } from './nearest-rules.ts';
import type { Network } from './network.ts';
import { ruleProver } from './search-backend.ts';

/** Conflicts whose rules are cached: a few choices exclude the same options whatever else is chosen. */
const MAX_CACHED = 2000;

interface Proof {
  readonly network: Network;
  readonly prover: RuleProver;
}

/** An explainer that is set up when it is first asked. */
export function explainer(networkOf: () => Network, modelVariables: number): Explainer {
  const proof = once(() => newProof(networkOf(), modelVariables));
  const cache = new Map<string, readonly CitedRule[]>();
  return {
    rulesAgainst(choices, allowed) {
      const key = choices.map(({ variable, values }) => `${variable}=${values.join()}`).join(' ');
      const rules = cache.get(key) ?? provedAgainst(proof(), choices, allowed);
      if (cache.size >= MAX_CACHED) cache.clear();
      cache.set(key, rules);
      return rules;
    },
  };
}

function newProof(network: Network, modelVariables: number): Proof {
  return { network, prover: ruleProver(network, modelVariables) };
}

function provedAgainst({ network, prover }: Proof, choices: readonly Choice[], allowed: Domains): readonly CitedRule[] {
  const standUnder = (origins: readonly number[]) => {
    const counting = new Set(origins);
    return prover.satisfiable(allowed, (origin) => counting.has(origin));
  };
  const around = choices.map(({ variable }) => variable);
  const near = enough(nearestRules(network, around), standUnder);
  return minimalConflict(near, standUnder).flatMap((origin) => network.origins[origin] ?? []);
}

/** As many rings as it takes to forbid the choices. */
function enough(
  rings: Iterable<readonly number[]>,
  standUnder: (origins: readonly number[]) => boolean,
): readonly number[] {
  const near: number[] = [];
  for (const ring of rings) {
    near.push(...ring);
    if (!standUnder(near)) break;
  }
  return near;
}
