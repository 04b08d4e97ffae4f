import type { RowIndex, RowPlan, SeenRow } from '#product/row-index.ts';
import { PageSelector } from './page-selector.ts';

/** Keeps the near misses of a search that are to be told, and counts all there are. */
export interface NearSelector {
  offer(seen: SeenRow, distance: number): void;
  readonly total: number;
  /** The nearest first. */
  readonly rows: readonly number[];
}

/**
 * The nearest rows, as they are offered; rows of one gear that differ in their adapter alone are one near miss, told by the
 * adapter whose frame suits the motor best.
 */
export function nearSelector({ search }: RowIndex, plan: RowPlan, most: number): NearSelector {
  const { frames } = plan;
  const gearOf = frames && entryReading(search.judged?.speed ?? [], plan);
  return frames && gearOf ? oncePerGear(gearOf, frames, most) : each(most);
}

function each(most: number): NearSelector {
  const nearest = new PageSelector(most);
  let total = 0;
  return {
    offer({ row }, distance) {
      total++;
      nearest.offer(row, distance, 0);
    },
    get total() {
      return total;
    },
    get rows() {
      return nearest.rows;
    },
  };
}

interface Kept {
  readonly row: number;
  readonly distance: number;
  readonly unsuited: number;
}

/** A frame that no standard motor of drives stands behind however many frames one lies apart. */
const TOO_SMALL = 1000;

function oncePerGear(
  gearOf: (seen: SeenRow) => number,
  frames: NonNullable<RowPlan['frames']>,
  most: number,
): NearSelector {
  const kept = new Map<number, Kept>();
  return {
    offer(seen, distance) {
      const gear = gearOf(seen);
      const unsuited = frames.apart(seen) + (frames.isTooSmall(seen) ? TOO_SMALL : 0);
      const before = kept.get(gear);
      const isBetter =
        before === undefined ||
        unsuited < before.unsuited ||
        (unsuited === before.unsuited && distance < before.distance);
      if (isBetter) kept.set(gear, { row: seen.row, distance, unsuited });
    },
    get total() {
      return kept.size;
    },
    get rows() {
      return [...kept.values()]
        .sort((one, other) => one.distance - other.distance || one.row - other.row)
        .slice(0, most)
        .map(({ row }) => row);
    },
  };
}

/** A speed or ratio that belongs to a gear tells gears apart; undefined where every row has its own. */
function entryReading(columns: readonly string[], plan: RowPlan): ((seen: SeenRow) => number) | undefined {
  for (const column of columns) {
    const reading = plan.reading(column);
    if ('entryAt' in reading) return reading.entryAt;
  }
  return undefined;
}
