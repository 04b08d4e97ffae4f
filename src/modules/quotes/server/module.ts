import { addPricedLines } from '#modules/prices/server/public.ts';
import { QUOTES } from '#modules/quotes/domain/declares.ts';
import type { ServerModule } from '#server/module.ts';
import { DRAFT_LINES, REQUEST_LINES } from './lines-of-list.ts';
import en from './locales/en.json' with { type: 'json' };
import zh from './locales/zh-cn.json' with { type: 'json' };
import mailsEn from './mails/en.json' with { type: 'json' };
import { QUOTE_MAIL_RECORDS } from './mails/mail-wishes.ts';
import mailsZh from './mails/zh-cn.json' with { type: 'json' };
import { namesOfQuotes } from './names.ts';
import { QUOTE_PAPER } from './paper/paper-route.ts';
import { QUOTE_RECORDS, sweepQuotes } from './personal-records.ts';
import { FILES_OF_QUOTES } from './quote-file-tables.ts';
import { QUOTE_PAPERS } from './quote-papers.ts';
import { registerQuotes } from './quote-routes.ts';
import { QUOTE_TODO } from './todo-sources.ts';
import { watchOffers } from './watch-offers.ts';

/** Quotes: what a customer asks prices for, what is offered, and what becomes of it. */
export const quotesModule: ServerModule = {
  name: 'quotes',
  declares: QUOTES,
  failureTexts: { 'zh-cn': zh, en },
  jobs: [QUOTE_PAPER],
  mailWords: { 'zh-cn': mailsZh, en: mailsEn },
  register(portal) {
    for (const lines of [DRAFT_LINES, REQUEST_LINES]) addPricedLines(portal, lines);
    registerQuotes(portal);
  },
  forgets: { quotes: sweepQuotes },
  fileReferences: [FILES_OF_QUOTES],
  start: watchOffers,
  names: [namesOfQuotes],
  personalRecords: [QUOTE_RECORDS, QUOTE_MAIL_RECORDS],
  todo: QUOTE_TODO,
  papers: [QUOTE_PAPERS],
  appendedTables: ['quote_versions', 'quote_version_costs', 'quote_messages', 'quote_events'],
};
