import { isAdministrator } from '#kernel/administrator.ts';
import { SHEETS } from '#modules/sheets/domain/declares.ts';
import { SHEET_PATHS } from '#modules/sheets/domain/paths.ts';
import type { WebExtras } from '#web/module.ts';
import type { PaletteAction } from '#web/palette/palette.ts';
import { readsSheets, sheetAnswers } from './palette-answers.ts';
import en from './words/en.json' with { type: 'json' };
import zh from './words/zh-cn.json' with { type: 'json' };

const actions: readonly PaletteAction[] = [
  {
    id: 'new-sheet',
    order: 19,
    icon: 'sheet',
    isOffered: (situation) =>
      readsSheets(situation) && situation.user !== undefined && !isAdministrator(situation.user),
    run: ({ navigate }) => navigate(`${SHEET_PATHS.list}?new=true`),
  },
];

/** What the module brings beside its pages, and what it tells of the data it keeps. */
export const extras: WebExtras = {
  palette: { actions, words: { 'zh-cn': zh.action, en: en.action }, answers: [sheetAnswers] },
  retention: { rules: SHEETS.retention, words: { 'zh-cn': zh.retention, en: en.retention } },
};
