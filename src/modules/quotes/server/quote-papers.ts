import { listedFor } from '#kernel/acting.ts';
import { QUOTE_PATHS } from '#modules/quotes/domain/paths.ts';
import { QUOTE_STATE_WORDS } from '#modules/quotes/domain/quote-words.ts';
import { viewOf } from '#modules/quotes/domain/shown-state.ts';
import type { Paper, PaperSource } from '#server/papers.ts';
import type { TodoAsker } from '#server/todo.ts';
import { presentListed } from './present-quote.ts';
import { pageOfQuotes } from './quote-list.ts';
import type { QuoteRow } from './quote-store.ts';

/** Quotes among the business documents, as the list of quotes tells them. */
export const QUOTE_PAPERS: PaperSource = {
  ...{ id: 'quote', order: 10, access: 'quotes.read', name: { zh: '报价单', en: 'Quote' } },
  async find(db, asker, asked) {
    const { actor, now, scope } = asker;
    const reach = { readable: listedFor(actor, scope), view: viewOf(actor) };
    const page = await pageOfQuotes(db, reach, { ...asked, state: undefined, assignedTo: undefined, now });
    return { rows: page.rows.map((row) => paperOf(row, asker)), next: page.next };
  },
};

function paperOf(row: QuoteRow, asker: TodoAsker): Paper {
  const { countered, currency, customerName, customerRef, id, net, number, orderNumber, state, title } = presentListed(
    row,
    asker,
    0,
  );
  const minor = net ?? countered?.net ?? null;
  return {
    ...{ id, number, customerName, madeAt: row.createdAt, path: QUOTE_PATHS.quote.replace(':id', id) },
    title: [title, customerRef, orderNumber].filter(Boolean).join(' · '),
    state: QUOTE_STATE_WORDS[state],
    total: minor === null ? null : { currency, minor },
  };
}
