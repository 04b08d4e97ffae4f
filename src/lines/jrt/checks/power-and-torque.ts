import { asJrt } from '#lines/jrt/configuration.ts';
import type { Check } from '#product/check.ts';

/** The customer's motor on a module is named by its power or by the torque at the output, never by both (spec 001 §4). */
export const powerAndTorque: Check = (config) => {
  const { search, basicType } = asJrt(config);
  const areBoth = basicType?.route === 'module' && search.motorPower !== null && search.outputTorque !== null;
  return areBoth ? { code: 'power-and-torque', step: 1, field: 'outputTorque' } : null;
};
