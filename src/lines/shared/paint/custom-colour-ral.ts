import type { Check } from '#product/check.ts';
import { CUSTOM_COLOR, CUSTOM_COLOUR } from './colours.ts';
import { isCustomColour } from './ral.ts';

/** A custom colour requires a RAL code, held as such or as a hex value (spec 001 §5, §9). */
export const customColourRal: Check = ({ extras }, standing) => {
  const isMissing = standing.color === CUSTOM_COLOUR && !isCustomColour(extras[CUSTOM_COLOR] ?? '');
  return isMissing ? { code: 'custom-colour-missing', step: 4, field: CUSTOM_COLOR } : null;
};
