import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import { type SearchAnswer, searchCatalogue } from '#modules/catalogue/domain/search/search.ts';
import type { RowQuery } from '#product/row-query.ts';
import { shippedIndex } from '#testing/builders/shipped-catalogue.ts';

/** What a search of the shipped catalogue answers. */
export function search(query: RowQuery): SearchAnswer<BasicType> {
  const result = searchCatalogue(shippedIndex(), query);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
}

/** Why it cannot be searched so; undefined where it can. */
export function refusalOf(query: RowQuery) {
  const result = searchCatalogue(shippedIndex(), query);
  return result.ok ? undefined : result.refusal;
}

/** The rows of all pages of an answer. */
export function allPages(query: RowQuery): readonly BasicType[] {
  const rows: BasicType[] = [];
  let cursor: string | undefined;
  do {
    const page = search({ ...query, cursor });
    rows.push(...page.rows);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return rows;
}
