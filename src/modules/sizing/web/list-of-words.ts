import type { Locale } from '#kernel/locale.ts';

/** Several names in one sentence. */
export function listOfWords(words: readonly string[], locale: Locale): string {
  return words.join(locale === 'en' ? ', ' : '、');
}
