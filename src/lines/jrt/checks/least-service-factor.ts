import { asJrt } from '#lines/jrt/configuration.ts';
import { MIN_SERVICE_FACTOR } from '#lines/jrt/rows/basic-type.ts';
import type { Check } from '#product/check.ts';
import { BASIC_TYPE } from '#product/flat-configuration.ts';
import { reaches } from '#product/rounding.ts';

/** Duty and customer's motor must not load the chosen row below the factor the search itself stops at. */
export const leastServiceFactor: Check = (config) => {
  const { basicType } = asJrt(config);
  const isTooLow = basicType !== null && !reaches(basicType.serviceFactor, MIN_SERVICE_FACTOR);
  return isTooLow ? { code: 'service-factor-too-low', step: 1, field: BASIC_TYPE } : null;
};
