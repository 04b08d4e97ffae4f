import type { Backend, Correction } from '#engine/backend.ts';
import type { Choice, Repair } from '#engine/engine.ts';
import { allowedBy, weightOf } from './choices.ts';
import { priced } from './prices.ts';

/** The cheapest places to give up while some are kept. */
interface WayOut {
  readonly kept: readonly number[];
  readonly given: readonly number[];
  readonly price: number;
}

/**
 * The cheapest sets of choices to give up so that the rest stands together with `wanted`, cheapest first, none a
 * superset of another. Of equally dear ones, fewer and newer choices are given up first.
 */
export function cheapestRepairs(
  backend: Backend,
  choices: readonly Choice[],
  wanted: readonly Choice[],
  limit: number,
): readonly Repair[] {
  const soft = priced(choices);
  const correct = backend.corrections(allowedBy(backend.layout, wanted), soft);
  const priceOf = (given: readonly number[]) => given.reduce((sum, place) => sum + (soft[place]?.price ?? 0), 0);
  return waysOut(correct, priceOf, limit).map((given) => {
    const retract = given.flatMap((place) => choices[place] ?? []);
    const kept = choices.filter((_, place) => !given.includes(place));
    return {
      retract,
      replace: replacements(backend, [...kept, ...wanted], retract),
      cost: retract.reduce((sum, choice) => sum + weightOf(choice), 0),
    };
  });
}

/**
 * The cheapest way out, then the next ones: as none contains another, each keeps something that an earlier one gives up,
 * and is the cheapest of those that do.
 */
function waysOut(correct: Correction, priceOf: (given: readonly number[]) => number, limit: number) {
  const found = new Map<string, readonly number[]>();
  const open: WayOut[] = [];
  const tried = new Set<string>();
  const add = (kept: readonly number[]) => {
    const key = kept.toSorted((one, other) => one - other).join();
    if (tried.has(key)) return;
    tried.add(key);
    const given = correct(kept);
    if (given) open.push({ kept, given, price: priceOf(given) });
  };
  if (limit > 0) add([]);
  while (open.length > 0) {
    const { kept, given } = takeCheapest(open);
    found.set(given.join(), given);
    if (found.size >= limit) break;
    for (const place of given) add([...kept, place]);
  }
  return [...found.values()];
}

function takeCheapest(open: WayOut[]): WayOut {
  const best = open.reduce((one, other) => (other.price < one.price ? other : one));
  open.splice(open.indexOf(best), 1);
  return best;
}

/** For each choice given up, in order, the first value that works with what is kept. */
function replacements(backend: Backend, kept: readonly Choice[], given: readonly Choice[]): readonly Choice[] {
  if (given.length === 0) return [];
  const { layout } = backend;
  const wishes = given.map(({ variable }) => ({
    variable,
    values: Array.from({ length: layout.sizes[variable] ?? 0 }, (_, value) => value),
  }));
  const solution = backend.grant(allowedBy(layout, kept), wishes);
  return given.flatMap((choice) => {
    const value = solution?.[choice.variable];
    return value === undefined ? [] : [{ ...choice, values: [value] }];
  });
}
