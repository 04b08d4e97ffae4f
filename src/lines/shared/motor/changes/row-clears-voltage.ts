import { BASIC_TYPE } from '#product/flat-configuration.ts';
import { type ChangeRule, clearing } from '#product/rule.ts';

const CLEARED = ['motorVoltage'];

/**
 * Another catalogue row clears the motor voltage: the offer depends on the motor size (spec 001 §4, reference rule 4). The
 * first row changes nothing: a voltage chosen before it has already narrowed the search.
 */
export const ROW_CLEARS_VOLTAGE: ChangeRule = {
  id: 'row-clears-voltage',
  on: [BASIC_TYPE],
  clears: ({ basicType }) => (basicType ? CLEARED : []),
  apply: (step) => (step.before.basicType ? clearing(step, CLEARED) : {}),
};
