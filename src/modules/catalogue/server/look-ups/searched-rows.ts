import type { Locale } from '#kernel/locale.ts';
import { amongRows } from '#modules/catalogue/domain/search/among-rows.ts';
import { type SearchAnswer, searchCatalogue } from '#modules/catalogue/domain/search/search.ts';
import type { ActiveRelease } from '#modules/catalogue/server/release/active-release.ts';
import type { RowFilters } from '#product/row-query.ts';
import { askedOfRows } from './asked-of-rows.ts';
import { refusedSearch } from './refused-fields.ts';
import { searchOfFilter } from './search-of-filter.ts';

/** What rows are asked for by as it was sent, beside the page that is wanted and its order. */
export interface RowsQuery {
  readonly pageSize?: number | undefined;
  readonly cursor?: string | undefined;
  readonly sort?: string | undefined;
  readonly delta?: number | undefined;
  readonly given?: string | undefined;
  readonly [column: string]: string | number | undefined;
}

/** What a search is answered with. */
export interface SearchedBy {
  readonly release: ActiveRelease;
  readonly locale: Locale;
  /** Only these rows, by their ids. */
  readonly among?: ReadonlySet<string>;
  /** What is asked for where the query says nothing of it, in the place of what the line assumes. */
  readonly assumed?: RowFilters;
}

/** The rows of a line that a query finds; refused by name is what it cannot ask. */
export function searchedRows(query: RowsQuery, { release, locale, among, assumed }: SearchedBy): SearchAnswer {
  const { pageSize, cursor, sort, delta, given, ...columns } = query;
  const asked = askedOfRows(textsOf(columns), release, locale);
  const unsaid = Object.entries(assumed ?? {}).filter(([name]) => columns[name] === undefined);
  const search = searchOfFilter({ ...asked, ...Object.fromEntries(unsaid), delta, given }, release, locale);
  const index = among === undefined ? release.index : amongRows(release.index, among);
  const found = searchCatalogue(index, { ...search, pageSize, cursor, sort });
  if (!found.ok) throw refusedSearch(found.refusal, { release, locale });
  return found.value;
}

function textsOf(columns: Readonly<Record<string, string | number | undefined>>): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [name, value === undefined ? undefined : String(value)]),
  );
}
