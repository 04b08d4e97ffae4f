/** Rows that stand in the page one behind the other, or the room of those that do not. */
export type Segment =
  | { readonly kind: 'rows'; readonly from: number; readonly to: number }
  | { readonly kind: 'room'; readonly from: number; readonly height: number };

/** Rows from one place up to another, which is not among them any more. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

/** How high each row is, px. */
type HeightOf = (place: number) => number;

/** Rows beyond what is seen that stand in the page as well, above and below: as far as keys go in one step, and a little more. */
const BEYOND = 4;
/** Rows come and go together, so that not every pixel of scrolling draws anew; few, so that no frame has to lay out many. */
const TOGETHER = 2;

/**
 * The rows to draw for what is seen of a list: `top` and `bottom` are where that begins and ends, px from where the list does.
 * At least the first ones are drawn, of a list that is out of sight.
 */
export function rangeSeen(
  count: number,
  heightOf: HeightOf,
  { top, bottom }: { top: number; bottom: number },
): RowRange {
  let place = 0;
  let height = 0;
  while (place < count - 1 && height + heightOf(place) <= top) height += heightOf(place++);
  const first = place;
  while (place < count && height < bottom) height += heightOf(place++);
  const from = Math.max(0, Math.floor((first - BEYOND) / TOGETHER) * TOGETHER);
  return { from, to: Math.min(count, Math.ceil((Math.max(place, first + 1) + BEYOND) / TOGETHER) * TOGETHER) };
}

/**
 * The next row to draw on the way from those drawn to those wanted, below before above; where none of these is there yet, their
 * middle one. One at a time: no frame waits for more.
 */
export function stepTo(drawn: RowRange, wanted: RowRange): RowRange {
  const middle = Math.floor((wanted.from + wanted.to) / 2);
  const isFar = wanted.from >= drawn.to || wanted.to <= drawn.from;
  const begun = isFar ? { from: middle, to: middle } : drawn;
  const isBelow = begun.to < wanted.to;
  return {
    from: Math.max(wanted.from, isBelow ? begun.from : begun.from - 1),
    to: Math.min(wanted.to, isBelow ? begun.to + 1 : begun.to),
  };
}

/** A list as it stands in the page: the rows of a range and the one that is held, and room for all others. */
export function segmentsOf(
  count: number,
  { from, to }: RowRange,
  { held, heightOf }: { held: number | undefined; heightOf: HeightOf },
): readonly Segment[] {
  const end = Math.min(to, count);
  const drawn = [{ from: Math.min(from, end), to: end }];
  if (held !== undefined && held < count && (held < from || held >= end))
    drawn.splice(held < from ? 0 : 1, 0, { from: held, to: held + 1 });
  const segments: Segment[] = [];
  let place = 0;
  for (const rows of [...drawn, { from: count, to: count }]) {
    if (rows.from > place) segments.push({ kind: 'room', from: place, height: heightFrom(place, rows.from, heightOf) });
    if (rows.to > rows.from) segments.push({ kind: 'rows', ...rows });
    place = rows.to;
  }
  return segments;
}

function heightFrom(from: number, to: number, heightOf: HeightOf): number {
  let height = 0;
  for (let place = from; place < to; place += 1) height += heightOf(place);
  return height;
}
