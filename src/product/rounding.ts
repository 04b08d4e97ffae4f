import type { Span } from './row-query.ts';

/** Rounding error of the arithmetic, as a share: figures nearer to each other are the same. */
const ROUNDING = 1e-9;

/** Whether a figure is at least another one, rounding aside. */
export function reaches(figure: number, least: number): boolean {
  return figure >= least * (1 - ROUNDING);
}

/** Whether a figure is larger than another one, rounding aside. */
export function exceeds(figure: number, most: number): boolean {
  return figure > most * (1 + ROUNDING);
}

/** Whether a figure lies within a span, rounding aside. */
export function liesWithin(figure: number, { min, max }: Span): boolean {
  return reaches(figure, min) && !exceeds(figure, max);
}

/** A span whose ends can be compared with as they are, by what looks at many figures. */
export function widened({ min, max }: Span): Span {
  return { min: min * (1 - ROUNDING), max: max * (1 + ROUNDING) };
}
