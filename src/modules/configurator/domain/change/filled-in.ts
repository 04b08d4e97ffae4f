import type { Configuration, FieldId } from '#product/configuration.ts';

/** A field a rule filled in, and with what. */
export interface FilledIn {
  readonly field: FieldId;
  readonly value: string;
}

/** What rules filled in between two configurations, for the line that says "also set" (spec 001 §4). */
export function filledIn(before: Configuration, after: Configuration): readonly FilledIn[] {
  return presetsOf(after).filter(({ field, value }) => value !== before.values[field]);
}

/** What was filled in without being said. */
export function presetsOf({ presets, values }: Configuration): readonly FilledIn[] {
  return presets.flatMap((field) => {
    const value = values[field];
    return value === undefined ? [] : [{ field, value }];
  });
}
