import type { BilingualText, Locale } from '#kernel/locale.ts';
import type { Words } from '#kits/pdf/words.ts';
import { type SheetLanguage, sheetText } from '#modules/documents/domain/technical-sheet.ts';

/** Says the words of a paper in its language, or in both. */
export interface PaperLanguage {
  readonly language: SheetLanguage;
  /** How amounts are written. */
  readonly locale: Locale;
  /** For a place with room for two lines: the second language under the first. */
  readonly words: (text: string | BilingualText) => Words;
  /** For a place with room for one: both beside each other. */
  readonly line: (text: string | BilingualText) => string;
}

/** A language of papers. What is known in one language alone is said in that. */
export function paperLanguage(language: SheetLanguage): PaperLanguage {
  const said = (text: string | BilingualText) => {
    if (typeof text === 'string') return { main: text, second: '' };
    return sheetText({ zh: text.zh || text.en, en: text.en || text.zh }, language);
  };
  return {
    language,
    locale: language === 'en' ? 'en' : 'zh-cn',
    words(text) {
      const { main, second } = said(text);
      return second === '' ? main : { main, second };
    },
    line(text) {
      const { main, second } = said(text);
      return second === '' ? main : `${main} ${second}`;
    },
  };
}
