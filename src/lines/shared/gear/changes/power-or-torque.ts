import { type ChangeRule, clearing } from '#product/rule.ts';

const PAIR = ['motorPower', 'outputTorque'] as const;

/**
 * Motor power and output torque exclude each other: choosing one clears the other (spec 001 §4, reference rule 3). A motor of the
 * series takes the place of a power that was asked for as a figure.
 */
export const POWER_OR_TORQUE: ChangeRule = {
  id: 'power-or-torque',
  on: PAIR,
  evenWhenSame: true,
  apply: (step) => {
    const chosen = PAIR.find((field) => step.touched.includes(field));
    if (!chosen) return {};
    const { config } = step;
    const search = { ...config.search, powerOrTorque: chosen };
    if (chosen === 'outputTorque') {
      return { search: { ...search, motorPower: null }, ...clearing(step, ['motorPower']) };
    }
    const isOfSeries = config.values.motorPower !== undefined;
    return { search: { ...search, outputTorque: null, ...(isOfSeries && { motorPower: null }) } };
  },
};
