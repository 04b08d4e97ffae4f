import type { Configuration, FieldId } from '#product/configuration.ts';

/** A field a rule filled in, and with what. */
export interface FilledIn {
  readonly field: FieldId;
  readonly value: string;
}

/** What rules filled in between two configurations, for the line that says "also set" (spec 001 §4). */
export function filledIn(before: Configuration, after: Configuration): readonly FilledIn[] {
  return after.presets.flatMap((field) => {
    const value = after.values[field];
    return value === undefined || value === before.values[field] ? [] : [{ field, value }];
  });
}
