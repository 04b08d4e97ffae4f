import { fieldsOfStep } from '#lines/jrt/steps.ts';
import { type ChangeRule, clearing } from '#product/rule.ts';

const INSTALLATION = fieldsOfStep(2).filter((field) => field !== 'builtInType');

/**
 * Another assembly type clears all other installation fields: it has other shafts and flanges (spec 001 §4, rule 6). The
 * first one changes nothing: what was chosen before it stands as long as it fits.
 */
export const ASSEMBLY_CLEARS_INSTALLATION: ChangeRule = {
  id: 'assembly-clears-installation',
  on: ['builtInType'],
  clears: ({ values }) => (values.builtInType === undefined ? [] : INSTALLATION),
  apply: (step) => (step.before.values.builtInType === undefined ? {} : clearing(step, INSTALLATION)),
};
