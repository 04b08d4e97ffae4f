import type { Vector } from './isometric.ts';
import type { Solid } from './solid.ts';
import { extent } from './solid.ts';

/** Bodies may sink this far into each other (a terminal box into a round frame) and still count as separate. */
const SINK = 2.5;

/** The solids from back to front, so that painting them in this order hides what is hidden. */
export function backToFront(solids: readonly Solid[]): readonly Solid[] {
  const boxes = solids.map((solid) => ({ solid, extent: extent(solid) }));
  const waiting = [...boxes];
  const painted: Solid[] = [];
  while (waiting.length > 0) {
    const free = waiting.findIndex((box) =>
      waiting.every((other) => other === box || !covers(box.extent, other.extent)),
    );
    const [next] = waiting.splice(Math.max(0, free), 1);
    if (next) painted.push(next.solid);
  }
  return painted;
}

type Extent = ReturnType<typeof extent>;

/** True when `a` stands in front of `b` as seen from (1, 1, 1), so `b` must be painted first. */
function covers(a: Extent, b: Extent): boolean {
  if (!meetOnScreen(a, b)) return false;
  const front = gap(a, b);
  const behind = gap(b, a);
  return front > behind && front > -SINK;
}

/** The widest distance by which `a` lies beyond `b` on one axis; negative when they overlap on all three. */
function gap([aMin]: Extent, [, bMax]: Extent): number {
  return Math.max(...aMin.map((low, axis) => low - (bMax[axis] ?? 0)));
}

/** Whether the outlines of two boxes overlap on the sheet (compared along the three directions of their edges). */
function meetOnScreen(a: Extent, b: Extent): boolean {
  return [
    [0, 1],
    [1, 2],
    [0, 2],
  ].every(([i = 0, j = 0]) => {
    const [aLow, aHigh] = spread(a, i, j);
    const [bLow, bHigh] = spread(b, i, j);
    return aLow < bHigh && bLow < aHigh;
  });
}

function spread([min, max]: Extent, i: number, j: number): readonly [number, number] {
  const at = (v: Vector, k: number) => v[k] ?? 0;
  return [at(min, i) - at(max, j), at(max, i) - at(min, j)];
}
