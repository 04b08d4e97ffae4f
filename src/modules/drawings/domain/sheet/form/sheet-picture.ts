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
const MARK = 12;

/** The product in its mounting position, seen from above, in a corner of the sheet, with where the ground is; thin lines, without a scale. */
export function picture(model: SolidModel, position: string, [x0, y0, x1, y1]: Rect): readonly SheetItem[] {
  const strokes = outlineView(model, ISOMETRIC).filter(({ style }) => style === 'visible' || style === 'fine');
  const whole = laidView({ strokes, marks: [], holes: [] }, 1).outline;
  const room: Vec2 = [Math.min(LARGEST, x1 - x0 - MARK - 6), Math.min(LARGEST, y1 - y0 - 2)];
  if (Math.min(...room) < 15) return [];
  const den = Math.max((whole[2] - whole[0]) / room[0], (whole[3] - whole[1]) / room[1]);
  const { items } = laidView({ strokes, marks: [], holes: [] }, den);
  const rect = around(items.map(itemRect));
  const by: Vec2 = [x0 + MARK + 4 - rect[0], y0 + 1 - rect[1]];
  const shown = items.map((item) => movedItem({ ...item, layer: 'FINE' }, by));
  return position === '' ? shown : [...shown, ...gravityMark(position, [x0, y0 + 1])];
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
