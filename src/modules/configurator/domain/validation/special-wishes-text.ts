import type { Check } from '#product/check.ts';
import { SPECIAL_WISHES } from '#product/configuration.ts';

/** Special wishes, when ticked or needed by another choice, must be put in words (spec 001 §5). */
export const specialWishesText: Check = ({ texts }, standing) => {
  const isEmpty = standing[SPECIAL_WISHES] === 'yes' && texts.customizedRequirements.trim() === '';
  return isEmpty ? { code: 'special-wishes-empty', step: 5, field: 'customizedRequirements' } : null;
};
