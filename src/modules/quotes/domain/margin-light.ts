import type { BasisPoints } from '#kernel/money.ts';

export const MARGIN_LIGHTS = ['good', 'near', 'below'] as const;
export type MarginLight = (typeof MARGIN_LIGHTS)[number];

/** So far above the floor a margin is near it. */
const NEAR: BasisPoints = 300;

/** What somebody is told of a margin who does not see the figure. */
export function marginLight(margin: BasisPoints, floor: BasisPoints): MarginLight {
  if (margin < floor) return 'below';
  return margin < floor + NEAR ? 'near' : 'good';
}
