import type { i18n as I18n } from 'i18next';
import { DEFAULT_LOCALE, LOCALE_OF_LINK, LOCALES, type Locale } from '#kernel/locale.ts';
import { readStored, writeStored } from '#web/store/storage.ts';
import { loadLanguage } from './i18n.ts';

/** What `lang` says to readers and fonts. */
export const HTML_LANG = { 'zh-cn': 'zh-CN', en: 'en' } as const satisfies Record<Locale, string>;

const A_YEAR = 31_536_000;

/** The language the person chose last, else that of the link that led here, else the one the server sent the page in, else the default (spec 000 §1). */
export function storedLocale(): Locale {
  const stored = readStored('userLocale');
  return LOCALES.find((locale) => locale === stored) ?? localeOfLink() ?? localeOfPage() ?? DEFAULT_LOCALE;
}

/** The language a link of a mail was written in. */
function localeOfLink(): Locale | undefined {
  const named = new URLSearchParams(window.location.search).get(LOCALE_OF_LINK);
  return LOCALES.find((locale) => locale === named);
}

/** The language of the interface now. */
export function localeOfInterface(i18n: I18n): Locale {
  return LOCALES.find((locale) => locale === i18n.language) ?? DEFAULT_LOCALE;
}

/** The language the page is shown in, for those outside the component tree. */
export function shownLocale(): Locale {
  return localeOfPage() ?? storedLocale();
}

function localeOfPage(): Locale | undefined {
  return LOCALES.find((locale) => HTML_LANG[locale] === document.documentElement.lang);
}

/** Changes the language; remembered here, and in a cookie so that the server can send the right first page. */
export async function chooseLocale(i18n: I18n, locale: Locale): Promise<void> {
  await loadLanguage(i18n, locale);
  writeStored('userLocale', locale);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser of our users
  document.cookie = `userLocale=${locale}; path=/; max-age=${A_YEAR}; samesite=lax`;
  await i18n.changeLanguage(locale);
}

/** Keeps the page's `lang` equal to the interface's language. */
export function followLanguage(i18n: I18n): void {
  const show = () => {
    document.documentElement.lang = HTML_LANG[localeOfInterface(i18n)];
  };
  show();
  i18n.on('languageChanged', show);
}
