import type { Backend } from '#engine/backend.ts';
import { hasBit } from '#engine/bits.ts';
import type { RowPage, RowQuery } from '#engine/engine.ts';
import type { Domains } from '#engine/layout.ts';
import { keepValues } from './choices.ts';

/**
 * The rows of a table that occur in some solution within. A row of possible values need not be possible as a whole, so
 * each one shown is tried.
 * @param possible the values that occur in solutions within; undefined if there is none
 * @param variables of the table's columns
 */
export function rowsWithin(
  backend: Backend,
  allowed: Domains,
  possible: Domains | undefined,
  variables: readonly number[],
  { table, offset, limit }: RowQuery,
): RowPage {
  const rows: number[] = [];
  if (!possible) return { rows };
  const { layout } = backend;
  for (let place = offset; place < table.rows.length; place++) {
    const row = table.rows[place] ?? [];
    if (!row.every((value, at) => hasBit(possible, layout.first[variables[at] ?? 0] ?? 0, value))) continue;
    const narrowed = allowed.slice();
    row.forEach((value, at) => {
      keepValues(layout, narrowed, variables[at] ?? 0, [value]);
    });
    if (!backend.satisfiable(narrowed)) continue;
    if (rows.length >= limit) return { rows, next: place };
    rows.push(place);
  }
  return { rows };
}
