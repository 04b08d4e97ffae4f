import type { WebExtras } from '#web/module.ts';
import type { PaletteAction } from '#web/palette/palette.ts';
import { endActing } from '#web/session/acting.ts';
import en from './words/en.json' with { type: 'json' };
import zh from './words/zh-cn.json' with { type: 'json' };

const actions: readonly PaletteAction[] = [
  {
    id: 'act-for',
    order: 30,
    icon: 'customers',
    isOffered: ({ chooseCustomer }) => chooseCustomer !== undefined,
    run: (_tools, { chooseCustomer }) => chooseCustomer?.(),
  },
  {
    id: 'end-acting',
    order: 31,
    icon: 'customers',
    isOffered: ({ actedFor, isCustomerFixed }) => actedFor !== undefined && !isCustomerFixed,
    run: () => endActing(),
  },
];

/** What the module brings beside its pages. */
export const extras: WebExtras = { palette: { actions, words: { 'zh-cn': zh.action, en: en.action } } };
