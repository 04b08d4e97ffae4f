import type { Locale } from '#kernel/locale.ts';
import type { Failure } from './failures.ts';
import en from './locales/en.json' with { type: 'json' };
import zh from './locales/zh-cn.json' with { type: 'json' };

const TEXTS: Record<Locale, Readonly<Record<string, string>>> = { 'zh-cn': zh, en };

/** The sentence a refusal is shown with: what happened, why, and what to do. */
export function failureText(failure: Failure, locale: Locale): string {
  const text = TEXTS[locale][`errors.${failure.code}`] ?? failure.code;
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(failure.params[name] ?? ''));
}
