import type { NamedChoices } from '#engine/public.ts';
import { classColumn, narrowTo } from './class-columns.ts';
import type { PossibleRows } from './possible-rows.ts';

/** Which classes of rows occur in some product that has the given choices, exactly: 1 per class that does. */
export function openRows({ variables, classes, within }: PossibleRows, given: NamedChoices): Uint8Array {
  const left = within(given).slice();
  for (const id of variables) if (given[id]) narrowTo(classColumn(classes, id), given[id], left);
  return left;
}
