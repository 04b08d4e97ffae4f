import { isHexColour } from '#kernel/hex-colour.ts';
import { COLOURS } from './colours.ts';

/** The first and last number of the RAL classic collection. */
const FIRST = 1000;
const LAST = 9023;

/**
 * The RAL classic code a person typed, as it is held: `RAL6018` of `6018` or `RAL 6018`; undefined if it is none. Which
 * numbers of the range are painted today is the collection's, and changes; the paint shop knows.
 */
export function ralCode(typed: string): string | undefined {
  const [, digits] = /^(?:ral)?[\s-]*(\d{4})$/i.exec(typed.trim()) ?? [];
  const number = Number(digits);
  return number >= FIRST && number <= LAST ? `RAL${digits}` : undefined;
}

/** Whether a text is a colour as it is held beside `custom`: a hex value (spec 001 §9) or a RAL code (spec 001 §5). */
export function isCustomColour(held: string): boolean {
  return isHexColour(held) || ralCode(held) === held;
}

/** Whether a code is that of a paint in stock, which needs no custom colour. */
export function isStockPaint(code: string): boolean {
  return COLOURS.some((paint) => paint.code === code && paint.swatch !== undefined);
}

/** A custom colour as documents print it: `RAL 6018`, `#2271B3`. */
export function printedColour(held: string): string {
  return isHexColour(held) ? held.toUpperCase() : held.replace(/^RAL/, 'RAL ');
}

/** What a screen shows of a colour, as a hex value; undefined where only the number is known. */
export function swatchOf(held: string): string | undefined {
  return isHexColour(held) ? held : COLOURS.find(({ code }) => code === held)?.swatch;
}
