import type { z } from 'zod';
import type { Locale } from '#kernel/locale.ts';
import { sentRow, WIRE_ROW_SEARCH } from '#lines/wire-rows.ts';
import type { basicTypeQuery } from '#modules/catalogue/contract/rows.ts';
import { searchCatalogue } from '#modules/catalogue/domain/search/search.ts';
import type { ActiveRelease } from '#modules/catalogue/server/release/active-release.ts';
import { pageDto } from './page-dto.ts';
import { refusedSearch } from './refused-fields.ts';
import { searchOfFilter } from './search-of-filter.ts';

/** The page of basic types a query asks for, as it travels. */
export function answerSearch(query: z.output<typeof basicTypeQuery>, release: ActiveRelease, locale: Locale) {
  const { pageSize, cursor, sort, ...filter } = query;
  const search = searchOfFilter(filter, release, locale);
  const found = searchCatalogue(release.index, { ...search, pageSize, cursor, sort });
  if (!found.ok) throw refusedSearch(found.refusal, { release, locale });
  const page = pageDto(found.value, { release, locale, dto: sentRow });
  return { ...page, enquire: WIRE_ROW_SEARCH.enquired.filter((filter) => page.enquire.includes(filter)) };
}
