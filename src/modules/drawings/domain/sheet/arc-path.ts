import type { Vec2 } from '#modules/drawings/domain/solids/vector.ts';
import type { SheetItem } from './sheet-scene.ts';

/** An arc as path data, in pieces of less than half a turn: a whole turn in one would have no ends. `sweep` is 0 where y goes down. */
export function arcPath(
  { begin, centre: [x, y], r, swept }: Extract<SheetItem, { k: 'arc' }>,
  at: (point: Vec2) => string,
  sweep: 0 | 1,
): string {
  const count = Math.max(1, Math.ceil(swept / 3));
  const point = (no: number): string => {
    const angle = begin + (swept * no) / count;
    return at([x + r * Math.cos(angle), y + r * Math.sin(angle)]);
  };
  const pieces = Array.from({ length: count }, (_, no) => `A${figure(r)} ${figure(r)} 0 0 ${sweep} ${point(no + 1)}`);
  return `M${point(0)}${pieces.join('')}`;
}

/** A figure to a thousandth. */
export function figure(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
