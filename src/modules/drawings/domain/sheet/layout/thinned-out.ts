import type { SheetItem } from '#modules/drawings/domain/sheet/sheet-scene.ts';

/** Fine lines nearer than this become a grey patch in print, mm of the sheet. */
const APART = 0.8;

/** The items without fine lines that lie too near to another: as many fins as can be told from each other. */
export function thinnedOut(items: readonly SheetItem[]): readonly SheetItem[] {
  const kept: Extract<SheetItem, { k: 'line' }>[] = [];
  return items.filter((item) => {
    if (item.k !== 'line' || item.layer !== 'FINE') return true;
    const isTight = kept.some((other) => isParallel(item, other) && distance(item, other) < APART);
    if (!isTight) kept.push(item);
    return !isTight;
  });
}

type Line = Extract<SheetItem, { k: 'line' }>;

function isParallel(one: Line, other: Line): boolean {
  const [a, b, c, d] = [
    one.to[0] - one.from[0],
    one.to[1] - one.from[1],
    other.to[0] - other.from[0],
    other.to[1] - other.from[1],
  ];
  return Math.abs(a * d - b * c) < 0.05 * Math.hypot(a, b) * Math.hypot(c, d);
}

/** How far apart two parallel lines run; those in line with each other do not. */
function distance(one: Line, other: Line): number {
  const [dx, dy] = [one.to[0] - one.from[0], one.to[1] - one.from[1]];
  const far = Math.hypot(dx, dy);
  const off = Math.abs((other.from[0] - one.from[0]) * dy - (other.from[1] - one.from[1]) * dx) / far;
  return off < 0.01 ? APART : off;
}
