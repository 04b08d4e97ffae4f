import type { NearestRatio } from './read-type-code.ts';

/** A nameplate rounds: a listed ratio as near as this is the one that is meant. */
const ROUNDED = 0.01;

/** Whether a ratio that was written is the listed one that was taken for it, but for its decimals. */
export function isRounded({ asked, taken }: NearestRatio): boolean {
  return Math.abs(asked - taken) <= taken * ROUNDED;
}
