import { BILLS } from '#modules/bills/domain/declares.ts';
import { BILL_PATHS } from '#modules/bills/domain/paths.ts';
import type { WebExtras } from '#web/module.ts';
import type { PaletteAction, Situation } from '#web/palette/palette.ts';
import { billAnswers, readsBills, shipmentAnswers } from './palette-answers.ts';
import en from './words/en.json' with { type: 'json' };
import zh from './words/zh-cn.json' with { type: 'json' };

const actions: readonly PaletteAction[] = [
  {
    id: 'papers-to-issue',
    order: 20,
    icon: 'bill',
    isOffered: isProvider,
    run: ({ navigate }) => navigate(`${BILL_PATHS.ci}?state=draft`),
  },
  {
    id: 'shipments-to-pack',
    order: 20,
    icon: 'bill',
    isOffered: isProvider,
    run: ({ navigate }) => navigate(`${BILL_PATHS.shipments}?state=draft`),
  },
];

/** Drafts are for the provider's people alone, as long as they act for nobody. */
function isProvider(situation: Situation): boolean {
  const { actedFor, user } = situation;
  const isCustomer = user?.userAttribute?.startsWith('Customer') ?? true;
  return readsBills(situation) && !isCustomer && actedFor === undefined;
}

/** What the module brings beside its pages, and what it tells of the data it keeps. */
export const extras: WebExtras = {
  palette: { actions, words: { 'zh-cn': zh.action, en: en.action }, answers: [billAnswers, shipmentAnswers] },
  retention: { rules: BILLS.retention, words: { 'zh-cn': zh.retention, en: en.retention } },
};
