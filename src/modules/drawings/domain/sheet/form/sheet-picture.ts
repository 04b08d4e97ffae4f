import { freePlace } from '#modules/drawings/domain/sheet/layout/free-place.ts';
import { itemRect, movedItem } from '#modules/drawings/domain/sheet/layout/item-rect.ts';
import { laidView } from '#modules/drawings/domain/sheet/layout/laid-view.ts';
import type { Rect } from '#modules/drawings/domain/sheet/layout/text-size.ts';
import { around } from '#modules/drawings/domain/sheet/layout/text-size.ts';
import type { SheetItem } from '#modules/drawings/domain/sheet/sheet-scene.ts';
import { outlineView } from '#modules/drawings/domain/sheet/view/outline-view.ts';
import { ISOMETRIC } from '#modules/drawings/domain/sheet/view/viewpoint.ts';
import type { SolidModel } from '#modules/drawings/domain/solids/body.ts';
import type { Vec2 } from '#modules/drawings/domain/solids/vector.ts';

/** A picture is no larger than this, mm of the sheet. */
const LARGEST = 62;
/** In its corner it is good as large as this, and none if smaller than that. */
const [GOOD, LEAST] = [36, 15] as const;
/** How large it may be elsewhere. */
const SIZES = [62, 48, 36, 26] as const;
/** What is kept free around it there. */
const CLEAR = 3;
const MARK = 12;

/** Where a picture may stand: a corner that no view takes, the whole room, and what of it is taken. */
export interface PictureRoom {
  readonly corner: Rect;
  readonly room: Rect;
  readonly taken: readonly Rect[];
}

/**
 * The product in its mounting position, seen from above, with where the ground is; thin lines, without a scale. The first of
 * them lies best: in the corner where that is wide enough, else where there is room, the larger first. None where there is no room.
 */
export function* pictures(model: SolidModel, position: string, where: PictureRoom): Generator<readonly SheetItem[]> {
  const draw = pictureDrawer(model, position);
  const room = roomIn(where.corner);
  const most = Math.min(...room);
  const [x0, y0] = where.corner;
  if (most >= GOOD) yield pictureAt(draw(room), [x0, y0 + 1]);
  for (const size of SIZES) yield* freely(draw([size, size]), where);
  if (most >= LEAST && most < GOOD) yield pictureAt(draw(room), [x0, y0 + 1]);
}

function roomIn([x0, y0, x1, y1]: Rect): Vec2 {
  return [Math.min(LARGEST, x1 - x0 - MARK - 6), Math.min(LARGEST, y1 - y0 - 2)];
}

/** Draws the picture with its mark into so much room, from its lower left corner. */
function pictureDrawer(model: SolidModel, position: string): (room: Vec2) => readonly SheetItem[] {
  const strokes = outlineView(model, ISOMETRIC).filter(({ style }) => style === 'visible' || style === 'fine');
  const whole = laidView({ strokes, marks: [], holes: [] }, 1).outline;
  return (room) => {
    const den = Math.max((whole[2] - whole[0]) / room[0], (whole[3] - whole[1]) / room[1]);
    const { items } = laidView({ strokes, marks: [], holes: [] }, den);
    const rect = around(items.map(itemRect));
    const by: Vec2 = [MARK + 4 - rect[0], -rect[1]];
    const shown = items.map((item) => movedItem({ ...item, layer: 'FINE' }, by));
    return position === '' ? shown : [...shown, ...gravityMark(position, [0, 0])];
  };
}

function pictureAt(items: readonly SheetItem[], at: Vec2): readonly SheetItem[] {
  return items.map((item) => movedItem(item, at));
}

/** Free places of a picture: as near as can be to each corner of the free one, and to the lower left of the sheet. */
function* freely(items: readonly SheetItem[], { corner: [x0, y0, x1, y1], room, taken }: PictureRoom) {
  const [left, low, right, high] = around(items.map(itemRect));
  const rect: Rect = [left - CLEAR, low - CLEAR, right + CLEAR, high + CLEAR];
  const aims: readonly Vec2[] = [
    [x0, y0],
    [x0, y1],
    [x1, y0],
    [room[0], room[1]],
  ];
  for (const near of aims) {
    const at = freePlace(rect, { room, taken, near });
    if (at === undefined) return;
    yield pictureAt(items, at);
  }
}

/** The code of the mounting position beside the picture, which shows it, over an arrow to the ground. */
function gravityMark(position: string, [x, y]: Vec2): readonly SheetItem[] {
  const middle = x + MARK / 2;
  const [tip, neck, tail] = [y, y + 4, y + 10];
  return [
    { k: 'line', layer: 'TEXT', from: [middle, tail], to: [middle, neck] },
    {
      k: 'fill',
      layer: 'DIM',
      points: [
        [middle, tip],
        [middle - 1.2, neck],
        [middle + 1.2, neck],
      ],
    },
    { k: 'text', layer: 'TEXT', at: [middle, tail + 1.5], text: position, height: 3.5, align: 'middle', turn: 0 },
  ];
}
