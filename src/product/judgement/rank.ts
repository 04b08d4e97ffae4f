/** Masses within one step count as equal: each step is this much wider than the one before, from 1 kg on. */
const STEP_WIDTH = 1.05;

/** Beyond every step of mass, and every share of a rank below it. */
const OVERSIZED_RANK = 4096;
/** A drive whose mass nobody knows stands behind those whose mass is known. */
const UNKNOWN_MASS_STEP = 1000;
/** Deviations that differ by less are rounding. */
const DEVIATION_DIGITS = 1e9;

/** The step a mass lies in, kg: `1.05^step` and above. */
export function massStep(mass: number): number {
  return mass > 0 ? Math.floor(Math.log(mass) / Math.log(STEP_WIDTH) + 1e-9) : UNKNOWN_MASS_STEP;
}

/** What the order looks at, of a drive that meets every demand. */
export interface Ranked {
  isOversized: boolean;
  massStep: number;
  hasFourPoles: boolean;
  /** From the speed or ratio demanded, as a share of it; 0 where none is. */
  speedDeviation: number;
}

/**
 * Where a drive stands among those that meet every demand (product decisions §11), the smallest first: not oversized, lower
 * mass in steps of 5 %, four poles, smaller deviation of speed. One number, whose parts outweigh those after them. The lower
 * price comes next: as the second key of a page, once there are prices.
 */
export function rankOf({ isOversized, massStep: step, hasFourPoles, speedDeviation }: Ranked): number {
  const deviation = Math.round(Math.min(speedDeviation, 0.99) * DEVIATION_DIGITS) / DEVIATION_DIGITS;
  return (isOversized ? OVERSIZED_RANK : 0) + step * 2 + (hasFourPoles ? 0 : 1) + deviation;
}
