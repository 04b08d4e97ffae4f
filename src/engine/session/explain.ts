import type { Backend, Explainer } from '#engine/backend.ts';
import type { Choice, Conflict } from '#engine/engine.ts';
import { allowedBy } from './choices.ts';
import { minimalConflict } from './quick-xplain.ts';

/** What answers draw on; without an explainer, conflicts name no rules. */
export interface Knowledge {
  readonly backend: Backend;
  readonly explainer: Explainer | undefined;
}

/**
 * Why choices cannot stand together with `wanted`: minimal sets of them, at most so many, each with a minimal set of rules
 * and tables, from the nearest ones; none if they can. The first is of the older choices, if there are several. A further
 * one is sought where one choice of every set known so far is missing (Reiter's hitting-set tree, breadth first).
 */
export function explainAll(
  knowledge: Knowledge,
  choices: readonly Choice[],
  wanted: readonly Choice[],
  limit: number,
): readonly Conflict[] {
  const { layout } = knowledge.backend;
  const stands = (some: readonly Choice[]) => knowledge.backend.satisfiable(allowedBy(layout, [...some, ...wanted]));
  const found: (readonly Choice[])[] = [];
  const missing: (readonly Choice[])[] = [[]];
  const known = new Set<string>();
  for (const without of missing) {
    if (found.length >= limit) break;
    const left = choices.filter((choice) => !without.includes(choice));
    let guilty = found.find((conflict) => conflict.every((choice) => !without.includes(choice)));
    if (!guilty) {
      if (stands(left)) continue;
      guilty = minimalConflict(left, stands);
      found.push(guilty);
    }
    for (const choice of guilty) {
      const further = choices.filter((one) => one === choice || without.includes(one));
      const key = further.map((one) => choices.indexOf(one)).join();
      if (known.has(key)) continue;
      known.add(key);
      missing.push(further);
    }
  }
  return found.map((guilty) => ({
    choices: guilty,
    rules: rulesAgainst(knowledge, [...guilty, ...wanted]),
    minimal: true,
  }));
}

function rulesAgainst({ backend, explainer }: Knowledge, choices: readonly Choice[]): Conflict['rules'] {
  return explainer?.rulesAgainst(choices, allowedBy(backend.layout, choices)) ?? [];
}
