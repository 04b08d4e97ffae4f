/**
 * The isometric projection every picture shares. World axes: x runs to the lower right of the sheet, y to the lower
 * left, z up; the viewer stands at (1, 1, 1). Screen y grows downwards, as in SVG.
 */
export type Vector = readonly [number, number, number];
export type Point = readonly [number, number];
export type Axis = 'x' | 'y' | 'z';

/** Where the solid stands: its own axes as unit vectors along world axes, and its origin. */
export interface Frame {
  readonly u: Vector;
  readonly v: Vector;
  readonly w: Vector;
  readonly at: Vector;
}

/** A rotation by quarter turns: the world vectors that the x, y and z axes of the untouched scene become. */
export type Turn = readonly [Vector, Vector, Vector];

export const X: Vector = [1, 0, 0];
export const Y: Vector = [0, 1, 0];
export const Z: Vector = [0, 0, 1];
export const NO_TURN: Turn = [X, Y, Z];

const COS_30 = Math.sqrt(3) / 2;
/** Half axes of the ellipse that a circle of radius 1 in an axis plane becomes (√1.5 and √0.5). */
export const ELLIPSE: Point = [Math.sqrt(1.5), Math.SQRT1_2];

/** Screen position of a world point; lengths along the axes keep their measure (ISO 5456-3, isometric axonometry). */
export function project([x, y, z]: Vector): Point {
  return [(x - y) * COS_30, (x + y) / 2 - z];
}

/** Angle in degrees of the long axis of a circle's ellipse when the circle stands square to the given direction. */
export function ellipseAngle(normal: Vector): number {
  if (normal[2] !== 0) return 0;
  return normal[0] !== 0 ? 120 : 60;
}

/** 1 when the unit axis vector points towards the viewer, -1 when it points away. */
export function towardsViewer([x, y, z]: Vector): 1 | -1 {
  return x + y + z > 0 ? 1 : -1;
}

/** Sum of the vectors, each times its factor. */
export function combine(...terms: readonly (readonly [number, Vector])[]): Vector {
  return terms.reduce<Vector>(([x, y, z], [k, [a, b, c]]) => [x + k * a, y + k * b, z + k * c], [0, 0, 0]);
}

/** Scalar product. */
export function dot([a, b, c]: Vector, [x, y, z]: Vector): number {
  return a * x + b * y + c * z;
}

/** The opposite direction. */
export function opposite([x, y, z]: Vector): Vector {
  return [0 - x, 0 - y, 0 - z];
}

/** What is behind turned towards the viewer. */
export const FROM_BEHIND: Turn = [opposite(X), opposite(Y), Z];

/** The vector after the turn about the origin. */
export function turned(turn: Turn, [x, y, z]: Vector): Vector {
  return combine([x, turn[0]], [y, turn[1]], [z, turn[2]]);
}

/** World place of a point given in a frame's own coordinates. */
export function inFrame(
  { at, u: [ux, uy, uz], v: [vx, vy, vz], w: [wx, wy, wz] }: Frame,
  u: number,
  v: number,
  w: number,
): Vector {
  return [at[0] + u * ux + v * vx + w * wx, at[1] + u * uy + v * vy + w * wy, at[2] + u * uz + v * vz + w * wz];
}

/** The frame after the turn. */
export function turnedFrame(turn: Turn, frame: Frame): Frame {
  return {
    u: turned(turn, frame.u),
    v: turned(turn, frame.v),
    w: turned(turn, frame.w),
    at: turned(turn, frame.at),
  };
}
