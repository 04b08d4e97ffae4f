import { fieldsOfStep } from '#lines/jrt/steps.ts';
import { resetClearsSearch } from '#lines/shared/reset-clears-search.ts';

/** Resetting the results of step 2 forgets what was searched for and the chosen row (spec 001 §2). */
export const RESET_CLEARS_SEARCH = resetClearsSearch(fieldsOfStep(1));
