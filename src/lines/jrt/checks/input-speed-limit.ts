import { asJrt } from '#lines/jrt/configuration.ts';
import { INPUT_SPEED_MAX } from '#lines/jrt/rows/input-speed.ts';
import type { Check } from '#product/check.ts';

/** The customer's motor must not run faster than the input module and the gears bear (reference rule 30). */
export const inputSpeedLimit: Check = (config) => {
  const { search, basicType } = asJrt(config);
  if (basicType?.route !== 'module' || search.inputSpeed === null) return null;
  const isTooHigh = search.inputSpeed > (basicType.inputSpeedMax ?? INPUT_SPEED_MAX);
  return isTooHigh ? { code: 'input-speed-too-high', step: 1, field: 'inputSpeed' } : null;
};
