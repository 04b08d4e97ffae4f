import type { Vec2 } from '#modules/drawings/domain/solids/vector.ts';
import { meet, type Rect } from './text-size.ts';

/** Where something may stand on a sheet, mm: the room it has, what of it is taken, and which point it is to be nearest to. */
export interface FreeRoom {
  readonly room: Rect;
  readonly taken: readonly Rect[];
  readonly near: Vec2;
}

const STEP = 3;

/** Where a rectangle about its origin meets nothing that is taken: the place nearest to a point; undefined where there is none. */
export function freePlace([x0, y0, x1, y1]: Rect, { near, room, taken }: FreeRoom): Vec2 | undefined {
  let best: { readonly at: Vec2; readonly far: number } | undefined;
  for (const x of steps(room[0] - x0, room[2] - x1))
    for (const y of steps(room[1] - y0, room[3] - y1)) {
      const far = Math.hypot(x - near[0], y - near[1]);
      if (best !== undefined && far >= best.far) continue;
      const rect: Rect = [x + x0, y + y0, x + x1, y + y1];
      if (!taken.some((one) => meet(one, rect))) best = { at: [x, y], far };
    }
  return best?.at;
}

/** From one end to the other, both of them tried. */
function steps(from: number, to: number): readonly number[] {
  if (to < from) return [];
  const count = Math.floor((to - from) / STEP) + 1;
  return [...Array.from({ length: count }, (_, no) => from + no * STEP), to];
}
