import { roundDown } from '#kernel/round-down.ts';

/** A service factor wherever it is read: rounded down to two decimals, so that a near miss never looks like a fit. */
export function shownServiceFactor(value: number): string {
  return roundDown(value, 2).toFixed(2);
}
