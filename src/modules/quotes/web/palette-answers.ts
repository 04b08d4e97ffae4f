import { generatePath } from 'react-router';
import { type ListedQuoteDto, quoteRoutes } from '#modules/quotes/contract.ts';
import { QUOTE_PATHS } from '#modules/quotes/domain/paths.ts';
import { CallError, call } from '#web/calls/call.ts';
import { composition } from '#web/composition.ts';
import { mayVisit } from '#web/menu/menu.ts';
import type { PaletteAnswer, PaletteEntry, Situation } from '#web/palette/palette.ts';
import en from './words/en.json' with { type: 'json' };
import zh from './words/zh-cn.json' with { type: 'json' };

const WORDS = { 'zh-cn': zh.palette, en: en.palette };

/** A number of a quote, or how one begins: any other text is asked for in the list alone. */
const NUMBER = /^(?:qt[\s-]*\d|\d{4}-\d)/i;
const MOST = '6';

/** Whether somebody reads quotes at all. */
export function readsQuotes({ user, permitted }: Pick<Situation, 'user' | 'permitted'>): boolean {
  return user !== undefined && mayVisit(composition.get().menu, QUOTE_PATHS.list, permitted);
}

/** Quotes by their number, and the way to the list with what was typed. */
export const quoteAnswers: PaletteAnswer = async (typed, situation) => {
  if (!readsQuotes(situation)) return [];
  const found = NUMBER.test(typed) ? await quotesOf(typed) : [];
  return [...found.map((quote) => entryOf(quote, typed)), onwardEntry(typed, situation)];
};

/** Where they cannot be had now, the list is still offered, which says why. */
async function quotesOf(typed: string): Promise<readonly ListedQuoteDto[]> {
  const q = typed.replaceAll(/\s/g, '');
  try {
    return (await call(quoteRoutes.list, { query: { q, pageSize: MOST } })).rows;
  } catch (error) {
    if (error instanceof CallError) return [];
    throw error;
  }
}

function entryOf({ id, number, title, customerName }: ListedQuoteDto, typed: string): PaletteEntry {
  const path = generatePath(QUOTE_PATHS.quote, { id });
  return {
    ...{ id: `quote:${id}`, group: 'papers', icon: 'bill', name: number, otherNames: [], words: [typed], path },
    detail: [title, customerName].filter((text) => text !== '').join(' · '),
    run: ({ navigate }) => navigate(path),
  };
}

function onwardEntry(typed: string, { locale }: Situation): PaletteEntry {
  const path = `${QUOTE_PATHS.list}?${new URLSearchParams({ q: typed })}`;
  const name = WORDS[locale].onward.replace('{{query}}', typed);
  return {
    ...{ id: 'onward:quotes', group: 'onward', icon: 'bill', name, otherNames: [], words: [typed] },
    run: ({ navigate }) => navigate(path),
  };
}
