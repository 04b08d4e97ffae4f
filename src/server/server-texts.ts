import { createInstance } from 'i18next';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#kernel/locale.ts';
import type { ComposedModules } from './compose-modules.ts';
import type { Failure } from './failures.ts';
import en from './locales/en.json' with { type: 'json' };
import zh from './locales/zh-cn.json' with { type: 'json' };

/** The texts of one file, or of one part of it, by key. */
export type Texts = Readonly<Record<string, string>>;

/** A text in a language, with its `{{names}}` filled in. */
export type TextLookup = (locale: Locale, key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The engine of the browser's texts, with the texts of all files in it; what is filled in is no HTML. */
const engine = createInstance();
void engine.init({
  lng: DEFAULT_LOCALE,
  resources: {},
  fallbackLng: false,
  supportedLngs: [...LOCALES],
  lowerCaseLng: true,
  load: 'currentOnly',
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  interpolation: { escapeValue: false },
});
let files = 0;

/** Looks texts up in the two files of a module; a missing one shows its key, and a test finds it. */
export function serverTexts(texts: Readonly<Record<Locale, Texts>>): TextLookup {
  const namespace = `file ${files++}`;
  for (const locale of LOCALES) engine.addResourceBundle(locale, namespace, texts[locale]);
  const inLanguage = { 'zh-cn': engine.getFixedT('zh-cn', namespace), en: engine.getFixedT('en', namespace) };
  return (locale, key, values) => (Object.hasOwn(texts[locale], key) ? inLanguage[locale](key, { ...values }) : key);
}

/** The platform's own texts. */
export const platformText = serverTexts({ 'zh-cn': zh, en });

/** The sentence a refusal is shown with: what happened, why, and what to do. */
export function failureText(
  { code, params }: Failure,
  locale: Locale,
  modules?: Pick<ComposedModules, 'failureText' | 'failureTexts'>,
): string {
  return modules && Object.hasOwn(modules.failureTexts[locale], code)
    ? modules.failureText(locale, code, params)
    : platformText(locale, `errors.${code}`, params);
}
