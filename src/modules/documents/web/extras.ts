import { DOCUMENTS } from '#modules/documents/domain/declares.ts';
import type { WebExtras } from '#web/module.ts';
import en from './words/en.json' with { type: 'json' };
import zh from './words/zh-cn.json' with { type: 'json' };

/** What the module brings beside its pages. */
export const extras: WebExtras = {
  retention: { rules: DOCUMENTS.retention, words: { 'zh-cn': zh.retention, en: en.retention } },
};
