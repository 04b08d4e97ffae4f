import { DRAFTS } from '#modules/drafts/domain/declares.ts';
import type { WebExtras } from '#web/module.ts';
import en from './words/en.json' with { type: 'json' };
import zh from './words/zh-cn.json' with { type: 'json' };

/** What the module brings beside the pieces that pages place. */
export const extras: WebExtras = {
  retention: { rules: DRAFTS.retention, words: { 'zh-cn': zh.retention, en: en.retention } },
};
