import type { SheetDimension, SheetItem } from '#modules/drawings/domain/sheet/sheet-scene.ts';
import type { Vec2 } from '#modules/drawings/domain/solids/vector.ts';
import { type FreeRoom, freePlace } from './free-place.ts';
import { itemRect, movedItem } from './item-rect.ts';
import { type LaidView, laidView } from './laid-view.ts';
import { around, type Rect } from './text-size.ts';
import type { ViewContent } from './view-content.ts';

/** A detail on the sheet, under its name and its own scale. */
export interface PlacedDetail {
  readonly name: string;
  readonly items: readonly SheetItem[];
  readonly dimensions: readonly SheetDimension[];
  /** What it covers with its dimensions and its name above it. */
  readonly rect: Rect;
}

/** The scales of details (ISO 5455), the larger first. */
const SCALES = [0.2, 0.5, 1, 2, 5, 10, 20] as const;
/** A detail is no larger than this, mm of the sheet, without its dimensions. */
const LARGEST = 42;
/** What is kept free around it, and the height of its name. */
const [CLEAR, NAME, TEXT] = [2, 6, 3.5] as const;

/** What a detail is placed by: the scale of the views, and where there is room. */
export interface DetailRoom extends FreeRoom {
  readonly den: number;
}

/** A detail at the largest scale over that of the views at which it finds free room; none where there is no room. */
export function placedDetail(content: ViewContent, name: string, { den, near, room, taken }: DetailRoom) {
  for (const own of SCALES.filter((scale) => scale < den)) {
    const laid = laidView(content, own);
    const [x0, y0, x1, y1] = laid.outline;
    if (Math.max(x1 - x0, y1 - y0) > LARGEST) continue;
    const at = freePlace(withName(laid), { room, taken, near });
    if (at !== undefined) return detailAt({ laid, name, own, at });
  }
  return undefined;
}

function withName({ extent: [x0, y0, x1, y1] }: LaidView): Rect {
  return [x0 - CLEAR, y0 - CLEAR, x1 + CLEAR, y1 + NAME + CLEAR];
}

interface Detail {
  readonly laid: LaidView;
  readonly name: string;
  readonly own: number;
  readonly at: Vec2;
}

function detailAt({ at, laid, name, own }: Detail): PlacedDetail {
  const moved = (items: readonly SheetItem[]) => items.map((item) => movedItem(item, at));
  const point = ([x, y]: Vec2): Vec2 => [x + at[0], y + at[1]];
  const [x0, , x1, top] = laid.extent;
  const title: SheetItem = {
    ...{ k: 'text', layer: 'TEXT', align: 'middle', height: TEXT, turn: 0, text: `${name}  ${scaleOf(own)}` },
    at: [(x0 + x1) / 2, top + 2.5],
  };
  return {
    name,
    items: moved([...laid.items, title]),
    rect: around(moved([...laid.items, title, ...laid.dimensions.flatMap(({ items }) => items)]).map(itemRect)),
    dimensions: laid.dimensions.map((dimension) => ({
      ...dimension,
      ...{ id: `${name}-${dimension.id}`, den: own },
      ...{ a: point(dimension.a), b: point(dimension.b), at: point(dimension.at), items: moved(dimension.items) },
    })),
  };
}

/** `2:1` of what is twice as large as the product, `1:2` of what is half. */
function scaleOf(den: number): string {
  return den < 1 ? `${1 / den}:1` : `1:${den}`;
}
