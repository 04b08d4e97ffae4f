import { ORDERS } from '#modules/orders/domain/declares.ts';
import { ORDER_PATHS } from '#modules/orders/domain/paths.ts';
import { composition } from '#web/composition.ts';
import { mayVisit } from '#web/menu/menu.ts';
import type { WebExtras } from '#web/module.ts';
import type { PaletteAction, Situation } from '#web/palette/palette.ts';
import { orderAnswers, readsOrders } from './palette-answers.ts';
import en from './words/en.json' with { type: 'json' };
import zh from './words/zh-cn.json' with { type: 'json' };

/** Whether somebody is known to be let into a page: what the server has not told yet is no promise. */
function isLetInto(path: string, { user, permitted }: Situation): boolean {
  const isKnown = user !== undefined && permitted !== undefined && permitted !== 'visitor';
  return isKnown && mayVisit(composition.get().menu, path, permitted);
}

/** Where somebody finds the orders with their export: the administrator those of all customers. */
const listFor = (situation: Situation): string =>
  isLetInto(ORDER_PATHS.all, situation) ? ORDER_PATHS.all : ORDER_PATHS.my;

const actions: readonly PaletteAction[] = [
  {
    id: 'orders-late',
    order: 19,
    icon: 'sheet',
    isOffered: readsOrders,
    run: ({ navigate }) => navigate(`${ORDER_PATHS.my}?late=true`),
  },
  {
    id: 'orders-export',
    order: 19,
    icon: 'sheet',
    isOffered: (situation) => isLetInto(listFor(situation), situation),
    run: ({ navigate }, situation) => navigate(listFor(situation)),
  },
  {
    id: 'orders-import',
    order: 19,
    icon: 'sheet',
    isOffered: (situation) => isLetInto(ORDER_PATHS.imports, situation),
    run: ({ navigate }) => navigate(ORDER_PATHS.imports),
  },
];

/** What the module brings beside its pages, and what it tells of the data it keeps. */
export const extras: WebExtras = {
  palette: { actions, words: { 'zh-cn': zh.action, en: en.action }, answers: [orderAnswers] },
  retention: { rules: ORDERS.retention, words: { 'zh-cn': zh.retention, en: en.retention } },
};
