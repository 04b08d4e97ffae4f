import type { DrawnPath } from '#product/drawing.ts';
import { SIZE } from '#product/drawing.ts';
import type { Point } from './isometric.ts';
import { rounded } from './path-data.ts';

const HEAD = 4;

/** A line through the points, with an arrow head at its end or none. */
export function drawnLine(points: readonly Point[], head = false): DrawnPath {
  const [x1, y1] = points.at(-1) ?? [0, 0];
  const [x0, y0] = points.at(-2) ?? [0, 0];
  const along = Math.atan2(y1 - y0, x1 - x0);
  const barb = (side: number): Point => [x1 - HEAD * Math.cos(along + side), y1 - HEAD * Math.sin(along + side)];
  const d = polyline(points) + (head ? polyline([barb(0.5), [x1, y1], barb(-0.5)]) : '');
  return { d, paint: 'line', accent: true };
}

/** Half the length of the arrows, and how far their middle stays from the edge. */
const ARROW = 8;
const INSET = 11;

/** One arrow down, or arrows to all sides, in the corner that is farthest from everything drawn. */
export function gravityArrows(gravity: 'down' | 'any', points: readonly Point[]): readonly DrawnPath[] {
  const middle = emptiestCorner(points);
  if (gravity === 'down') return [arrow(middle, -ARROW, [0, ARROW])];
  const sides: readonly Point[] = [
    [0, ARROW],
    [0, -ARROW],
    [ARROW, 0],
    [-ARROW, 0],
  ];
  return sides.map((way) => arrow(middle, 0, way));
}

function emptiestCorner(points: readonly Point[]): Point {
  const far = SIZE - INSET;
  const corners: readonly Point[] = [
    [INSET, far],
    [far, INSET],
    [far, far],
    [INSET, INSET],
  ];
  const room = ([x, y]: Point) => Math.min(...points.map(([a, b]) => Math.hypot(a - x, b - y)));
  return corners.reduce((best, corner) => (room(corner) > room(best) + 0.5 ? corner : best));
}

function arrow([x, y]: Point, startY: number, [dx, dy]: Point): DrawnPath {
  const start: Point = [x, y + startY];
  return drawnLine([start, [x + dx, y + dy]], true);
}

function polyline(points: readonly Point[]): string {
  return `M${points.map((point) => rounded(point).join(' ')).join('L')}`;
}
