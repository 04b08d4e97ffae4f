import { times, type Vec2, type Vec3 } from '#modules/drawings/domain/solids/vector.ts';
import { SIZE } from '#product/drawing.ts';
import type { Segment } from './chains.ts';

/** Something drawn over the bodies, in the model's own space: a short text, or a line with or without an arrow head at its end. */
export type PictureNote =
  | { readonly text: string; readonly at: Vec3; readonly isMuted?: boolean }
  | { readonly from: Vec3; readonly to: Vec3; readonly head?: boolean };

/** The note beside a model that is so many times as large. */
export function scaledNote(by: number, note: PictureNote): PictureNote {
  if ('text' in note) return { ...note, at: times(by, note.at) };
  return { ...note, from: times(by, note.from), to: times(by, note.to) };
}

const HEAD = 4;

/** A line with an arrow head at its end. */
export function arrow(from: Vec2, to: Vec2): readonly Segment[] {
  const along = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const barb = (side: number): Vec2 => [to[0] - HEAD * Math.cos(along + side), to[1] - HEAD * Math.sin(along + side)];
  return [
    [from, to],
    [barb(0.5), to],
    [barb(-0.5), to],
  ];
}

/** Half the length of the arrows, and how far their middle stays from the edge. */
const ARROW = 8;
const INSET = 11;

/** One arrow down, or arrows to all sides, in the corner that is farthest from everything drawn. */
export function gravityArrows(gravity: 'down' | 'any', drawn: readonly Segment[]): readonly Segment[] {
  const [x, y] = emptiestCorner(drawn);
  if (gravity === 'down') return arrow([x, y - ARROW], [x, y + ARROW]);
  const ways = [
    [0, ARROW],
    [0, -ARROW],
    [ARROW, 0],
    [-ARROW, 0],
  ] as const;
  return ways.flatMap(([dx, dy]) => arrow([x, y], [x + dx, y + dy]));
}

function emptiestCorner(drawn: readonly Segment[]): Vec2 {
  const far = SIZE - INSET;
  const corners: readonly Vec2[] = [
    [INSET, far],
    [far, INSET],
    [far, far],
    [INSET, INSET],
  ];
  const points = drawn.flatMap(([a, b]) => [a, b, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as const]);
  const room = ([x, y]: Vec2) => Math.min(...points.map(([a, b]) => Math.hypot(a - x, b - y)));
  return corners.reduce((best, corner) => (room(corner) > room(best) + 0.5 ? corner : best));
}
