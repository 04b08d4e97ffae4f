import type { Locale } from '#kernel/locale.ts';
import type { ComposedModules } from './compose-modules.ts';
import type { Failure } from './failures.ts';
import en from './locales/en.json' with { type: 'json' };
import zh from './locales/zh-cn.json' with { type: 'json' };

type Texts = Readonly<Record<string, string>>;

/** Looks texts up in the two files of a module; a missing one shows its key, and a test finds it. */
export function serverTexts(files: Record<Locale, Texts>): (locale: Locale, key: string) => string {
  return (locale, key) => files[locale][key] ?? key;
}

/** A text with its `{names}` filled in. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** The platform's own texts. */
export const platformText = serverTexts({ 'zh-cn': zh, en });

/** The sentence a refusal is shown with: what happened, why, and what to do. */
export function failureText(failure: Failure, locale: Locale, modules?: Pick<ComposedModules, 'failureTexts'>): string {
  const text = modules?.failureTexts[locale].get(failure.code) ?? platformText(locale, `errors.${failure.code}`);
  return fillText(text, failure.params);
}
