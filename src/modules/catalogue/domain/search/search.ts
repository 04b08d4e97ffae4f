import { granted, type Result, refused } from '#kernel/result.ts';
import type { CatalogueRow } from '#product/row.ts';
import type { RowIndex, RowLack, RowPlan, SeenRow } from '#product/row-index.ts';
import { type RowQuery, type RowRefusal, rowRefusal } from '#product/row-query.ts';
import { planSearch } from './check-query.ts';
import { foundFrom } from './found.ts';
import { PageSelector } from './page-selector.ts';
import { type Relaxation, relax } from './relax.ts';
import { readCursor, writeCursor } from './search-cursor.ts';
import { type KeyOf, sortKey } from './sort-keys.ts';

const PAGE_SIZE = 20;
const NEAR_MISSES_MAX = 20;

/** A row that bears somewhat less than required, with what it lacks. */
export interface NearMiss<Row extends CatalogueRow = CatalogueRow> {
  readonly row: Row;
  readonly reason: RowLack;
}

export interface SearchAnswer<Row extends CatalogueRow = CatalogueRow> {
  /** Rows found, on all pages together. */
  readonly total: number;
  readonly rows: readonly Row[];
  /** At most 20, nearest to what is required first. */
  readonly nearMisses: readonly NearMiss<Row>[];
  /** Near misses in all, of which the nearest are listed. */
  readonly nearMissTotal: number;
  /** Cursor of the next page, null on the last. */
  readonly next: string | null;
  /** Where nothing was found: the one limit to change that brings most rows. */
  readonly relax?: Relaxation;
  /** Filters that a person has to clear with the maker. */
  readonly enquire: readonly string[];
}

/** Searches the rows of a line (call getBasicType, product §4). Every page gives each row once, in a stable order. */
export function searchCatalogue<Row extends CatalogueRow>(
  index: RowIndex<Row>,
  query: RowQuery,
): Result<SearchAnswer<Row>, RowRefusal> {
  const plan = planSearch(index, query);
  if (!plan.ok) return plan;
  const cursor = readCursor(index, query);
  if (!cursor.ok) return refused(cursor.refusal);
  const row = cursor.value;
  const after = row === undefined ? undefined : plan.value.seen(row);
  if (row !== undefined && after === undefined) {
    return refused(rowRefusal('search.cursor-unreadable', 'cursor', query.cursor ?? ''));
  }
  return granted(answer(index, plan.value, after));
}

function answer<Row extends CatalogueRow>(
  index: RowIndex<Row>,
  plan: RowPlan<Row>,
  after: SeenRow | undefined,
): SearchAnswer<Row> {
  const pageSize = plan.query.pageSize ?? PAGE_SIZE;
  const found = select(index, plan, after, pageSize + 1);
  const pageRows = found.rows.slice(0, pageSize);
  const last = found.rows.length > pageSize ? pageRows.at(-1) : undefined;
  const relaxation = found.total === 0 ? relax(index, plan.query) : undefined;
  return {
    total: found.total,
    rows: pageRows.map((row) => plan.rowOf(row)),
    nearMissTotal: found.nearMissTotal,
    nearMisses: found.nearMisses.map((place) => {
      const row = plan.rowOf(place);
      return { row, reason: plan.lacking(row) };
    }),
    next: last === undefined ? null : writeCursor(index, plan.query, last),
    ...(relaxation !== undefined && { relax: relaxation }),
    enquire: plan.enquire,
  };
}

function select(index: RowIndex, plan: RowPlan, after: SeenRow | undefined, size: number) {
  const page = new PageSelector(size);
  const nearMisses = new PageSelector(NEAR_MISSES_MAX);
  const keyOf = sortKey(index, plan);
  const isAfter = after === undefined ? undefined : startsAfter(keyOf, after);
  const least = foundFrom(plan);
  let total = 0;
  let nearMissTotal = 0;
  plan.scan((seen) => {
    const { row, reserve } = seen;
    if (reserve < least) {
      nearMissTotal++;
      nearMisses.offer(row, -reserve, 0);
      return;
    }
    total++;
    const key = keyOf(seen);
    const rank = withoutNoise(reserve);
    if (isAfter === undefined || isAfter(key, rank, row)) page.offer(row, key, rank);
  });
  return { total, rows: page.rows, nearMisses: nearMisses.rows, nearMissTotal };
}

/** Whether a row stands behind the row of the cursor in the order of the query. */
function startsAfter(keyOf: KeyOf, after: SeenRow) {
  const afterKey = keyOf(after);
  const afterRank = withoutNoise(after.reserve);
  return (key: number, rank: number, row: number) => {
    if (key !== afterKey) return key > afterKey;
    return rank === afterRank ? row > after.row : rank > afterRank;
  };
}

/** Reserves that differ only by the rounding of the arithmetic are equal: then the order of the table decides. */
function withoutNoise(reserve: number): number {
  return Math.round(reserve * 1e6);
}
