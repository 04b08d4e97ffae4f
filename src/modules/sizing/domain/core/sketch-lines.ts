import type { Place } from './sketch.ts';

const HEAD = 5;

/** A stroke as the `d` of an SVG path. */
export function lineOf([x1, y1]: Place, [x2, y2]: Place): string {
  return `M${x1} ${y1}L${x2} ${y2}`;
}

/** The two strokes of an arrow head at the end of a line. */
export function headAt(from: Place, [x, y]: Place): string {
  const [dx, dy] = directionOf(from, [x, y]);
  const foot: Place = [x - HEAD * dx, y - HEAD * dy];
  const side = HEAD / 2;
  const left = `M${foot[0] - side * dy} ${foot[1] + side * dx}`;
  return `${left}L${x} ${y}L${foot[0] + side * dy} ${foot[1] - side * dx}`;
}

/** Where the symbol of an arrow stands: a little beyond its head. */
export function beyond(from: Place, to: Place): Place {
  const [dx, dy] = directionOf(from, to);
  return [to[0] + 9 * dx, to[1] + 9 * dy];
}

/** Where the symbol of a dimension stands: beside its middle. */
export function beside(from: Place, to: Place): Place {
  const [dx, dy] = directionOf(from, to);
  const side = Math.abs(dy) > Math.abs(dx) ? 11 : 8;
  return [(from[0] + to[0]) / 2 + side * Math.abs(dy), (from[1] + to[1]) / 2 + side * Math.abs(dx)];
}

function directionOf([x1, y1]: Place, [x2, y2]: Place): Place {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  return [(x2 - x1) / length, (y2 - y1) / length];
}
