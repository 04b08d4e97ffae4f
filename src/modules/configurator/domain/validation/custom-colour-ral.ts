import { CUSTOM_COLOUR } from '#lines/jrt/fields/colours.ts';
import { isHexColour } from '#modules/configurator/domain/hex-colour.ts';
import type { Check } from './check.ts';

/** A custom colour requires a RAL code, held as its hex value (spec 001 §5, §9). */
export const customColourRal: Check = ({ customColor }, standing) => {
  const isMissing = standing.color === CUSTOM_COLOUR && !isHexColour(customColor ?? '');
  return isMissing ? { code: 'custom-colour-missing', step: 4, field: 'customColor' } : null;
};
