import { type Tokens, word } from '#product/type-code-words.ts';

/** Colour and surface in the rest of a type code. */
export const PAINT_WORDS: readonly Tokens[] = [
  word('color', '', { names: { custom: 'RGB' } }),
  word('surfaceProtection', '', { absent: 'SURF' }),
];

/** The plate. */
export const NAMEPLATE_WORD: Tokens = word('nameplate', 'P', { names: { zh: 'ZH', en: 'EN', us: 'US' } });
