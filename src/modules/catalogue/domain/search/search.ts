import { granted, type Result, refused } from '#kernel/result.ts';
import type { BasicType, TorqueLimit } from '#lines/jrt/rows/basic-type.ts';
import { basicTypeAt } from '#lines/jrt/rows/basic-type-at.ts';
import type { CatalogueTable } from '#lines/jrt/rows/catalogue-table.ts';
import { figuresAt, isFound, type RowFigures, scan } from '#lines/jrt/rows/scan.ts';
import { planSearch, type SearchPlan } from '#lines/jrt/rows/search-plan.ts';
import { refusal } from './check-query.ts';
import { PageSelector } from './page-selector.ts';
import { type Relaxation, relax } from './relax.ts';
import { readCursor, writeCursor } from './search-cursor.ts';
import type { SearchQuery, SearchRefusal } from './search-query.ts';
import { type KeyOf, sortKey } from './sort-keys.ts';

const PAGE_SIZE = 20;
const NEAR_MISSES_MAX = 20;

/** A row whose service factor is at least 0.8 but below the required one, with what it lacks; torques in Nm. */
export interface NearMiss {
  readonly row: BasicType;
  readonly reason: {
    readonly code: 'service-factor-below-required';
    /** What bounds the usable torque. */
    readonly limit: TorqueLimit;
    readonly serviceFactor: number;
    readonly requiredServiceFactor: number;
    readonly usableTorque: number;
    readonly requiredTorque: number;
  };
}

export interface SearchAnswer {
  /** Rows found, on all pages together. */
  readonly total: number;
  readonly rows: readonly BasicType[];
  /** At most 20, nearest to the required service factor first. */
  readonly nearMisses: readonly NearMiss[];
  /** Near misses in all, of which the nearest are listed. */
  readonly nearMissTotal: number;
  /** Cursor of the next page, null on the last. */
  readonly next: string | null;
  /** Where nothing was found: the one limit to change that brings most rows. */
  readonly relax?: Relaxation;
  /** Filters that a person has to clear with the maker: duty without a general factor, explosion protection. */
  readonly enquire: readonly ('durationFactor' | 'motorType')[];
}

/** Searches the catalogue (call getBasicType, product §4). Every page gives each row once, in a stable order. */
export function searchCatalogue(table: CatalogueTable, query: SearchQuery): Result<SearchAnswer, SearchRefusal> {
  const plan = planSearch(table, query);
  if (!plan.ok) return plan;
  const cursor = readCursor(table, query);
  if (!cursor.ok) return refused(cursor.refusal);
  const row = cursor.value;
  const after = row === undefined ? undefined : figuresAt(table, plan.value, row);
  if (row !== undefined && after === undefined) {
    return refused(refusal('search.cursor-unreadable', 'cursor', query.cursor ?? ''));
  }
  return granted(answer(table, plan.value, after));
}

function answer(table: CatalogueTable, plan: SearchPlan, after: RowFigures | undefined): SearchAnswer {
  const pageSize = plan.query.pageSize ?? PAGE_SIZE;
  const found = select(table, plan, after, pageSize + 1);
  const pageRows = found.rows.slice(0, pageSize);
  const last = found.rows.length > pageSize ? pageRows.at(-1) : undefined;
  const relaxation = found.total === 0 ? relax(table, plan) : undefined;
  return {
    total: found.total,
    rows: pageRows.map((row) => readRow(table, plan, row)),
    nearMissTotal: found.nearMissTotal,
    nearMisses: found.nearMisses.map((row) => nearMiss(readRow(table, plan, row), plan)),
    next: last === undefined ? null : writeCursor(table, plan.query, last),
    ...(relaxation !== undefined && { relax: relaxation }),
    enquire: plan.enquire,
  };
}

function select(table: CatalogueTable, plan: SearchPlan, after: RowFigures | undefined, size: number) {
  const page = new PageSelector(size);
  const nearMisses = new PageSelector(NEAR_MISSES_MAX);
  const keyOf = sortKey(table, plan);
  const isAfter = after === undefined ? undefined : startsAfter(keyOf, after);
  let total = 0;
  let nearMissTotal = 0;
  scan(table, plan, (figures) => {
    const { row, serviceFactor } = figures;
    if (!isFound(plan, serviceFactor)) {
      nearMissTotal++;
      nearMisses.offer(row, -serviceFactor, 0);
      return;
    }
    total++;
    const key = keyOf(figures);
    const factor = withoutNoise(serviceFactor);
    if (isAfter === undefined || isAfter(key, factor, row)) page.offer(row, key, factor);
  });
  return { total, rows: page.rows, nearMisses: nearMisses.rows, nearMissTotal };
}

/** Whether a row stands behind the row of the cursor in the order of the query. */
function startsAfter(keyOf: KeyOf, after: RowFigures) {
  const afterKey = keyOf(after);
  const afterFactor = withoutNoise(after.serviceFactor);
  return (key: number, factor: number, row: number) => {
    if (key !== afterKey) return key > afterKey;
    return factor === afterFactor ? row > after.row : factor > afterFactor;
  };
}

/** Factors that differ only by the rounding of the arithmetic are equal: then the order of the table decides. */
function withoutNoise(serviceFactor: number): number {
  return Math.round(serviceFactor * 1e6);
}

function readRow(table: CatalogueTable, plan: SearchPlan, row: number): BasicType {
  const { inputType, efficiencyClass, load } = plan;
  return basicTypeAt(table, row, { jcmc: inputType === 'JCMC', efficiencyClass, load });
}

function nearMiss(row: BasicType, { requiredServiceFactor }: SearchPlan): NearMiss {
  const { limit, serviceFactor, usableTorque, outputTorque } = row;
  return {
    row,
    reason: {
      code: 'service-factor-below-required',
      limit,
      serviceFactor,
      requiredServiceFactor,
      usableTorque,
      requiredTorque: outputTorque * requiredServiceFactor,
    },
  };
}
