import { cross, dot, plus, times, type Vec3, X, Y, Z } from './vector.ts';

/** Where a body stands: its origin, and its own x and z directions as unit vectors at right angles; y completes them right-handed. */
export interface Placement {
  readonly at: Vec3;
  readonly x: Vec3;
  readonly z: Vec3;
}

/** At the origin, along the axes. */
export const HERE: Placement = { at: [0, 0, 0], x: X, z: Z };

/** A place whose z runs along an axis: outlines are given in the two others, in the order that keeps it right-handed (x: y, z; y: z, x; z: x, y). */
export function along(axis: 'x' | 'y' | 'z', at: Vec3 = [0, 0, 0]): Placement {
  if (axis === 'x') return { at, x: Y, z: X };
  return axis === 'y' ? { at, x: Z, z: Y } : { at, x: X, z: Z };
}

/** The second direction of a place. */
export function yOf({ x, z }: Placement): Vec3 {
  return cross(z, x);
}

/** A point given in a place, in the world. */
export function inWorld(place: Placement, [u, v, w]: Vec3): Vec3 {
  return plus(place.at, directed(place, [u, v, w]));
}

/** A direction given in a place, in the world. */
export function directed(place: Placement, [u, v, w]: Vec3): Vec3 {
  return plus(plus(times(u, place.x), times(v, yOf(place))), times(w, place.z));
}

/** A turn about the origin: where x, y and z go (drawings README §b, `Turns`). */
export type Turn = readonly [Vec3, Vec3, Vec3];

/** A vector after a turn. */
export function turned([x, y, z]: Turn, [a, b, c]: Vec3): Vec3 {
  return plus(plus(times(a, x), times(b, y)), times(c, z));
}

/** The turn that undoes another. */
export function inverse([x, y, z]: Turn): Turn {
  return [
    [x[0], y[0], z[0]],
    [x[1], y[1], z[1]],
    [x[2], y[2], z[2]],
  ];
}

/** A place after a turn about the origin. */
export function turnedPlace(turn: Turn, { at, x, z }: Placement): Placement {
  return { at: turned(turn, at), x: turned(turn, x), z: turned(turn, z) };
}

/** A place moved. */
export function movedPlace(by: Vec3, { at, x, z }: Placement): Placement {
  return { at: plus(at, by), x, z };
}

/** How a turn changes volumes: +1 of one that can be made with hands, -1 of a mirror image. */
export function determinant([x, y, z]: Turn): number {
  return dot(cross(x, y), z);
}
