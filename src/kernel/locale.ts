/** The two interface languages, wire names as the specification writes them (spec 000 §1). */
export const LOCALES = ['zh-cn', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'zh-cn';

/** How a link of a mail says which language it was written in: `?lang=en`. */
export const LOCALE_OF_LINK = 'lang';

/** A text in both languages. */
export interface BilingualText {
  readonly zh: string;
  readonly en: string;
}

/** The text of one language. */
export function textIn(text: BilingualText, locale: Locale): string {
  return locale === 'en' ? text.en : text.zh;
}

/** The interface language an Accept-Language header asks for; anything but English is Chinese, the default. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  return /^\s*en\b/i.test(acceptLanguage ?? '') ? 'en' : DEFAULT_LOCALE;
}
