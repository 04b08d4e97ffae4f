import type { ProjectionMethod } from '#modules/drawings/domain/sheet/sheet-scene.ts';
import type { Vec2 } from '#modules/drawings/domain/solids/vector.ts';
import { type LaidView, laidView } from './laid-view.ts';
import type { Rect } from './text-size.ts';
import type { ViewContent } from './view-content.ts';

/** The scales of ISO 5455 (GB/T 14690), the larger first. */
const SCALES = [1, 2, 5, 10, 20, 50];
/** What lies between views; the lesser where that saves the scale. */
const GAPS = [10, 6] as const;

export type ViewName = 'front' | 'side' | 'top';

/** Views at one scale, each with the place of the product's origin on the sheet. */
export interface PlacedViews {
  readonly den: number;
  readonly views: Readonly<Record<ViewName, { readonly view: LaidView; readonly at: Vec2 }>>;
  /** What is left free beside and over the views, in the corner that none of them takes. */
  readonly corner: Rect;
}

/** The views at the largest scale at which they fit into one of the rooms; undefined where they fit into none. */
export function placedViews(
  contents: Readonly<Record<ViewName, ViewContent>>,
  rooms: readonly Rect[],
  method: ProjectionMethod,
): PlacedViews | undefined {
  for (const den of SCALES.filter((scale) => rooms.some((room) => mayFit(contents, room, scale)))) {
    const laid = {
      front: laidView(contents.front, den),
      side: laidView(contents.side, den),
      top: laidView(contents.top, den),
    };
    for (const gap of GAPS) {
      const block = blockOf(laid, gap);
      const room = rooms.find(([x0, y0, x1, y1]) => block.wide <= x1 - x0 && block.high <= y1 - y0);
      if (room !== undefined) return placedIn(room, { laid, den, method, block });
    }
  }
  return undefined;
}

/** Whether the outlines alone are small enough: laying out dimensions of what does not fit anyway takes time. */
function mayFit({ front, side }: Readonly<Record<ViewName, ViewContent>>, [x0, , x1]: Rect, den: number): boolean {
  return (widthOf(front) + widthOf(side)) / den < x1 - x0;
}

function widthOf({ strokes }: ViewContent): number {
  const xs = strokes.flatMap((stroke) =>
    stroke.kind === 'line' ? [stroke.from[0], stroke.to[0]] : [stroke.centre[0]],
  );
  return Math.max(...xs) - Math.min(...xs);
}

interface Block {
  readonly gap: number;
  readonly wide: number;
  readonly high: number;
  /** Of the column of front and top: what lies left of their origin; of the row of front and side: what lies below. */
  readonly left: number;
  readonly columnWide: number;
  readonly low: number;
  readonly rowHigh: number;
}

function blockOf({ front, side, top }: Readonly<Record<ViewName, LaidView>>, gap: number): Block {
  const [left, right] = [Math.min(front.extent[0], top.extent[0]), Math.max(front.extent[2], top.extent[2])];
  const [low, high] = [Math.min(front.extent[1], side.extent[1]), Math.max(front.extent[3], side.extent[3])];
  const wide = right - left + gap + side.extent[2] - side.extent[0];
  return {
    gap,
    wide,
    high: high - low + gap + top.extent[3] - top.extent[1],
    left,
    columnWide: right - left,
    low,
    rowHigh: high - low,
  };
}

interface Placing {
  readonly laid: Readonly<Record<ViewName, LaidView>>;
  readonly den: number;
  readonly method: ProjectionMethod;
  readonly block: Block;
}

/** First angle: the side seen from the right stands at the left of the front, the top below; third angle: at the right, and above. */
function placedIn([x0, y0, x1, y1]: Rect, { block, den, laid, method }: Placing): PlacedViews {
  const { gap } = block;
  const [left, low] = [x0 + (x1 - x0 - block.wide) / 2, y0 + (y1 - y0 - block.high) / 2];
  const sideWide = laid.side.extent[2] - laid.side.extent[0];
  const topHigh = laid.top.extent[3] - laid.top.extent[1];
  const isFirst = method === 'first';
  const columnAt = isFirst ? left + sideWide + gap : left;
  const rowAt = isFirst ? low + topHigh + gap : low;
  const front: Vec2 = [columnAt - block.left, rowAt - block.low];
  const side: Vec2 = [(isFirst ? left : left + block.columnWide + gap) - laid.side.extent[0], front[1]];
  const top: Vec2 = [front[0], (isFirst ? low : low + block.rowHigh + gap) - laid.top.extent[1]];
  const right = left + block.wide;
  const above = low + block.high;
  const corner: Rect = isFirst
    ? [left, low, left + sideWide, low + topHigh]
    : [right - sideWide, above - topHigh, right, above];
  return {
    den,
    views: {
      front: { view: laid.front, at: front },
      side: { view: laid.side, at: side },
      top: { view: laid.top, at: top },
    },
    corner,
  };
}
