import { type PerspectiveCamera, Vector3 } from 'three';
import type { Box } from '#modules/drawings/domain/solids/box.ts';

/** The ball around boxes. */
export function ballAround(boxes: readonly Box[]): { readonly middle: Vector3; readonly radius: number } {
  const least = new Vector3(Infinity, Infinity, Infinity);
  const most = new Vector3(-Infinity, -Infinity, -Infinity);
  for (const [low, high] of boxes) {
    least.min(new Vector3(...low));
    most.max(new Vector3(...high));
  }
  const middle = least.clone().add(most).multiplyScalar(0.5);
  return { middle, radius: most.distanceTo(middle) };
}

/** So far away all of a ball is seen, with some air around it. */
export function distanceFor(radius: number, { aspect, fov }: PerspectiveCamera): number {
  const half = (fov * Math.PI) / 360;
  return (radius * 0.92) / Math.sin(aspect < 1 ? Math.atan(Math.tan(half) * aspect) : half);
}

/** Angles are counted around y, where z is up here. */
export function yUp({ x, y, z }: Vector3): Vector3 {
  return new Vector3(x, z, -y);
}

/** The way back. */
export function zUp({ x, y, z }: Vector3): Vector3 {
  return new Vector3(x, -z, y);
}
