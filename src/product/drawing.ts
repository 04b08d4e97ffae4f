/** How one path is painted; every stroke has the same weight. */
export type Paint = 'body' | 'shade' | 'dark' | 'line' | 'fine';

export interface DrawnPath {
  readonly d: string;
  readonly paint: Paint;
  readonly accent: boolean;
}

export interface DrawnText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly accent: boolean;
}

/** A finished picture: paths in painting order within a square of SIZE units. */
export interface Drawing {
  readonly paths: readonly DrawnPath[];
  readonly texts: readonly DrawnText[];
}

/** Side of the square every picture is fitted into; one unit is one pixel at 96 px. */
export const SIZE = 96;
