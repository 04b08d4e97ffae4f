import type { Backend } from './backend.ts';
import { allowedBy, weightOf } from './choices.ts';
import type { Choice, Repair } from './engine.ts';
import { grant } from './greedy.ts';
import { minimalConflict } from './quick-xplain.ts';

/** Choices given up so far on the way to a repair, as ascending places in the list, and their cost. */
interface Attempt {
  readonly given: readonly number[];
  readonly cost: number;
}

/**
 * The cheapest sets of choices to give up so that the rest stands together with `wanted`, cheapest first, none a
 * superset of another: Reiter's hitting-set tree over minimal conflicts in order of cost, so each is an exact optimum
 * among those left. Of equally dear ones, fewer and newer choices are given up first.
 */
export function cheapestRepairs(
  backend: Backend,
  choices: readonly Choice[],
  wanted: readonly Choice[],
  limit: number,
): readonly Repair[] {
  const places = choices.map((_, place) => place);
  const keeping = (kept: readonly number[]) => [...kept.flatMap((place) => choices[place] ?? []), ...wanted];
  const stands = (kept: readonly number[]) => backend.satisfiable(allowedBy(backend.layout, keeping(kept)));
  if (!stands([])) return [];
  const weights = choices.map(weightOf);
  return hittingSets(places, weights, stands, limit).map(({ given, cost }) => {
    const kept = keeping(places.filter((place) => !given.includes(place)));
    const retract = given.flatMap((place) => choices[place] ?? []);
    return { retract, replace: replacements(backend, kept, retract), cost };
  });
}

function hittingSets(
  places: readonly number[],
  weights: readonly number[],
  stands: (kept: readonly number[]) => boolean,
  limit: number,
): readonly Attempt[] {
  const found: Attempt[] = [];
  const conflicts: (readonly number[])[] = [];
  const known = new Set<string>();
  const open: Attempt[] = [{ given: [], cost: 0 }];
  while (open.length > 0 && found.length < limit) {
    const attempt = takeBest(open);
    if (found.some(({ given }) => given.every((place) => attempt.given.includes(place)))) continue;
    const conflict = conflictPast(attempt, places, conflicts, stands);
    if (!conflict) found.push(attempt);
    for (const place of conflict ?? []) addOnce(open, known, [...attempt.given, place], weights);
  }
  return found;
}

/** A minimal conflict among the choices an attempt keeps, known or new; undefined if they stand. */
function conflictPast(
  { given }: Attempt,
  places: readonly number[],
  conflicts: (readonly number[])[],
  stands: (kept: readonly number[]) => boolean,
): readonly number[] | undefined {
  const old = conflicts.find((conflict) => !conflict.some((place) => given.includes(place)));
  if (old) return old;
  const kept = places.filter((place) => !given.includes(place));
  if (stands(kept)) return undefined;
  const conflict = minimalConflict(kept, stands);
  conflicts.push(conflict);
  return conflict;
}

function addOnce(open: Attempt[], known: Set<string>, places: readonly number[], weights: readonly number[]): void {
  const given = places.toSorted((one, other) => one - other);
  const key = given.join();
  if (known.has(key)) return;
  known.add(key);
  open.push({ given, cost: given.reduce((sum, place) => sum + (weights[place] ?? 0), 0) });
}

function takeBest(open: Attempt[]): Attempt {
  const best = open.reduce((one, other) => (isBetter(other, one) ? other : one));
  open.splice(open.indexOf(best), 1);
  return best;
}

function isBetter(one: Attempt, other: Attempt): boolean {
  if (one.cost !== other.cost) return one.cost < other.cost;
  if (one.given.length !== other.given.length) return one.given.length < other.given.length;
  const place = one.given.findLastIndex((given, index) => given !== other.given[index]);
  return (one.given[place] ?? 0) > (other.given[place] ?? 0);
}

/** For each choice given up, in order, the first value that works with what is kept. */
function replacements(backend: Backend, kept: readonly Choice[], given: readonly Choice[]): readonly Choice[] {
  const { layout } = backend;
  const wishes = given.map(({ variable }) => ({
    variable,
    values: Array.from({ length: layout.sizes[variable] ?? 0 }, (_, value) => value),
  }));
  const solution = grant(backend, allowedBy(layout, kept), wishes);
  return given.flatMap((choice) => {
    const value = solution?.[choice.variable];
    return value === undefined ? [] : [{ ...choice, values: [value] }];
  });
}
