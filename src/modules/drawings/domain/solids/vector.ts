// Read by index and not taken apart: what is below runs millions of times for one view.

/** A point or a direction, mm, right-handed (drawings README §b). */
export type Vec3 = readonly [number, number, number];
/** A point of a plane, mm. */
export type Vec2 = readonly [number, number];

export const X: Vec3 = [1, 0, 0];
export const Y: Vec3 = [0, 1, 0];
export const Z: Vec3 = [0, 0, 1];

/** The sum of two vectors. */
export function plus(one: Vec3, other: Vec3): Vec3 {
  return [one[0] + other[0], one[1] + other[1], one[2] + other[2]];
}

/** The second vector so many times as long. */
export function times(by: number, vector: Vec3): Vec3 {
  return [by * vector[0], by * vector[1], by * vector[2]];
}

/** What is between two points, from the second to the first. */
export function minus(one: Vec3, other: Vec3): Vec3 {
  return [one[0] - other[0], one[1] - other[1], one[2] - other[2]];
}

/** The scalar product. */
export function dot(one: Vec3, other: Vec3): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
}

/** The vector product: right-handed. */
export function cross(one: Vec3, other: Vec3): Vec3 {
  return [
    one[1] * other[2] - one[2] * other[1],
    one[2] * other[0] - one[0] * other[2],
    one[0] * other[1] - one[1] * other[0],
  ];
}

/** How long a vector is. */
export function length(vector: Vec3): number {
  return Math.sqrt(dot(vector, vector));
}
