import type { Locale } from '#kernel/locale.ts';
import en from '#modules/samples/locales/en.json' with { type: 'json' };
import zh from '#modules/samples/locales/zh-cn.json' with { type: 'json' };
import { serverTexts } from '#server/server-texts.ts';

const texts = serverTexts({ 'zh-cn': zh.server, en: en.server });

/** A sentence about samples that the server says, with its names filled in. */
export function sampleText(locale: Locale, key: string, values: Readonly<Record<string, string>> = {}): string {
  return texts(locale, key, values);
}
