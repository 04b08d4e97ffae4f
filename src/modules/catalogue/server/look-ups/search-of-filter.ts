import type { z } from 'zod';
import type { Locale } from '#kernel/locale.ts';
import type { basicTypeFilter } from '#modules/catalogue/contract/rows.ts';
import type { ActiveRelease } from '#modules/catalogue/server/release/active-release.ts';
import type { Bounds, RowFilters, RowQuery } from '#product/row-query.ts';
import { gateOf, givenOf } from './given-choices.ts';

export type BasicTypeFilter = z.output<typeof basicTypeFilter>;

/** What rows are asked for by, in the names of the look-ups, figures as numbers. */
export type AskedOfRows = RowFilters & { readonly delta?: number | undefined; readonly given?: string | undefined };

/** The search a look-up asks for; the line refuses by name what has no meaning for the rows meant. */
export function searchOfFilter(asked: AskedOfRows, release: ActiveRelease, locale: Locale): RowQuery {
  const { columns, ranged } = release.index.search;
  const filters: Record<string, RowFilters[string]> = {};
  for (const { id, wire = id, ask } of columns) {
    if (ask !== undefined && asked[wire] !== undefined) filters[id] = asked[wire];
  }
  const ranges: Record<string, Bounds> = {};
  for (const id of ranged) {
    const [min, max] = [figureOf(asked[`${id}Min`]), figureOf(asked[`${id}Max`])];
    if (min !== undefined || max !== undefined) ranges[id] = { min, max };
  }
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
