import type { Correction, Soft } from '#engine/backend.ts';
import { minimalConflict } from '#engine/session/quick-xplain.ts';

/** Places given up so far on the way to a correction, ascending, and their price. */
interface Attempt {
  readonly given: readonly number[];
  readonly price: number;
}

/**
 * Cheapest corrections by Reiter's hitting-set tree over minimal conflicts, in order of price. Conflicts are remembered
 * from one question to the next, as what is kept does not change them.
 * @param stands whether the choices at these places stand
 */
export function correctionsBy(stands: (kept: readonly number[]) => boolean, soft: readonly Soft[]): Correction {
  const places = soft.map((_, place) => place);
  const conflicts: (readonly number[])[] = [];
  const conflictPast = (given: readonly number[]) => {
    const old = conflicts.find((conflict) => !conflict.some((place) => given.includes(place)));
    if (old) return old;
    const left = places.filter((place) => !given.includes(place));
    if (stands(left)) return undefined;
    const conflict = minimalConflict(left, stands);
    conflicts.push(conflict);
    return conflict;
  };
  return (kept) => {
    const known = new Set<string>();
    const open: Attempt[] = [{ given: [], price: 0 }];
    while (open.length > 0) {
      const attempt = takeCheapest(open);
      const conflict = conflictPast(attempt.given);
      if (!conflict) return attempt.given;
      for (const place of conflict) {
        const given = [...attempt.given, place].toSorted((one, other) => one - other);
        const key = given.join();
        if (kept.includes(place) || known.has(key)) continue;
        known.add(key);
        open.push({ given, price: attempt.price + (soft[place]?.price ?? 0) });
      }
    }
    return undefined;
  };
}

function takeCheapest(open: Attempt[]): Attempt {
  const best = open.reduce((one, other) => (other.price < one.price ? other : one));
  open.splice(open.indexOf(best), 1);
  return best;
}
