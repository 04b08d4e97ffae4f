import type { NamedChoices } from '#engine/public.ts';
import type { PossibleRows } from './possible-rows.ts';

/** Which classes of rows occur in some product that has the given choices, exactly: 1 per class that does. */
export function openRows({ variables, classes, within }: PossibleRows, given: NamedChoices): Uint8Array {
  const left = within(given).slice();
  const ofRow = variables.filter((id) => id in given);
  if (ofRow.length === 0) return left;
  classes.forEach(({ values }, index) => {
    if (ofRow.some((id) => given[id]?.includes(values[id] ?? '') === false)) left[index] = 0;
  });
  return left;
}
