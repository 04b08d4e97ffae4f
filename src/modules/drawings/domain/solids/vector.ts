/** A point or a direction, mm, right-handed (drawings README §b). */
export type Vec3 = readonly [number, number, number];
/** A point of a plane, mm. */
export type Vec2 = readonly [number, number];

export const X: Vec3 = [1, 0, 0];
export const Y: Vec3 = [0, 1, 0];
export const Z: Vec3 = [0, 0, 1];

/** The sum of two vectors. */
export function plus([a, b, c]: Vec3, [d, e, f]: Vec3): Vec3 {
  return [a + d, b + e, c + f];
}

/** The second vector so many times as long. */
export function times(by: number, [a, b, c]: Vec3): Vec3 {
  return [by * a, by * b, by * c];
}

/** What is between two points, from the second to the first. */
export function minus(one: Vec3, other: Vec3): Vec3 {
  return plus(one, times(-1, other));
}

/** The scalar product. */
export function dot([a, b, c]: Vec3, [d, e, f]: Vec3): number {
  return a * d + b * e + c * f;
}

/** The vector product: right-handed. */
export function cross([a, b, c]: Vec3, [d, e, f]: Vec3): Vec3 {
  return [b * f - c * e, c * d - a * f, a * e - b * d];
}

/** How long a vector is. */
export function length(vector: Vec3): number {
  return Math.sqrt(dot(vector, vector));
}
