/** From this size on a single stage runs no faster than `SINGLE_LARGE`. */
const LARGE_FROM = 23;
const SINGLE_LARGE = 1500;

/** No unit is sold for a faster input without a word with the maker, r/min (reference rule jrp-input-speed). */
export const FASTEST_INPUT = 3000;

/** The slowest input speed that is typed in, r/min. */
export const SLOWEST_INPUT = 50;

/** The fastest input speed that is sold without a word with the maker, r/min (reference rule jrp-input-speed). */
export function fastestInput({ size, stages }: { readonly size: string; readonly stages: number }): number {
  return stages === 1 && Number(size) >= LARGE_FROM ? SINGLE_LARGE : FASTEST_INPUT;
}

/** The efficiency below which a unit is selected by heat (reference rule jrp-low-efficiency). */
export const LOW_EFFICIENCY = 0.7;

/** The service factor a unit is selected with where nobody names one (reference fields of the line). */
export const USUAL_FACTOR = 1.25;
