import type { Body, Revolved } from './body.ts';
import { areaOf } from './loop.ts';

/** The volume of a body, mm³, without any approximation. */
export function volumeOf(body: Body): number {
  if (body.kind === 'revolved') return revolvedVolume(body);
  const { from, holes, outer, to } = body;
  const area = areaOf(outer) - holes.reduce((sum, hole) => sum + areaOf(hole), 0);
  return area * Math.abs(to - from);
}

/** Of each side of the profile the frustum between it and the axis: what runs up counts, what runs down is taken off. */
function revolvedVolume({ profile }: Revolved): number {
  return profile.reduce((sum, [r0, z0], at) => {
    const [r1, z1] = profile[(at + 1) % profile.length] ?? [0, 0];
    return sum + ((z1 - z0) * Math.PI * (r0 * r0 + r0 * r1 + r1 * r1)) / 3;
  }, 0);
}
