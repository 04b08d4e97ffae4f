import { canPrint } from './fonts.ts';

/** Stands for a character the embedded font lacks, so that a gap is seen and not read over. */
export const MISSING = '□';

/** Signs the font lacks, written by ones it has. */
const STAND_INS: Record<string, string> = {
  '⌀': 'Ø',
  ı: 'i',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  '☐': '□',
  '☑': '■',
  '☒': '■',
  '✔': '✓',
  '✗': '×',
  '✘': '×',
  '\t': ' ',
};

/**
 * A text as the embedded font can print it. Line breaks stay; control and invisible characters go; a letter whose accent
 * the font lacks keeps its letter (ř → r, ₂ → 2); anything else the font lacks becomes one visible box, never nothing.
 */
export function printable(text: string): string {
  return isPlain(text)
    ? text
    : text.replace(/\r\n?/g, '\n').normalize('NFC').replace(UNSEEN, '').replace(/./gsu, printed);
}

// Controls but tab and line feed, zero-width and direction marks, variation selectors, skin tones, tags.
const UNSEEN =
  /(?![\t\n])(?:\p{Cc}|[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069]|[\ufe00-\ufe0f]|\ufeff|[\u{1f3fb}-\u{1f3ff}]|[\u{e0000}-\u{e01ef}])/gu;

function isPlain(text: string): boolean {
  return /^[\n\x20-\x7e]*$/.test(text);
}

function printed(character: string): string {
  if (character === '\n' || has(character)) return character;
  const plainer = STAND_INS[character] ?? character.normalize('NFKD').replace(/\p{M}/gu, '');
  return plainer !== '' && [...plainer].every(has) ? plainer : MISSING;
}

function has(character: string): boolean {
  return canPrint(character.codePointAt(0) ?? 0);
}
