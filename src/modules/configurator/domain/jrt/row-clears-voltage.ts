import { BASIC_TYPE } from '#modules/configurator/domain/flat-configuration.ts';
import { type ChangeRule, clearing } from '#modules/configurator/domain/rule.ts';

const CLEARED = ['motorVoltage'];

/** Another catalogue row clears the motor voltage: the offer depends on the motor size (spec 001 §4, reference rule 4). */
export const ROW_CLEARS_VOLTAGE: ChangeRule = {
  id: 'row-clears-voltage',
  on: [BASIC_TYPE],
  clears: CLEARED,
  apply: (step) => clearing(step, CLEARED),
};
