import { USUAL_LINE } from '#lines/configurable.ts';
import { composition } from '#web/composition.ts';
import { mayVisit } from '#web/menu/menu.ts';
import type { WebExtras } from '#web/module.ts';
import type { PaletteAction } from '#web/palette/palette.ts';
import { PATHS, pathOfLine } from '#web/paths.ts';
import en from './words/en.json' with { type: 'json' };
import zh from './words/zh-cn.json' with { type: 'json' };

const actions: readonly PaletteAction[] = [
  {
    id: 'bulkEntry',
    order: 12,
    icon: 'cart',
    isOffered: ({ permitted, user }) =>
      user !== undefined && mayVisit(composition.get().menu, pathOfLine(USUAL_LINE), permitted),
    run: ({ navigate }) => navigate(PATHS.bulkEntry),
  },
];

/** What the module brings beside its page. */
export const extras: WebExtras = { palette: { actions, words: { 'zh-cn': zh.action, en: en.action } } };
