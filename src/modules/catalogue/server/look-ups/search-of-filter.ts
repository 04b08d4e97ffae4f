import type { z } from 'zod';
import type { Locale } from '#kernel/locale.ts';
import type { basicTypeFilter } from '#modules/catalogue/contract/rows.ts';
import type { ActiveRelease } from '#modules/catalogue/server/release/active-release.ts';
import type { RowFilters, RowQuery } from '#product/row-query.ts';
import { gateOf, givenOf } from './given-choices.ts';

export type BasicTypeFilter = z.output<typeof basicTypeFilter>;

/** What rows are asked for by, in the names of the look-ups, figures as numbers. */
export type AskedOfRows = RowFilters & { readonly delta?: number | undefined; readonly given?: string | undefined };

/** The search a look-up asks for; the line refuses by name what has no meaning for the rows meant. */
export function searchOfFilter(asked: AskedOfRows, release: ActiveRelease, locale: Locale): RowQuery {
  const { columns, ranged } = release.index.search;
  const filters = Object.fromEntries(
    columns.flatMap(({ id, wire = id, ask }) =>
      ask === undefined || asked[wire] === undefined ? [] : [[id, asked[wire]]],
    ),
  );
  const ranges = Object.fromEntries(
    ranged.map((id) => [id, { min: figureOf(asked[`${id}Min`]), max: figureOf(asked[`${id}Max`]) }]),
  );
  const { delta, given } = asked;
  return {
    filters,
    ranges,
    tolerance: delta,
    ...(given !== undefined && { given: givenOf(given, { release, locale }), gate: gateOf(release) }),
  };
}

function figureOf(asked: RowFilters[string]): number | undefined {
  return typeof asked === 'number' ? asked : undefined;
}
