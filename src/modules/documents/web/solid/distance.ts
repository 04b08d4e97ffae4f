import type { Vec3 } from '#modules/drawings/domain/solids/vector.ts';

/** How far two points are apart: along the motor axis of M1 (x), across it (y), up (z), and straight; mm with one decimal. */
export function distanceOf(from: Vec3, to: Vec3): Readonly<Record<'along' | 'across' | 'up' | 'straight', string>> {
  const [x, y, z] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  return {
    along: said(Math.abs(x)),
    across: said(Math.abs(y)),
    up: said(Math.abs(z)),
    straight: said(Math.hypot(x, y, z)),
  };
}

function said(mm: number): string {
  return mm.toFixed(1);
}
