import { asJrt } from '#lines/jrt/configuration.ts';
import type { Check } from '#product/check.ts';
import { BASIC_TYPE } from '#product/flat-configuration.ts';

/** Rows below this service factor are not built (product decisions §2). */
const MIN_BUILT = 0.8;
/** Rounding of the arithmetic, as in the search. */
const HAIR = 1e-9;

/** Duty and customer's motor must not load the chosen row below the factor the search itself stops at. */
export const leastServiceFactor: Check = (config) => {
  const { basicType } = asJrt(config);
  const isTooLow = basicType !== null && basicType.serviceFactor < MIN_BUILT * (1 - HAIR);
  return isTooLow ? { code: 'service-factor-too-low', step: 1, field: BASIC_TYPE } : null;
};
