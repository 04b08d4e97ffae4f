import { DEFAULT_LOCALE, type Locale } from '#kernel/locale.ts';

/** A number as a person typed it, or a count. */
export function plainFigure(value: number, locale: Locale): string {
  return new Intl.NumberFormat(tagOf(locale), { maximumFractionDigits: 6 }).format(value);
}

/** Several names in one sentence. */
export function listOfWords(words: readonly string[], locale: Locale): string {
  return words.join(locale === DEFAULT_LOCALE ? '、' : ', ');
}

function tagOf(locale: Locale): string {
  return locale === DEFAULT_LOCALE ? 'zh-CN' : 'en-GB';
}
