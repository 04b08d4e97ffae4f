import type { BilingualText } from '#kernel/locale.ts';

/** What is told, in both languages; that it is told is the test's word. */
export function wordsIn(told: { readonly text: BilingualText } | undefined): BilingualText {
  if (told === undefined) throw new Error('nothing is told');
  return told.text;
}
