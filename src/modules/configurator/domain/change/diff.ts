import type { Configuration, FieldId } from '#product/configuration.ts';
import { flatConfiguration } from '#product/flat-configuration.ts';

/** A field that holds different things in two configurations; null where it holds nothing. */
export interface Difference {
  readonly field: FieldId;
  readonly from: string | null;
  readonly to: string | null;
}

/**
 * The fields that differ between two configurations; an empty list answers a save with 'Product has no changes!'
 * (spec 001 §8). Whether a value was chosen or preset is no difference.
 */
export function differences(before: Configuration, after: Configuration): readonly Difference[] {
  const from = flatConfiguration(before);
  const to = flatConfiguration(after);
  return [...new Set([...from.keys(), ...to.keys()])].flatMap((field) => {
    const difference = { field, from: from.get(field) ?? null, to: to.get(field) ?? null };
    return difference.from === difference.to ? [] : [difference];
  });
}

/** Whether two configurations hold the same (spec 001 §3: isDirty is derived from this). */
export function sameConfiguration(before: Configuration, after: Configuration): boolean {
  return before === after || (before.tolerance === after.tolerance && differences(before, after).length === 0);
}
