import { type ChangeRule, clearing } from '#product/rule.ts';

const CLEARED = ['independentFanVoltage', 'ulAuthen'];

/** Another motor voltage clears fan voltage and UL or CSA: both must fit the mains (spec 001 §4, reference rule 5). */
export const VOLTAGE_CLEARS_FAN_AND_UL: ChangeRule = {
  id: 'voltage-clears-fan-and-ul',
  on: ['motorVoltage'],
  clears: () => CLEARED,
  apply: (step) => clearing(step, CLEARED),
};
