import type { Point } from './isometric.ts';

/** One corner of a convex outline: a circle of radius r (0 = sharp) around (u, v). */
export interface Corner {
  readonly u: number;
  readonly v: number;
  readonly r: number;
}

/** A convex outline, corners counter-clockwise; its boundary is arcs around the corners joined by tangents. */
export type Outline = readonly Corner[];

/** A point on the way along an outline; r is the radius of the arc that leads to it: 0 straight, negative clockwise. */
export interface Step {
  readonly at: Point;
  readonly r: number;
}

const FULL = 2 * Math.PI;
const LONGEST_ARC = Math.PI * 1.001;
const SHARP = 0.01;
/** Roundings below this radius read as an edge, if the outline turns by more than the angle. */
const WIDE = 1.3;
const SLIGHT = 0.2;

/** A full circle around (u, v). */
export function circle(u: number, v: number, r: number): Outline {
  return [{ u, v, r }];
}

/** A rectangle between two corners, its corners rounded by r. */
export function rectangle([u0, u1]: Point, [v0, v1]: Point, r = 0): Outline {
  return [
    { u: u0 + r, v: v0 + r, r },
    { u: u1 - r, v: v0 + r, r },
    { u: u1 - r, v: v1 - r, r },
    { u: u0 + r, v: v1 - r, r },
  ];
}

/** The outline with every radius changed by the same amount: its offset curve. */
export function grown(outline: Outline, by: number): Outline {
  return by === 0 ? outline : outline.map((corner) => ({ ...corner, r: Math.max(0, corner.r + by) }));
}

/** The boundary from the place with outward normal `from` to the one with normal `to` (radians, at most one round). */
export function walk(outline: Outline, from: number, to: number): readonly Step[] {
  const steps: Step[] = [{ at: support(outline, from), r: 0 }];
  for (const shift of [-FULL, 0, FULL, 2 * FULL]) {
    for (const arc of arcs(outline)) {
      const start = Math.max(from, arc.start + shift);
      const end = Math.min(to, arc.end + shift);
      if (end > start) steps.push(...arcSteps(arc.corner, start, end));
    }
  }
  return steps;
}

/** The same way, walked backwards. */
export function reversed(steps: readonly Step[]): readonly Step[] {
  const back = steps.toReversed();
  return back.map(({ at }, i) => ({ at, r: 0 - (back[i - 1]?.r ?? 0) }));
}

/** The point of the outline that lies farthest in the direction of the angle. */
export function support(outline: Outline, angle: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const reach = (c: Corner) => c.u * cos + c.v * sin + c.r;
  const corner = outline.reduce((best, c) => (reach(c) > reach(best) ? c : best));
  return onCorner(corner, angle);
}

/** The places where the outline breaks, with the angle in the middle of the break; wide roundings are no break. */
export function breaks(outline: Outline): readonly { readonly at: Point; readonly angle: number }[] {
  return arcs(outline)
    .filter(({ corner, start, end }) => corner.r < WIDE && end - start > SLIGHT && end - start < FULL)
    .map(({ corner, start, end }) => ({ at: onCorner(corner, (start + end) / 2), angle: (start + end) / 2 }));
}

interface Arc {
  readonly corner: Corner;
  readonly start: number;
  readonly end: number;
}

/** The arc of normals at each corner, angles rising; the first starts within (-2π, 0]. */
function arcs(outline: Outline): readonly Arc[] {
  const [only] = outline;
  if (only && outline.length === 1) return [{ corner: only, start: -FULL, end: 0 }];
  let last = Number.NEGATIVE_INFINITY;
  const starts = outline.map((corner, i) => {
    const normal = edgeNormal(outline.at(i - 1) ?? corner, corner);
    last = last === Number.NEGATIVE_INFINITY ? below(normal, 0) : last + below(normal - last, FULL);
    return last;
  });
  const [first = 0] = starts;
  return outline.map((corner, i) => ({ corner, start: starts[i] ?? 0, end: starts[i + 1] ?? first + FULL }));
}

/** The outward normal of the tangent from one corner's circle to the next one's. */
function edgeNormal(a: Corner, b: Corner): number {
  const along = Math.atan2(b.v - a.v, b.u - a.u);
  return along - Math.acos((a.r - b.r) / Math.hypot(b.u - a.u, b.v - a.v));
}

/** The angle moved by whole rounds into (top - 2π, top]. */
function below(angle: number, top: number): number {
  return angle - FULL * Math.ceil((angle - top) / FULL - 1e-9);
}

function arcSteps(corner: Corner, start: number, end: number): readonly Step[] {
  const first: Step = { at: onCorner(corner, start), r: 0 };
  if (corner.r < SHARP) return [first];
  const pieces = Math.ceil((end - start) / LONGEST_ARC);
  const rest = Array.from({ length: pieces }, (_, i) => ({
    at: onCorner(corner, start + ((i + 1) * (end - start)) / pieces),
    r: corner.r,
  }));
  return [first, ...rest];
}

function onCorner({ u, v, r }: Corner, angle: number): Point {
  return [u + r * Math.cos(angle), v + r * Math.sin(angle)];
}
