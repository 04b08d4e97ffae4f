import type { RadialLoadLaw } from '#lines/jrw/source/parts.ts';

/** The axial load a unit bears, as a share of its radial load. */
export const AXIAL_SHARE = 0.2;

/** FR2 at the middle of the output shaft, N: `min(cap, C / n2^(1/3))`, within 0.1 % of every printed figure. */
export function radialLoad({ cap, constant }: Pick<RadialLoadLaw, 'cap' | 'constant'>, outputSpeed: number): number {
  return Math.min(cap, constant / outputSpeed ** (1 / 3));
}
