import { writtenValuesOf } from '#lines/written-values.ts';
import { rowParameters } from '#modules/catalogue/domain/search/row-parameters.ts';
import { pageDto, type RowsQuery, searchedRows } from '#modules/catalogue/server/public.ts';
import { contextOf } from '#modules/configurator/server/public.ts';
import type { SampleRowsDto } from '#modules/samples/contract.ts';
import { picksWith } from '#modules/samples/domain/allowed-values.ts';
import { rowCells } from '#product/column.ts';
import type { RowFilters } from '#product/row-query.ts';
import type { SampleList } from '#product/samples/samples.ts';
import { asCode } from '#product/written-values.ts';
import { Failure } from '#server/failures.ts';
import { pickedIn } from './picked-query.ts';
import { because, type Telling } from './sample-answers.ts';

/** The names of a query that say which page of rows is wanted, rather than of which rows. */
const OF_A_PAGE = ['pageSize', 'cursor', 'sort', 'delta', 'given'];

/**
 * The basic types of a sample catalogue as a search of basic types finds and orders them (product decisions §4). A parameter
 * of the catalogue that is none of rows narrows its items; an item is found in whatever class it has, where none is asked for.
 */
export function basicTypesAnswer(query: RowsQuery, whole: SampleList, telling: Telling): SampleRowsDto {
  const { release, locale } = telling;
  const { search } = release.index;
  const known = new Set([...OF_A_PAGE, ...rowParameters(search).map(({ name }) => name)]);
  const written = writtenValuesOf(release.product.family);
  const entries = Object.entries(query).map(([key, value]) => [key, asCode(written, key, value)] as const);
  const picked = Object.fromEntries(
    entries.flatMap(([key, value]) => (known.has(key) || typeof value !== 'string' ? [] : [[key, value]])),
  );
  const { list, chosen } = pickedIn(picked, whole, release, locale);
  const picks = picksWith(list, chosen, contextOf(release));
  if (picks.length === 0) throw new Failure('configuration.impossible', { reason: because(list, chosen, {}, telling) });
  const samples = new Map(picks.map(({ sample, variant }) => [variant.row.id, sample.id]));
  const found = searchedRows(Object.fromEntries(entries.filter(([key]) => known.has(key))) as RowsQuery, {
    ...telling,
    among: new Set(samples.keys()),
    assumed: codesOfItems(whole, telling),
  });
  const dto = (row: Parameters<typeof rowCells>[1]) => ({
    ...rowCells(search, row),
    sampleId: samples.get(row.id) ?? '',
  });
  return pageDto(found, { release, locale, dto });
}

/** Of columns that say which rows are meant, all codes the items have. */
function codesOfItems({ items }: SampleList, { release: { index } }: Telling): RowFilters {
  const cells = items.flatMap(({ variants }) => variants.map(({ row }) => rowCells(index.search, row)));
  const assumed = index.search.columns.flatMap(({ id, wire = id, ask, assumed: usual }) => {
    const codes = [...new Set(cells.flatMap(({ [id]: code }) => (typeof code === 'string' ? [code] : [])))];
    return ask?.kind === 'reading' && usual !== undefined && codes.length > 0 ? [[wire, codes] as const] : [];
  });
  return Object.fromEntries(assumed);
}
