import { MISSING, printable } from '#kits/pdf/printable.ts';

/** Whether the embedded font has a character, or one that stands in for it. */
export function isPrintable(character: string): boolean {
  return printable(character) !== MISSING;
}
