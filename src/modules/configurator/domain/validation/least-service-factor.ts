import { BASIC_TYPE } from '#modules/configurator/domain/flat-configuration.ts';
import type { Check } from './check.ts';

/** Rows below this service factor are not built (product decisions §2). */
const LEAST_BUILT = 0.8;
/** Rounding of the arithmetic, as in the search. */
const HAIR = 1e-9;

/** Duty and customer's motor must not load the chosen row below the factor the search itself stops at. */
export const leastServiceFactor: Check = ({ basicType }) => {
  const isTooLow = basicType !== null && basicType.serviceFactor < LEAST_BUILT * (1 - HAIR);
  return isTooLow ? { code: 'service-factor-too-low', step: 1, field: BASIC_TYPE } : null;
};
