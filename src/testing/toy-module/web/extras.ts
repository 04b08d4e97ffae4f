import { TOY } from '#testing/toy-module/declares.ts';
import type { WebExtras } from '#web/module.ts';
import type { PaletteAction } from '#web/palette/palette.ts';
import en from './words/en.json' with { type: 'json' };
import zh from './words/zh-cn.json' with { type: 'json' };

const actions: readonly PaletteAction[] = [
  {
    id: 'lend',
    order: 60,
    icon: 'cart',
    isOffered: ({ permitted }) => permitted instanceof Set && permitted.has('99'),
    run: ({ navigate }) => navigate('/toys'),
  },
];

/** What the module brings beside its pages. */
export const extras: WebExtras = {
  palette: { actions, words: { 'zh-cn': zh.action, en: en.action } },
  retention: { rules: TOY.retention, words: { 'zh-cn': zh.retention, en: en.retention } },
};
