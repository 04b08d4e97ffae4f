import { releasesOf } from '#modules/catalogue/server/public.ts';
import { COMPARISONS } from '#modules/comparisons/domain/declares.ts';
import type { ServerModule } from '#server/module.ts';
import { registerComparisons } from './comparison-routes.ts';
import { COMPARISON_SHEET } from './jobs.ts';
import en from './locales/en.json' with { type: 'json' };
import zh from './locales/zh-cn.json' with { type: 'json' };

/** Saved configurations side by side, on a page and as XLSX. */
export const comparisonsModule: ServerModule = {
  name: 'comparisons',
  declares: COMPARISONS,
  failureTexts: { 'zh-cn': zh, en },
  jobs: [COMPARISON_SHEET],
  register: (portal) => registerComparisons(portal, releasesOf(portal)),
};
