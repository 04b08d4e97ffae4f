import type { ModelFrame } from '#modules/drawings/domain/solids/body.ts';
import { yOf } from '#modules/drawings/domain/solids/placement.ts';
import type { Vec3 } from '#modules/drawings/domain/solids/vector.ts';

/** A frame as an empty node, where others mate. */
export function frameNode({ name, place }: ModelFrame) {
  return { name, translation: place.at, rotation: quaternion(place.x, yOf(place), place.z) };
}

type Quaternion = readonly [x: number, y: number, z: number, w: number];

/** The rotation that takes the axes to these directions; the largest part is found first, so that none is divided by nearly nothing. */
function quaternion([xx, xy, xz]: Vec3, [yx, yy, yz]: Vec3, [zx, zy, zz]: Vec3): Quaternion {
  const squares = [1 + xx - yy - zz, 1 - xx + yy - zz, 1 - xx - yy + zz, 1 + xx + yy + zz];
  const largest = squares.indexOf(Math.max(...squares));
  const twice = Math.sqrt(squares[largest] ?? 1);
  const half = 1 / (2 * twice);
  const own = twice / 2;
  if (largest === 0) return [own, (xy + yx) * half, (zx + xz) * half, (yz - zy) * half];
  if (largest === 1) return [(xy + yx) * half, own, (yz + zy) * half, (zx - xz) * half];
  if (largest === 2) return [(zx + xz) * half, (yz + zy) * half, own, (xy - yx) * half];
  return [(yz - zy) * half, (zx - xz) * half, (xy - yx) * half, own];
}
