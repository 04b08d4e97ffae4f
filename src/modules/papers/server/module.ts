import { PAPERS } from '#modules/papers/domain/declares.ts';
import type { ServerModule } from '#server/module.ts';
import en from './locales/en.json' with { type: 'json' };
import zh from './locales/zh-cn.json' with { type: 'json' };
import { registerPapers } from './paper-route.ts';

/** One search over the business documents that the modules bring. */
export const papersModule: ServerModule = {
  name: 'papers',
  declares: PAPERS,
  failureTexts: { 'zh-cn': zh, en },
  register: registerPapers,
};
