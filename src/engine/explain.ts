import type { Backend, RuleProver } from './backend.ts';
import { allowedBy } from './choices.ts';
import type { Choice, CitedRule, Conflict } from './engine.ts';
import { nearestRules } from './nearest-rules.ts';
import type { Network } from './network.ts';
import { minimalConflict } from './quick-xplain.ts';

/** What explanations draw on; the prover is made at the first refusal. */
export interface Knowledge {
  readonly network: Network;
  readonly backend: Backend;
  readonly prover: () => RuleProver;
}

/**
 * Why choices cannot stand together with `wanted`: a minimal set of them, from the older ones if there are several such
 * sets, then a minimal set of rules and tables, from the nearest ones. Undefined if they can.
 */
export function explain(
  knowledge: Knowledge,
  choices: readonly Choice[],
  wanted: readonly Choice[],
): Conflict | undefined {
  const { layout } = knowledge.backend;
  const stands = (some: readonly Choice[]) => knowledge.backend.satisfiable(allowedBy(layout, [...some, ...wanted]));
  if (stands(choices)) return undefined;
  const guilty = minimalConflict(choices, stands);
  return { choices: guilty, rules: guiltyRules(knowledge, [...guilty, ...wanted]), minimal: true };
}

function guiltyRules({ network, backend, prover }: Knowledge, choices: readonly Choice[]): readonly CitedRule[] {
  const allowed = allowedBy(backend.layout, choices);
  const proof = prover();
  const holdUnder = (origins: readonly number[]) => {
    const counting = new Set(origins);
    return proof.satisfiable(allowed, (origin) => counting.has(origin));
  };
  const near = enough(
    nearestRules(
      network,
      choices.map(({ variable }) => variable),
    ),
    holdUnder,
  );
  return minimalConflict(near, holdUnder).flatMap((origin) => network.origins[origin] ?? []);
}

/** As many rings as it takes to forbid the choices. */
function enough(rings: readonly number[][], holdUnder: (origins: readonly number[]) => boolean): readonly number[] {
  const near: number[] = [];
  for (const ring of rings) {
    near.push(...ring);
    if (!holdUnder(near)) break;
  }
  return near;
}
