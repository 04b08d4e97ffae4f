import { asWorm } from '#lines/jrw/configuration.ts';
import { MIN_SERVICE_FACTOR } from '#lines/jrw/rows/worm-row.ts';
import { customColourRal } from '#lines/shared/paint/custom-colour-ral.ts';
import type { Check } from '#product/check.ts';
import { HIDDEN } from '#product/field.ts';
import { BASIC_TYPE } from '#product/flat-configuration.ts';
import { reaches } from '#product/rounding.ts';

/** The customer's motor is named by its power or by the torque at the output, never by both (spec 001 §4). */
const powerAndTorque: Check = (config) => {
  const { search, basicType } = asWorm(config);
  const areBoth = basicType?.route === 'module' && search.motorPower !== null && search.outputTorque !== null;
  return areBoth ? { code: 'power-and-torque', step: 1, field: 'outputTorque' } : null;
};

/** Duty and customer's motor must not load the chosen row below the factor the search itself stops at. */
const leastServiceFactor: Check = (config) => {
  const { basicType } = asWorm(config);
  const isTooLow = basicType !== null && !reaches(basicType.serviceFactor, MIN_SERVICE_FACTOR);
  return isTooLow ? { code: 'service-factor-too-low', step: 1, field: BASIC_TYPE } : null;
};

/** The outlet direction cannot be combined with a variable-frequency motor (spec 001 §5). */
const outletDirection: Check = ({ values }, standing) => {
  const direction = values.outletNozzlePosition ?? standing.outletNozzlePosition ?? HIDDEN;
  const isWrong = (values.inputType ?? standing.inputType) === 'JCMC' && direction !== HIDDEN;
  return isWrong ? { code: 'outlet-direction-with-inverter', step: 2, field: 'outletNozzlePosition' } : null;
};

/** What JRW judges beside its rules, in the order of the steps. */
export const JRW_CHECKS: readonly Check[] = [powerAndTorque, leastServiceFactor, outletDirection, customColourRal];

/** What of it no further answer mends. */
export const JRW_IMPOSSIBLE = ['service-factor-too-low', 'outlet-direction-with-inverter'];
