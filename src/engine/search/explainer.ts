import type { Explainer, RuleProver } from '#engine/backend.ts';
import { minimalConflict } from '#engine/session/quick-xplain.ts';
import { nearestRules } from './nearest-rules.ts';
import type { Network } from './network.ts';
import { ruleProver } from './search-backend.ts';

/** An explainer that is set up when it is first asked. */
export function explainer(networkOf: () => Network, modelVariables: number): Explainer {
  let proof: { readonly network: Network; readonly prover: RuleProver } | undefined;
  return {
    rulesAgainst(choices, allowed) {
      proof ??= newProof(networkOf(), modelVariables);
      const { network, prover } = proof;
      const standUnder = (origins: readonly number[]) => {
        const counting = new Set(origins);
        return prover.satisfiable(allowed, (origin) => counting.has(origin));
      };
      const around = choices.map(({ variable }) => variable);
      const near = enough(nearestRules(network, around), standUnder);
      return minimalConflict(near, standUnder).flatMap((origin) => network.origins[origin] ?? []);
    },
  };
}

function newProof(network: Network, modelVariables: number) {
  return { network, prover: ruleProver(network, modelVariables) };
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
