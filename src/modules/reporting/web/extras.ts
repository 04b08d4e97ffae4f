import { REPORTING } from '#modules/reporting/domain/declares.ts';
import { REPORT_PATHS } from '#modules/reporting/domain/paths.ts';
import type { WebExtras } from '#web/module.ts';
import type { PaletteAction } from '#web/palette/palette.ts';
import { readsReports, reportAnswers } from './palette-answers.ts';
import en from './words/en.json' with { type: 'json' };
import zh from './words/zh-cn.json' with { type: 'json' };

const actions: readonly PaletteAction[] = [
  {
    id: 'report-project',
    order: 20,
    icon: 'edit',
    isOffered: readsReports,
    run: ({ navigate }) => navigate(`${REPORT_PATHS.list}?new=true`),
  },
];

/** What the module brings beside its pages, and what it tells of the data it keeps. */
export const extras: WebExtras = {
  palette: { actions, words: { 'zh-cn': zh.action, en: en.action }, answers: [reportAnswers] },
  retention: { rules: REPORTING.retention, words: { 'zh-cn': zh.retention, en: en.retention } },
};
