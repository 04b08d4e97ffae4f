import type { Axis, Frame, Point, Turn, Vector } from './isometric.ts';
import { inFrame, opposite, turnedFrame, X, Y, Z } from './isometric.ts';
import type { Outline } from './outline.ts';
import { circle, grown, rectangle, support } from './outline.ts';

/** A mark on an end face, in the solid's own u and v: a hole (filled when dark), or a line. */
export type FaceMark = { readonly hole: Outline; readonly dark?: boolean } | { readonly line: readonly Point[] };

/** What a solid may carry besides its shape; `accent` paints it in the accent colour. */
export interface SolidDetail {
  /** How much every radius of the outline grows from the `from` end to the `to` end. */
  readonly taper?: number;
  /** Angles in degrees of lines along the skin: cooling ribs. */
  readonly ribs?: readonly number[];
  /** Places along the axis of lines around the skin. */
  readonly rings?: readonly number[];
  readonly fromFace?: readonly FaceMark[];
  readonly toFace?: readonly FaceMark[];
  readonly accent?: boolean;
}

/** A convex body: an outline drawn out along its frame's w axis, straight or tapered. */
export interface Solid extends SolidDetail {
  readonly frame: Frame;
  readonly outline: Outline;
  readonly from: number;
  readonly to: number;
}

/** The lengthwise frames; an end face of x uses (y, z), of y uses (x, z), of z uses (x, y). */
const FRAMES: Readonly<Record<Axis, Frame>> = {
  x: { u: Y, v: Z, w: X, at: [0, 0, 0] },
  y: { u: X, v: Z, w: Y, at: [0, 0, 0] },
  z: { u: X, v: Y, w: Z, at: [0, 0, 0] },
};

/** A body along an axis between two places; the outline is given in the two other axes. */
export function prism(axis: Axis, [from, to]: Point, outline: Outline, detail: SolidDetail = {}): Solid {
  return { ...detail, frame: FRAMES[axis], outline, from, to };
}

/** A round bar or disc along an axis; the centre is given in the two other axes. */
export function cylinder(axis: Axis, along: Point, [u, v]: Point, r: number, detail: SolidDetail = {}): Solid {
  return prism(axis, along, circle(u, v, r), detail);
}

/** A block between two places on each axis; `r` rounds its upright edges. */
export function block(x: Point, y: Point, z: Point, detail: SolidDetail & { readonly r?: number } = {}): Solid {
  return prism('z', z, rectangle(x, y, detail.r), detail);
}

/** The solids after a turn about the origin. */
export function turnSolids(turn: Turn, solids: readonly Solid[]): readonly Solid[] {
  return solids.map((solid) => ({ ...solid, frame: turnedFrame(turn, solid.frame) }));
}

/** The solids moved. */
export function moveSolids([x, y, z]: Vector, solids: readonly Solid[]): readonly Solid[] {
  return solids.map((solid) => {
    const [a, b, c] = solid.frame.at;
    return { ...solid, frame: { ...solid.frame, at: [a + x, b + y, c + z] } };
  });
}

/** The solids so many times as large, seen from the origin. */
export function scaleSolids(by: number, solids: readonly Solid[]): readonly Solid[] {
  const larger = (outline: Outline): Outline => outline.map(({ u, v, r }) => ({ u: u * by, v: v * by, r: r * by }));
  const faceOf = (marks: readonly FaceMark[] | undefined) =>
    marks?.map((mark) =>
      'hole' in mark
        ? { ...mark, hole: larger(mark.hole) }
        : { line: mark.line.map(([u, v]): Point => [u * by, v * by]) },
    );
  return solids.map(({ fromFace, toFace, taper, rings, ...solid }) => {
    const { frame, outline, from, to } = solid;
    const [x, y, z] = frame.at;
    const [atFrom, atTo] = [faceOf(fromFace), faceOf(toFace)];
    return {
      ...solid,
      frame: { ...frame, at: [x * by, y * by, z * by] },
      outline: larger(outline),
      from: from * by,
      to: to * by,
      ...(taper !== undefined && { taper: taper * by }),
      ...(rings && { rings: rings.map((place) => place * by) }),
      ...(atFrom && { fromFace: atFrom }),
      ...(atTo && { toFace: atTo }),
    };
  });
}

/** Smallest and largest world coordinates of the solid. */
export function extent(solid: Solid): readonly [Vector, Vector] {
  const grow = Math.max(0, solid.taper ?? 0);
  const corners = solid.outline.flatMap(({ u, v, r }) =>
    [solid.from, solid.to].flatMap((w) => {
      const reach = r + grow;
      return [inFrame(solid.frame, u - reach, v - reach, w), inFrame(solid.frame, u + reach, v + reach, w)];
    }),
  );
  return [least(corners), opposite(least(corners.map(opposite)))];
}

/** Points all over the skin, close enough together to measure a picture by. */
export function skinPoints({ frame, outline, from, to, taper = 0 }: Solid): readonly Vector[] {
  return [0, 0.5, 1].flatMap((part) => {
    const shape = grown(outline, taper * part);
    return SAMPLES.map((angle) => {
      const [u, v] = support(shape, angle);
      return inFrame(frame, u, v, from + (to - from) * part);
    });
  });
}

const SAMPLES = Array.from({ length: 24 }, (_, i) => (i * Math.PI) / 12);

function least(points: readonly Vector[]): Vector {
  return points.reduce(([a, b, c], [x, y, z]) => [Math.min(a, x), Math.min(b, y), Math.min(c, z)]);
}
