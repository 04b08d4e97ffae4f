import { QUOTES } from '#modules/quotes/domain/declares.ts';
import { QUOTE_PATHS } from '#modules/quotes/domain/paths.ts';
import type { WebExtras } from '#web/module.ts';
import type { PaletteAction, Situation } from '#web/palette/palette.ts';
import { PATHS } from '#web/paths.ts';
import { quoteAnswers, readsQuotes } from './palette-answers.ts';
import { type QuoteSide, quoteSideOf } from './use-quote-side.ts';
import en from './words/en.json' with { type: 'json' };
import zh from './words/zh-cn.json' with { type: 'json' };

const actions: readonly PaletteAction[] = [
  {
    id: 'quote-from-list',
    order: 18,
    icon: 'bill',
    isOffered: (situation) => readsQuotes(situation) && sideOf(situation) === 'customer',
    // Products are ticked there, and a quote is asked for in the bar below.
    run: ({ navigate }) => navigate(PATHS.cart),
  },
  {
    id: 'price-next',
    order: 18,
    icon: 'bill',
    isOffered: (situation) => readsQuotes(situation) && sideOf(situation) === 'provider',
    run: ({ navigate }) => navigate(`${QUOTE_PATHS.list}?state=requested`),
  },
];

function sideOf({ user, actedFor }: Situation): QuoteSide {
  return quoteSideOf(user, actedFor !== undefined);
}

/** What the module brings beside its pages, and what it tells of the data it keeps. */
export const extras: WebExtras = {
  palette: { actions, words: { 'zh-cn': zh.action, en: en.action }, answers: [quoteAnswers] },
  retention: { rules: QUOTES.retention, words: { 'zh-cn': zh.retention, en: en.retention } },
};
