import { CONFIGURABLE } from '#lines/configurable.ts';
import { catalogueRoutes } from '#modules/catalogue/contract.ts';
import { countOptions } from '#modules/catalogue/domain/search/counts.ts';
import type { ActiveRelease } from '#modules/catalogue/server/release/active-release.ts';
import type { Releases } from '#modules/catalogue/server/release/releases.ts';
import { rowCells } from '#product/column.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { askedOfRows } from './asked-of-rows.ts';
import { fieldsGiven } from './fields-given.ts';
import { pageDto } from './page-dto.ts';
import { searchOfFilter } from './search-of-filter.ts';
import { searchedRows } from './searched-rows.ts';

/** Serves the rows of every line, by the columns the line declares. */
export function registerRowRoutes(portal: Portal, { current }: Pick<Releases, 'current'>): void {
  serve(portal, catalogueRoutes.rows, ({ params, query, locale }) => {
    const release = releaseOf(params.line, current);
    const { pageSize, cursor, sort, delta, ...columns } = query;
    const asked = { pageSize, cursor, sort, delta, ...fieldsGiven(columns, release) };
    return pageDto(searchedRows(asked, { release, locale }), {
      release,
      locale,
      dto: (row) => rowCells(release.index.search, row),
    });
  });
  serve(portal, catalogueRoutes.rowCounts, ({ params, query, locale }) => {
    const release = releaseOf(params.line, current);
    const { delta, ...columns } = query;
    const { given, ...asked } = fieldsGiven(columns, release);
    const search = searchOfFilter({ ...askedOfRows(asked, release, locale), delta, given }, release, locale);
    const counted = Object.entries(countOptions(release.index, search));
    return Object.fromEntries(counted.map(([column, counts]) => [column, [...counts]]));
  });
}

function releaseOf(line: string, current: Releases['current']): ActiveRelease {
  const lines: readonly string[] = CONFIGURABLE;
  if (!lines.includes(line)) throw new Failure('line.unknown', { line, lines: lines.join(', ') });
  return current(line);
}
