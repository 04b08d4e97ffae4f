import { SEARCH } from '#product/change.ts';
import type { FieldId } from '#product/configuration.ts';
import { type ChangeRule, clearing } from '#product/rule.ts';

/** Resetting the results forgets what was searched for, in these fields too, and the chosen row (spec 001 §2). */
export function resetClearsSearch(fields: readonly FieldId[]): ChangeRule {
  return {
    id: 'reset-clears-search',
    on: [SEARCH],
    evenWhenSame: true,
    apply: (step) => ({ ...clearing(step, fields), basicType: null }),
  };
}
