/** How sure a dimension is: of an interface only the first two may be drawn, an envelope may be approximate (drawings README §0.3). */
export type Confidence = 'published' | 'standard' | 'approximate';

/** One dimension of the reference, mm where it is a number; a thread is a text, such as `M10`. */
export interface Dimension {
  readonly letter: string;
  readonly value: number | string;
  /** As it is printed, such as `k6` or `0/-0.5`; empty where none is given. */
  readonly tolerance: string;
  readonly confidence: Confidence;
}

/** The dimensions of one part by their letters. */
export type Letters = ReadonlyMap<string, Dimension>;

/** A row of the reference: the letters of a part of a size of a series. */
export interface DimensionRow extends Dimension {
  readonly series: string;
  readonly size: string;
  readonly part: string;
}

/** The reference as it is asked: the letters of a part; none where the reference has none. */
export interface Dimensions {
  readonly of: (series: string, size: string, part: string) => Letters;
}

const NONE: Letters = new Map();

/** Rows as they are asked. */
export function dimensionsOf(rows: readonly DimensionRow[]): Dimensions {
  const parts = new Map<string, Map<string, Dimension>>();
  for (const { part, series, size, ...dimension } of rows) {
    const key = keyOf(series, size, part);
    const letters = parts.get(key) ?? new Map<string, Dimension>();
    letters.set(dimension.letter, dimension);
    parts.set(key, letters);
  }
  return { of: (series, size, part) => parts.get(keyOf(series, size, part)) ?? NONE };
}

function keyOf(...names: readonly string[]): string {
  return names.join('|');
}

/** A row with its names left out, as it travels to a browser. */
export type PackedRow = readonly [
  series: string,
  size: string,
  part: string,
  letter: string,
  value: number | string,
  tolerance: string,
  confidence: Confidence,
];

/** Rows as they travel. */
export function packedRows(rows: readonly DimensionRow[]): readonly PackedRow[] {
  return rows.map(({ confidence, letter, part, series, size, tolerance, value }) => [
    ...([series, size, part, letter, value, tolerance, confidence] as const),
  ]);
}

/** Rows that have travelled. */
export function unpackedRows(rows: readonly PackedRow[]): readonly DimensionRow[] {
  return rows.map(([series, size, part, letter, value, tolerance, confidence]) => ({
    ...{ series, size, part, letter, value, tolerance, confidence },
  }));
}

/** How sure the reference says a row is; what is not published or standard is approximate. */
export function confidenceOf(said: string): Confidence {
  if (said.startsWith('published')) return 'published';
  return said.startsWith('standard') ? 'standard' : 'approximate';
}
