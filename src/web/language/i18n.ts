import { createInstance, type i18n as I18n, type ReadCallback, type TFunction } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#kernel/locale.ts';
import shellTexts from '#web/locales/zh-cn.json';
import { MissingChunk } from '#web/pages/missing-chunk.ts';
import type { Texts } from './text-files.ts';

/** The texts of one screen's language: `namespace` is a folder of `modules/` or `app/web/`, or `web` for the shell. */
export async function loadTexts(locale: string, namespace: string): Promise<Texts> {
  if (namespace !== 'web') return (await import('./text-files.ts')).loadTextFile(locale, namespace);
  return locale === DEFAULT_LOCALE ? shellTexts : (await import('#web/locales/en.json')).default;
}

const textFiles = {
  type: 'backend',
  init: () => undefined,
  read(locale: string, namespace: string, done: ReadCallback) {
    loadTexts(locale, namespace).then(
      (texts) => done(null, texts),
      (error: Error) => done(error, null),
    );
  },
} as const;

/** A ready translator in one language; the shell's texts are there when it resolves (at once in the default language). */
export async function createI18n(locale: Locale): Promise<I18n> {
  const i18n = createInstance();
  await i18n
    .use(textFiles)
    .use(initReactI18next)
    .init({
      lng: locale,
      fallbackLng: false,
      supportedLngs: [...LOCALES],
      lowerCaseLng: true,
      load: 'currentOnly',
      ns: ['web'],
      defaultNS: 'web',
      partialBundledLanguages: true,
      resources: { [DEFAULT_LOCALE]: { web: shellTexts } },
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
  return i18n;
}

let shown: I18n | undefined;

/** Makes this the translator of the page, for those outside the component tree. */
export function showIn(i18n: I18n): void {
  shown = i18n;
}

/** The translator of the page for those outside the component tree; undefined before there is a page. */
export function shownTranslator(): TFunction | undefined {
  return shown?.t;
}

/** Fetches the texts of modules in the page's language, before a screen that needs them is shown. */
export async function loadShownTexts(namespaces: readonly string[]): Promise<void> {
  if (shown === undefined || namespaces.length === 0) return;
  await shown.loadNamespaces(namespaces);
  await bringMissing(shown, shown.language, namespaces);
}

/** Fetches all texts of the page in another language, before it is shown in it. */
export async function loadLanguage(i18n: I18n, locale: Locale): Promise<void> {
  await i18n.loadLanguages(locale);
  await bringMissing(i18n, locale, [i18n.options.ns ?? []].flat());
}

/** Texts that did not come are asked for once more; nothing is shown without its words. */
async function bringMissing(i18n: I18n, locale: string, namespaces: readonly string[]): Promise<void> {
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(locale, namespace));
  if (missing.length === 0) return;
  await i18n.reloadResources([locale], missing);
  const gone = missing.filter((namespace) => !i18n.hasResourceBundle(locale, namespace));
  if (gone.length > 0) throw new MissingChunk(`No texts of ${gone.join(', ')}`);
}
