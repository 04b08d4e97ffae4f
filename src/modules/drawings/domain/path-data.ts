import { SIZE } from '#product/drawing.ts';
import type { Point } from './isometric.ts';
import { ELLIPSE } from './isometric.ts';
import type { Stroke } from './solid-paths.ts';

/** How projected points are scaled and moved into the picture's square. */
export interface Fit {
  readonly scale: number;
  readonly place: (point: Point) => Point;
}

/** ConcurrencyLimiter left on every side for the width of the strokes. */
const MARGIN = 3;

/** The largest scale at which all points lie within the square, centred. */
export function fitting(points: readonly Point[]): Fit {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = (SIZE - 2 * MARGIN) / Math.max(right - left, bottom - top);
  return {
    scale,
    place: ([x, y]) => [SIZE / 2 + (x - (left + right) / 2) * scale, SIZE / 2 + (y - (top + bottom) / 2) * scale],
  };
}

/** SVG path data with relative steps, which are short; a line that leads nowhere is left out. */
export function pathData(strokes: readonly Stroke[], fit: Fit): string {
  let pen: Point = [0, 0];
  let start: Point = [0, 0];
  const parts = strokes.map((stroke) => {
    const to = stroke.by === 'close' ? start : rounded(fit.place(stroke.to));
    const part = command(stroke, pen, to, fit.scale);
    if (stroke.by === 'move') start = to;
    pen = to;
    return part;
  });
  return parts.join('').replaceAll(' -', '-');
}

function command(stroke: Stroke, pen: Point, to: Point, scale: number): string {
  if (stroke.by === 'close') return 'z';
  if (stroke.by === 'move') return `M${to.join(' ')}`;
  const way = rounded([to[0] - pen[0], to[1] - pen[1]]);
  if (way[0] === 0 && way[1] === 0) return '';
  if (!('r' in stroke)) return `l${way.join(' ')}`;
  const radii = rounded([ELLIPSE[0] * stroke.r * scale, ELLIPSE[1] * stroke.r * scale]);
  return `a${radii.join(' ')} ${stroke.angle} 0 ${stroke.sweep} ${way.join(' ')}`;
}

/** The point to a tenth of a unit, which is a quarter of a pixel at 240 px. */
export function rounded([x, y]: Point): Point {
  return [Math.round(x * 10) / 10 || 0, Math.round(y * 10) / 10 || 0];
}
