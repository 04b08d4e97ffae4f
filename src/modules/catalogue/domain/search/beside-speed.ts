import { rowFigure } from '#product/column.ts';
import { reserveMax } from '#product/judgement/verdict.ts';
import { exceeds, liesWithin, reaches } from '#product/rounding.ts';
import type { CatalogueRow } from '#product/row.ts';
import type { RowIndex, RowLack } from '#product/row-index.ts';
import { figureAsked, type RowQuery, type Span, spanAround } from '#product/row-query.ts';
import { nearSelector } from './near-selector.ts';
import { weightIn } from './ranking.ts';
import { figureIn } from './sort-keys.ts';

/** Near misses, each with what it lacks, and how many there are of them in all. */
interface NearMisses<Row extends CatalogueRow> {
  readonly rows: readonly { readonly row: Row; readonly reason: RowLack }[];
  readonly total: number;
}

/** What was asked of a speed or ratio: what is found, and what lies near. */
interface AskedSpeed {
  readonly column: string;
  readonly asked: number;
  readonly tolerance: number;
  readonly found: Span;
  readonly near: Span;
}

/**
 * The rows whose speed, or ratio, lies outside the tolerance but within the widest one, and which meet the rest of what is asked:
 * near misses like those that bear too little, the nearest first. What is larger than it need be is none: it exists at the right
 * speed too, unless all there is at that speed is larger still, and heavier.
 * @param lightestLarger mass, or what stands for it, of the lightest row at the right speed where all of them are larger than they need be; left out, there
 *   are others, or nobody knows a mass
 */
export function besideSpeed<Row extends CatalogueRow>(
  index: RowIndex<Row>,
  query: RowQuery,
  most: number,
  lightestLarger = 0,
): NearMisses<Row> {
  const speed = askedSpeed(index, query);
  if (speed === undefined) return { rows: [], total: 0 };
  const plan = index.plan(widened(query, speed));
  if (!plan.ok) return { rows: [], total: 0 };
  const { column, asked, tolerance, found } = speed;
  const figureOf = figureIn(plan.value.reading(column));
  const { required } = plan.value;
  const largest = reserveMax(required);
  const nearest = nearSelector(index, plan.value, most);
  const massOf = weightIn(index.search, plan.value) ?? (() => Number.POSITIVE_INFINITY);
  plan.value.scan((seen) => {
    const figure = figureOf(seen);
    if (!reaches(seen.reserve, required) || liesWithin(figure, found)) return;
    if (exceeds(seen.reserve, largest) && !(massOf(seen) < lightestLarger)) return;
    nearest.offer(seen, Math.abs(figure / asked - 1));
  });
  const rows = nearest.rows.map((place) => {
    const row = plan.value.rowOf(place);
    const figure = rowFigure(index.search, row, column);
    const side = figure > asked ? 'over' : 'under';
    return { row, reason: { code: OUTSIDE_TOLERANCE, column, side, figure, asked, tolerance } };
  });
  return { rows, total: nearest.total };
}

/** What such a row lacks. */
export const OUTSIDE_TOLERANCE = 'outside-tolerance';

/** On which side of the figure asked for it lies. */
export const SIDES = ['over', 'under'] as const;
export type Side = (typeof SIDES)[number];

/** The column and the side a row lies beside what was asked for; nothing where it lacks something else. */
export function besideOf({ code, column, side }: RowLack): { readonly column?: string; readonly side?: Side } {
  const known = SIDES.find((one) => one === side);
  return code === OUTSIDE_TOLERANCE && known !== undefined ? { column: String(column), side: known } : {};
}

function askedSpeed({ search }: RowIndex, { filters = {}, ranges, tolerance }: RowQuery): AskedSpeed | undefined {
  const { found, max } = search.tolerance;
  const taken = tolerance ?? found;
  for (const column of search.judged?.speed ?? []) {
    const asked = figureAsked(filters, column);
    if (asked === undefined || taken >= max || !search.ranged.includes(column)) continue;
    const near = spanAround(ranges?.[column], asked, max, 1);
    if (near.min <= near.max)
      return { column, asked, tolerance: taken, found: spanAround(undefined, asked, taken, 1), near };
  }
  return undefined;
}

/** The same search by a range in place of the figure; the tolerance of torques stays. */
function widened(query: RowQuery, { column, near }: AskedSpeed): RowQuery {
  return {
    ...query,
    filters: { ...query.filters, [column]: undefined },
    ranges: { ...query.ranges, [column]: near },
    cursor: undefined,
  };
}
