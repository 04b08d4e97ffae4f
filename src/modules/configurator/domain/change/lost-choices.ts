import type { Configuration } from '#product/configuration.ts';
import type { Cleared, Outcome } from './outcome.ts';

/**
 * What a change takes from the person: cleared fields they had chosen themselves. Presets yield without being asked for
 * (product §3: no clearing is silent).
 */
export function lostChoices(before: Configuration, outcome: Outcome): readonly Cleared[] {
  return outcome.cleared.filter(({ field }) => !before.presets.includes(field));
}
