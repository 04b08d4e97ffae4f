import { composition } from '#web/composition.ts';
import { mayVisit } from '#web/menu/menu.ts';
import type { WebExtras } from '#web/module.ts';
import type { PaletteAction } from '#web/palette/palette.ts';
import { PATHS } from '#web/paths.ts';
import en from './words/en.json' with { type: 'json' };
import zh from './words/zh-cn.json' with { type: 'json' };

const actions: readonly PaletteAction[] = [
  {
    id: 'enquire',
    order: 16,
    icon: 'support',
    isOffered: ({ permitted }) => mayVisit(composition.get().menu, PATHS.series, permitted),
    // Each product line there leads to its form.
    run: ({ navigate }) => navigate(PATHS.series),
  },
];

/** What the module brings beside its pages. */
export const extras: WebExtras = { palette: { actions, words: { 'zh-cn': zh.action, en: en.action } } };
