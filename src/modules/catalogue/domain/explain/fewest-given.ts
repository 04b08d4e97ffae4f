import { minimalConflict } from '#engine/public.ts';
import type { FieldId } from '#product/configuration.ts';

/** Choices that are given up, and what then stands with the others. */
export interface Given<Found> {
  readonly given: readonly FieldId[];
  readonly found: Found;
}

/**
 * The smallest sets of choices to give up so that something is found beside the others: all that are of one size, none if it
 * takes more than `most`. A way has to break every conflict, so only members of minimal conflicts are tried (Reiter's
 * hitting-set tree, 1987): few questions, however many choices there are.
 * @param find asked with the choices that are kept; what is found with some of them is found with fewer too
 */
export function fewestGiven<Found>(
  choices: readonly FieldId[],
  most: number,
  find: (kept: readonly FieldId[]) => Found | undefined,
): readonly Given<Found>[] {
  const keptBeside = (given: readonly FieldId[]) => choices.filter((id) => !given.includes(id));
  const conflictBeside = conflicts(keptBeside, (kept) => find(kept) !== undefined);
  let level: readonly (readonly FieldId[])[] = [[]];
  for (let size = 0; ; size++) {
    const found = level.flatMap((given) => {
      const one = find(keptBeside(given));
      return one === undefined ? [] : [{ given, found: one }];
    });
    if (found.length > 0 || size === most) return found;
    level = distinct(level.flatMap((given) => conflictBeside(given).map((id) => [...given, id])));
  }
}

/** A minimal conflict that is left beside what is given up; one found before where it will do. */
function conflicts(
  keptBeside: (given: readonly FieldId[]) => readonly FieldId[],
  stands: (kept: readonly FieldId[]) => boolean,
): (given: readonly FieldId[]) => readonly FieldId[] {
  const known: (readonly FieldId[])[] = [];
  return (given) => {
    const before = known.find((one) => !one.some((id) => given.includes(id)));
    if (before) return before;
    const conflict = minimalConflict(keptBeside(given), stands);
    known.push(conflict);
    return conflict;
  };
}

function distinct(sets: readonly (readonly FieldId[])[]): readonly (readonly FieldId[])[] {
  return [...new Map(sets.map((set) => [set.toSorted().join(), set])).values()];
}
