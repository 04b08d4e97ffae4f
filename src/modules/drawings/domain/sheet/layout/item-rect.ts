import type { SheetItem } from '#modules/drawings/domain/sheet/sheet-scene.ts';
import type { Vec2 } from '#modules/drawings/domain/solids/vector.ts';
import { type Rect, textRect } from './text-size.ts';

/** What an item covers. */
export function itemRect(item: SheetItem): Rect {
  if (item.k === 'text') return textRect(item);
  const points = item.k === 'line' ? [item.from, item.to] : item.k === 'fill' ? item.points : arcPoints(item);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** The ends of an arc, and those of its points that are furthest along either axis. */
function arcPoints({ begin, centre: [x, y], r, swept }: Extract<SheetItem, { k: 'arc' }>): readonly Vec2[] {
  const quarters = Array.from({ length: 8 }, (_, no) => (Math.ceil(begin / (Math.PI / 2)) + no) * (Math.PI / 2));
  const angles = [begin, begin + swept, ...quarters.filter((angle) => angle <= begin + swept)];
  return angles.map((angle): Vec2 => [x + r * Math.cos(angle), y + r * Math.sin(angle)]);
}

/** An item moved on the sheet. */
export function movedItem(item: SheetItem, by: Vec2): SheetItem {
  const moved = ([x, y]: Vec2): Vec2 => [x + by[0], y + by[1]];
  if (item.k === 'line') return { ...item, from: moved(item.from), to: moved(item.to) };
  if (item.k === 'arc') return { ...item, centre: moved(item.centre) };
  return item.k === 'fill' ? { ...item, points: item.points.map(moved) } : { ...item, at: moved(item.at) };
}
