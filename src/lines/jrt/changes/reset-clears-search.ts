import { fieldsOfStep } from '#lines/jrt/steps.ts';
import { SEARCH } from '#product/change.ts';
import { type ChangeRule, clearing } from '#product/rule.ts';

/** Resetting the results of step 2 forgets what was searched for and the chosen row (spec 001 §2). */
export const RESET_CLEARS_SEARCH: ChangeRule = {
  id: 'reset-clears-search',
  on: [SEARCH],
  evenWhenSame: true,
  apply: (step) => ({ ...clearing(step, fieldsOfStep(1)), basicType: null }),
};
