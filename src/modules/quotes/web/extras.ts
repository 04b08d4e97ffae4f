import { QUOTES } from '#modules/quotes/domain/declares.ts';
import type { WebExtras } from '#web/module.ts';
import en from './words/en.json' with { type: 'json' };
import zh from './words/zh-cn.json' with { type: 'json' };

/** What the module tells of the data it keeps. */
export const extras: WebExtras = {
  retention: { rules: QUOTES.retention, words: { 'zh-cn': zh.retention, en: en.retention } },
};
