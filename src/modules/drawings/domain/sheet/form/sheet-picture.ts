import { itemRect, movedItem } from '#modules/drawings/domain/sheet/layout/item-rect.ts';
import { laidView } from '#modules/drawings/domain/sheet/layout/laid-view.ts';
import type { Rect } from '#modules/drawings/domain/sheet/layout/text-size.ts';
import { around } from '#modules/drawings/domain/sheet/layout/text-size.ts';
import type { SheetItem } from '#modules/drawings/domain/sheet/sheet-scene.ts';
import { outlineView } from '#modules/drawings/domain/sheet/view/outline-view.ts';
import { ISOMETRIC, seen, VIEWPOINTS } from '#modules/drawings/domain/sheet/view/viewpoint.ts';
import type { SolidModel } from '#modules/drawings/domain/solids/body.ts';
import type { Vec2, Vec3 } from '#modules/drawings/domain/solids/vector.ts';

/** A picture is no larger than this, mm of the sheet. */
const LARGEST = 62;
const MARK = 12;

/** The product in its mounting position, seen from above, in a corner of the sheet; fine lines, without a scale. */
export function picture(model: SolidModel, [x0, y0, x1, y1]: Rect): readonly SheetItem[] {
  const strokes = outlineView(model, ISOMETRIC).filter(({ style }) => style === 'visible' || style === 'fine');
  const whole = laidView({ strokes, marks: [], holes: [] }, 1).outline;
  const room: Vec2 = [Math.min(LARGEST, x1 - x0 - MARK - 6), Math.min(LARGEST, y1 - y0 - 2)];
  if (Math.min(...room) < 15) return [];
  const den = Math.max((whole[2] - whole[0]) / room[0], (whole[3] - whole[1]) / room[1]);
  const { items } = laidView({ strokes, marks: [], holes: [] }, den);
  const rect = around(items.map(itemRect));
  const by: Vec2 = [x0 + MARK + 4 - rect[0], y0 + 1 - rect[1]];
  return items.map((item) => movedItem({ ...item, layer: item.layer === 'OUTLINE' ? 'DIM' : 'FINE' }, by));
}

/** Which way is down in the front or, where it lies across that, in the side view, with the code of the mounting position. */
export function gravityMark(down: Vec3, position: string, [x0, y0]: Rect): readonly SheetItem[] {
  if (position === '') return [];
  const front = seen(VIEWPOINTS.front, down);
  const [dx, dy] = Math.hypot(front[0], front[1]) > 0.5 ? front : seen(VIEWPOINTS.side, down);
  const middle: Vec2 = [x0 + MARK / 2, y0 + MARK / 2];
  const [tip, tail]: readonly [Vec2, Vec2] = [
    [middle[0] + dx * 5, middle[1] + dy * 5],
    [middle[0] - dx * 5, middle[1] - dy * 5],
  ];
  const neck: Vec2 = [tip[0] - dx * 4, tip[1] - dy * 4];
  return [
    { k: 'line', layer: 'CENTRE', from: tail, to: neck },
    {
      k: 'fill',
      layer: 'DIM',
      points: [tip, [neck[0] - dy * 1.2, neck[1] + dx * 1.2], [neck[0] + dy * 1.2, neck[1] - dx * 1.2]],
    },
    { k: 'text', layer: 'TEXT', at: [middle[0], y0 + MARK + 1], text: position, height: 3.5, align: 'middle', turn: 0 },
  ];
}
