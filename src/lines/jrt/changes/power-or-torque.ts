import { type ChangeRule, clearing } from '#product/rule.ts';

const PAIR = ['motorPower', 'outputTorque'] as const;

/** Motor power and output torque exclude each other: choosing one clears the other (spec 001 §4, reference rule 3). */
export const POWER_OR_TORQUE: ChangeRule = {
  id: 'power-or-torque',
  on: PAIR,
  evenWhenSame: true,
  apply: (step) => {
    const chosen = PAIR.find((field) => step.touched.includes(field));
    if (!chosen) return {};
    const search = { ...step.config.search, powerOrTorque: chosen };
    return chosen === 'motorPower'
      ? { search: { ...search, outputTorque: null } }
      : { search: { ...search, motorPower: null }, ...clearing(step, ['motorPower']) };
  },
};
