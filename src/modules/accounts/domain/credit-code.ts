const SIGNS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

/**
 * Whether a text is a unified social credit code: 18 signs of which the last is the check character over the 17 before it
 * (GB 32100-2015 §5: weights 3^i mod 31, complement to 31).
 */
export function isCreditCode(text: string): boolean {
  return /^[0-9A-HJ-NPQRTUWXY]{18}$/.test(text) && text.at(-1) === checkCharacterOf(text.slice(0, 17));
}

/** The check character of the first 17 signs of a credit code. */
export function checkCharacterOf(body: string): string {
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * SIGNS.indexOf(body.charAt(place)), 0);
  return SIGNS.charAt((31 - (sum % 31)) % 31);
}

/** A credit code as it may be typed: one that is sound is taken without spaces and in capitals, all else stays as it is. */
export function typedCreditCode(value: string): string {
  const compact = value.replace(/\s/g, '').toUpperCase();
  return isCreditCode(compact) ? compact : value;
}
