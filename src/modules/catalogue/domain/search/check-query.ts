import { type Result, refused } from '#kernel/result.ts';
import type { ColumnDef } from '#product/column.ts';
import type { CatalogueRow } from '#product/row.ts';
import type { RowIndex, RowPlan } from '#product/row-index.ts';
import { codesAsked, listOf, type RowQuery, type RowRefusal, rowRefusal } from '#product/row-query.ts';

export const PAGE_SIZE_MAX = 200;

type Check = (query: RowQuery, index: RowIndex, asked: readonly ColumnDef[]) => RowRefusal | undefined;

/** Resolves a query, or says which column cannot be searched. */
export function planSearch<Row extends CatalogueRow>(
  index: RowIndex<Row>,
  query: RowQuery,
): Result<RowPlan<Row>, RowRefusal> {
  const wrong = refusalOf(query, index);
  return wrong === undefined ? index.plan(query) : refused(wrong);
}

/** The first thing in a query that cannot be searched: an unknown code, no number, a range turned round. */
export function refusalOf(query: RowQuery, index: RowIndex): RowRefusal | undefined {
  const { filters = {} } = query;
  const asked = index.search.columns.filter(({ id }) => filters[id] !== undefined);
  for (const check of CHECKS) {
    const refusal = check(query, index, asked);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

const CHECKS: readonly Check[] = [
  checkCodes,
  checkKnownFigures,
  checkNumbers,
  checkTolerance,
  checkRanges,
  checkSort,
  checkPageSize,
];

function checkCodes({ filters = {} }: RowQuery, index: RowIndex, asked: readonly ColumnDef[]): RowRefusal | undefined {
  for (const { id, kind } of asked) {
    if (kind !== 'code') continue;
    const unknown = codesAsked(filters, id)?.find((code) => !index.knows(id, code));
    if (unknown !== undefined) return rowRefusal('search.unknown-value', id, unknown);
  }
  return undefined;
}

function checkKnownFigures(
  { filters = {} }: RowQuery,
  _index: RowIndex,
  asked: readonly ColumnDef[],
): RowRefusal | undefined {
  for (const { id, figures } of asked) {
    if (figures === undefined) continue;
    const unknown = listOf(filters[id])?.find((figure) => !figures.includes(Number(figure)));
    if (unknown !== undefined) return rowRefusal('search.unknown-value', id, unknown);
  }
  return undefined;
}

function checkNumbers(
  { filters = {} }: RowQuery,
  _index: RowIndex,
  asked: readonly ColumnDef[],
): RowRefusal | undefined {
  for (const { id, kind, figures } of asked) {
    if (kind !== 'number' || figures !== undefined) continue;
    const wrong = listOf(filters[id])?.find((value) => !(Number.isFinite(value) && Number(value) > 0));
    if (wrong !== undefined) return rowRefusal('search.not-a-number', id, wrong);
  }
  return undefined;
}

function checkTolerance({ tolerance }: RowQuery, { search }: RowIndex): RowRefusal | undefined {
  if (tolerance === undefined) return undefined;
  if (!(tolerance >= 0)) return rowRefusal('search.not-a-number', 'tolerance', tolerance);
  return tolerance <= search.tolerance.max
    ? undefined
    : rowRefusal('search.tolerance-too-wide', 'tolerance', tolerance);
}

function checkRanges({ ranges = {} }: RowQuery, { search }: RowIndex): RowRefusal | undefined {
  for (const id of search.ranged) {
    const { min = 0, max = Number.POSITIVE_INFINITY } = ranges[id] ?? {};
    if (!(Number.isFinite(min) && min >= 0)) return rowRefusal('search.not-a-number', id, min);
    if (!(max >= 0)) return rowRefusal('search.not-a-number', id, max);
    if (min > max) return rowRefusal('search.empty-range', id, `${min}-${max}`);
  }
  return undefined;
}

function checkSort({ sort }: RowQuery, { search }: RowIndex): RowRefusal | undefined {
  if (sort === undefined) return undefined;
  const [column = '', direction = '', ...more] = sort.split(':');
  const known = search.sorted.includes(column) && (direction === 'asc' || direction === 'desc') && more.length === 0;
  return known ? undefined : rowRefusal('search.unknown-sort', 'sort', sort);
}

function checkPageSize({ pageSize = 1 }: RowQuery): RowRefusal | undefined {
  const fits = Number.isInteger(pageSize) && pageSize >= 1 && pageSize <= PAGE_SIZE_MAX;
  return fits ? undefined : rowRefusal('search.page-size', 'pageSize', pageSize);
}
