import type { Configuration } from '#product/configuration.ts';
import { REASON } from '#product/judgement/reserve.ts';
import type { Cleared, Outcome } from './outcome.ts';

/**
 * What a change takes from the person: cleared fields they had chosen themselves. Presets yield without being asked for
 * (product §3: no clearing is silent), and the reason for a drive below its demand goes with the figures it was given for.
 */
export function lostChoices(before: Configuration, outcome: Outcome): readonly Cleared[] {
  return outcome.cleared.filter(({ field }) => field !== REASON && !before.presets.includes(field));
}
