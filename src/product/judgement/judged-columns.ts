/** The columns of a line that its rows are judged by (product decisions §11). */
export interface JudgedColumns {
  /** What a row bears, as a multiple of what is asked of it: fB of a drive. */
  readonly reserve: string;
  /** Figures a demand for speed may name: speed itself, or the ratio. */
  readonly speed: readonly string[];
  /** A figure a row has whatever is asked of it, kg. */
  readonly mass: string;
  /** Left out where the rows have no motor of ours. */
  readonly poles?: string;
  /** Of the gear unit, 0 to 1. */
  readonly efficiency?: string;
}
