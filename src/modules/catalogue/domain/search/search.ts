import { granted, type Result, refused } from '#kernel/result.ts';
import type { RowSearchDef } from '#product/column.ts';
import { reaches } from '#product/rounding.ts';
import type { CatalogueRow } from '#product/row.ts';
import type { RowIndex, RowLack, RowPlan, SeenRow } from '#product/row-index.ts';
import { type RowFilters, type RowQuery, type RowRefusal, rowRefusal } from '#product/row-query.ts';
import { besideSpeed } from './beside-speed.ts';
import { planSearch } from './check-query.ts';
import { nearSelector } from './near-selector.ts';
import { orderOf, startsAfter } from './order.ts';
import { PageSelector } from './page-selector.ts';
import { type PickedRow, Picker } from './picks.ts';
import { lightestFound, rankingOf } from './ranking.ts';
import { type Relaxation, relax } from './relax.ts';
import { relaxToFourPoles, relaxToLighter } from './relax-beside.ts';
import { type RowVerdict, rowVerdicts } from './row-verdicts.ts';
import { readCursor, writeCursor } from './search-cursor.ts';

const PAGE_SIZE = 20;
/**
 * Near misses of each kind: an engineer weighs up the nearest, and each is told in a sentence and judged like a row that fits.
 * Where enough rows fit, few are.
 */
const NEAR_MISSES_MAX = 6;
const FEW_NEAR_MISSES = 3;
const ENOUGH_FOUND = 6;

/** A row that bears somewhat less than required or lies beside the speed asked for, with what it lacks. */
export interface NearMiss<Row extends CatalogueRow = CatalogueRow> {
  readonly row: Row;
  readonly reason: RowLack;
}

export interface SearchAnswer<Row extends CatalogueRow = CatalogueRow> {
  /** Rows found, on all pages together. */
  readonly total: number;
  readonly rows: readonly Row[];
  /** At most six, where six fit three, of what bears too little, then of what lies beside the speed asked for, the nearest of each first. */
  readonly nearMisses: readonly NearMiss<Row>[];
  /** Near misses in all, of which the nearest are listed. */
  readonly nearMissTotal: number;
  /** Cursor of the next page, null on the last. */
  readonly next: string | null;
  /**
   * Where nothing was found: the one limit to change that brings most rows. Where something was: the wider tolerance of speed that
   * brings a motor of four poles where none has one, or a clearly lighter row, on the first page.
   */
  readonly relax?: Relaxation;
  /** Filters that a person has to clear with the maker. */
  readonly enquire: readonly string[];
  /** How many of all rows found are oversized. */
  readonly oversizedTotal: number;
  /** How many of the others have an adapter whose frame's standard motors are too weak. */
  readonly frameTooSmallTotal: number;
  /** The rows to look at first, of all that are found. */
  readonly picks: readonly PickedRow<Row>[];
  /** What each row of the page and each near miss is for the demand. */
  readonly verdicts: readonly RowVerdict[];
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
  const relaxation = relaxationOf(index, plan, found);
  const rows = pageRows.map((row) => plan.rowOf(row));
  const most = found.total < ENOUGH_FOUND ? NEAR_MISSES_MAX : FEW_NEAR_MISSES;
  const isAllLarger = found.total > 0 && found.picker?.oversized === found.total;
  const beside = besideSpeed(index, plan.query, most, isAllLarger ? lightestKnown(index, plan) : undefined);
  const weak = found.nearMisses.slice(0, most).map((number): NearMiss<Row> => {
    const row = plan.rowOf(number);
    return { row, reason: plan.lacking(row) };
  });
  const nearMisses = [...weak, ...beside.rows];
  const picks = found.picker?.picks(plan) ?? [];
  return {
    total: found.total,
    rows,
    nearMissTotal: found.nearMissTotal + beside.total,
    nearMisses,
    next: last === undefined ? null : writeCursor(index, plan.query, last),
    ...(relaxation !== undefined && { relax: relaxation }),
    enquire: plan.enquire,
    oversizedTotal: found.picker?.oversized ?? 0,
    frameTooSmallTotal: found.picker?.frameTooSmall ?? 0,
    picks: isDemanded(index.search, plan.query.filters ?? {}) ? picks : [],
    verdicts: rowVerdicts(index, plan, [...rows, ...nearMisses.map(({ row }) => row)], picks[0]?.row),
  };
}

function relaxationOf(index: RowIndex, plan: RowPlan, { total, picker }: Found): Relaxation | undefined {
  const { query } = plan;
  if (total === 0) return relax(index, query);
  if (query.cursor !== undefined) return undefined;
  // The motor everybody sells is missed more than some mass.
  const isMissed = picker?.lacksFourPoles && isDemanded(index.search, query.filters ?? {});
  const usual = isMissed ? relaxToFourPoles(index, query) : undefined;
  return usual ?? relaxToLighter(index, query, lightestFound(index.search, plan));
}

/** The mass of the lightest row found; 0 where nobody knows one. */
function lightestKnown({ search }: RowIndex, plan: RowPlan): number {
  const lightest = lightestFound(search, plan);
  return Number.isFinite(lightest) ? lightest : 0;
}

interface Found {
  readonly total: number;
  readonly picker: Picker | undefined;
}

function select(index: RowIndex, plan: RowPlan, after: SeenRow | undefined, size: number) {
  const page = new PageSelector(size);
  const nearMisses = nearSelector(index, plan, NEAR_MISSES_MAX);
  const ranking = rankingOf(index, plan);
  const picker = ranking && new Picker(ranking);
  const order = orderOf(index, plan, ranking);
  const isAfter = after === undefined ? undefined : startsAfter(order, after);
  let total = 0;
  plan.scan((seen) => {
    const { row, reserve } = seen;
    if (!reaches(reserve, plan.required)) {
      nearMisses.offer(seen, -reserve);
      return;
    }
    total++;
    picker?.offer(seen);
    const first = order.first(seen);
    const second = order.second(seen);
    if (isAfter === undefined || isAfter(first, second, row)) page.offer(row, first, second);
  });
  return { total, rows: page.rows, nearMisses: nearMisses.rows, nearMissTotal: nearMisses.total, picker };
}

/** Whether a drive is asked for, by speed and by what it has to pull: of all there are, none is the right one. */
function isDemanded({ judged }: RowSearchDef, filters: RowFilters): boolean {
  if (judged === undefined) return false;
  const isAsked = (columns: readonly string[]) => columns.some((id) => filters[id] !== undefined);
  return [judged.speed, judged.power ?? []].every((columns) => columns.length === 0 || isAsked(columns));
}
