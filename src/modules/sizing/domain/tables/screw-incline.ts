import type { Points } from './points.ts';

/** k_b by slope in degrees (published worksheet); above 20°: by enquiry. */
export const SCREW_INCLINE: Points = [
  [0, 1],
  [5, 0.9],
  [10, 0.8],
  [15, 0.7],
  [20, 0.65],
];
