import type { Locale } from '#kernel/locale.ts';
import type { ComposedModules } from './compose-modules.ts';
import { Failure, type FailureCode } from './failures.ts';
import en from './locales/en.json' with { type: 'json' };
import zh from './locales/zh-cn.json' with { type: 'json' };

/** The texts of one file, or of one part of it, by key. */
export type Texts = Readonly<Record<string, string>>;

/** A text in a language, with its `{{names}}` filled in. */
export type TextLookup = (locale: Locale, key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Looks texts up in the two files of a module; a missing one shows its key, and a test finds it. */
export function serverTexts(texts: Readonly<Record<Locale, Texts>>): TextLookup {
  return (locale, key, values) => {
    const { [locale]: known } = texts;
    return Object.hasOwn(known, key) ? filledIn(known[key] ?? key, values) : key;
  };
}

/** What is filled in is no HTML, and no text to be filled in itself. */
function filledIn(text: string, values: Parameters<TextLookup>[2]): string {
  return text.replace(NAME, (_, name: string) => String(values?.[name] ?? ''));
}

/** A name in a text, as the browser's texts have it. */
const NAME = /\{\{(\w+)\}\}/g;

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

/** The sentence of a refusal that was stored; one that an earlier release knew is told as one of the portal's own. */
export function storedFailureText(
  { code, params }: { readonly code: string; readonly params: Failure['params'] },
  locale: Locale,
  modules: Pick<ComposedModules, 'failures' | 'failureText' | 'failureTexts'>,
): string {
  const known = modules.failures.has(code) ? (code as FailureCode) : 'server.failed';
  return failureText(new Failure(known, params), locale, modules);
}
