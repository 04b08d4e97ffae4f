import type { Configuration, FieldId } from '#product/configuration.ts';

/** A figure that was made of another when the person took the other way of a pair. */
export interface ConvertedFigure {
  readonly field: FieldId;
  readonly value: string;
  /** The figure it was made of, which is gone. */
  readonly from: FieldId;
}

/** The figures that stand for another since a toggle of the search was switched: a ratio in place of a speed. */
export function convertedFigures(before: Configuration, after: Configuration): readonly ConvertedFigure[] {
  return Object.entries(after.search).flatMap(([toggle, way]) => {
    const from = before.search[toggle];
    if (typeof way !== 'string' || typeof from !== 'string' || from === way) return [];
    const value = after.search[way];
    const isNew = typeof value === 'number' && typeof before.search[way] !== 'number';
    return isNew && typeof before.search[from] === 'number' ? [{ field: way, value: String(value), from }] : [];
  });
}
