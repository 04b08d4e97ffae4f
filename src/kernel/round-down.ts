/**
 * A number rounded down to so many decimals, for figures that must not look better than they are, such as a service
 * factor of 0.995 beside a required 1.00. Binary dust does not count: 1.13 stays 1.13.
 */
export function roundDown(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.floor(Number((value * scale).toFixed(6))) / scale;
}
