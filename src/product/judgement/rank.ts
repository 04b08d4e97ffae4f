/** Masses less than this many times the lightest count as equal to it; each step above is as much wider. */
const STEP_WIDTH = 1.05;

/** Beyond every step of mass, and every share of a rank below it. */
const OVERSIZED_RANK = 4096;
/** Beyond what is oversized: an adapter no standard motor of its frame drives as asked. */
const FRAME_TOO_SMALL_RANK = 2 * OVERSIZED_RANK;
/** A drive whose mass nobody knows stands behind those whose mass is known. */
const UNKNOWN_MASS_STEP = 1000;
/** Deviations that differ by less are rounding. */
const DEVIATION_DIGITS = 1e9;
/** So many frames apart are as bad as more: what stands behind a rank is less than any deviation. */
const FRAMES_MAX = 50;

/** In which step of mass above the lightest a drive lies: the masses of one step count as equal. */
export function massStep(mass: number, lightest: number): number {
  return mass > 0 ? Math.floor(Math.log(mass / lightest) / Math.log(STEP_WIDTH) + 1e-9) : UNKNOWN_MASS_STEP;
}

/** Whether a drive is lighter than another by more than counts as equal. */
export function isLighter(mass: number, other: number): boolean {
  return mass * STEP_WIDTH < other;
}

/** What the order looks at, of a drive that meets every demand. */
export interface Ranked {
  /** Whether no standard motor of its adapter's frame gives the power needed. */
  isFrameTooSmall: boolean;
  isOversized: boolean;
  massStep: number;
  hasFourPoles: boolean;
  /** From the speed or ratio demanded, as a share of it; 0 where none is. */
  speedDeviation: number;
  /** How many frames its adapter lies from that of the customer's motor; 0 where nothing is known of it. */
  framesApart: number;
}

/**
 * Where a drive stands among those that meet every demand (product decisions §11), the smallest first: an adapter whose
 * standard motor is strong enough, not oversized, lower
 * mass in steps of 5 % above the lightest, four poles, smaller deviation of speed, the adapter of the motor's frame. One
 * number, whose parts outweigh those after them. The lower price comes next: as the second key of a page, once there are
 * prices.
 */
export function rankOf(ranked: Ranked): number {
  const deviation = Math.round(Math.min(ranked.speedDeviation, 0.99) * DEVIATION_DIGITS);
  const frames = Math.min(ranked.framesApart, FRAMES_MAX) / (2 * FRAMES_MAX);
  const steps = ranked.massStep * 2 + (ranked.hasFourPoles ? 0 : 1);
  const behind = (ranked.isFrameTooSmall ? FRAME_TOO_SMALL_RANK : 0) + (ranked.isOversized ? OVERSIZED_RANK : 0);
  return behind + steps + (deviation + frames) / DEVIATION_DIGITS;
}
