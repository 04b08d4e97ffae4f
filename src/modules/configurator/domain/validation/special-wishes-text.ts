import type { CommonCheck } from '#product/check.ts';
import { SPECIAL_WISHES } from '#product/configuration.ts';

/** Special wishes, when ticked or needed by another choice, must be put in words (spec 001 §5). */
export const specialWishesText: CommonCheck = ({ texts }, standing) => {
  const isEmpty = standing[SPECIAL_WISHES] === 'yes' && texts.customizedRequirements.trim() === '';
  return isEmpty ? { code: 'special-wishes-empty', field: 'customizedRequirements' } : null;
};
