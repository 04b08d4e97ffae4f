import { listedFor } from '#kernel/acting.ts';
import { quoteRoutes } from '#modules/quotes/contract.ts';
import { viewOf } from '#modules/quotes/domain/shown-state.ts';
import { etagOf } from '#server/if-match.ts';
import { cursorOf, idOfCursor } from '#server/list-cursor.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { registerApprovals } from './approval-steps.ts';
import { registerCustomerSteps } from './customer-steps.ts';
import { registerDraftSteps } from './draft-steps.ts';
import { registerHandOver } from './hand-over.ts';
import { registerMailWishes } from './mails/mail-wishes.ts';
import { withdrawMailOfRead } from './mails/personal-mails.ts';
import { registerPapers } from './paper/paper-route.ts';
import { openQuoteOf, presentListed } from './present-quote.ts';
import { registerProviderSteps } from './provider-steps.ts';
import { registerQuoteFiles } from './quote-files.ts';
import { pageOfQuotes } from './quote-list.ts';
import { registerReading } from './read-route.ts';
import { unreadOf } from './read-store.ts';
import { registerThreadSteps } from './thread-steps.ts';
import { registerWhatIf } from './what-if.ts';

/** Serves quotes to both sides, each what it may see. */
export function registerQuotes(portal: Portal): void {
  serve(portal, quoteRoutes.list, async ({ actor, db, now, query, scope }) => {
    const { assigned, cursor, pageSize, q, state } = query;
    const after = cursor === undefined ? undefined : idOfCursor(cursor);
    const assignedTo = assigned === undefined ? undefined : actor.id;
    const reach = { readable: listedFor(actor, scope), view: viewOf(actor) };
    const { rows, next } = await pageOfQuotes(db, reach, { state, assignedTo, q, after, pageSize, now });
    const unread = await unreadOf(db, rows, { actor, scope });
    const listed = rows.map((row) => presentListed(row, { actor, now, scope }, unread.get(row.id) ?? 0));
    return { rows: listed, next: next === null ? null : cursorOf(next) };
  });

  serve(portal, quoteRoutes.open, async ({ actor, db, now, params, scope, setHeader }) => {
    const quote = await openQuoteOf(db, params.id, { actor, now, scope });
    if (quote.unread === 0) await withdrawMailOfRead(portal, db, quote, actor);
    setHeader('etag', etagOf(quote.version));
    return quote;
  });

  registerDraftSteps(portal);
  registerProviderSteps(portal);
  registerWhatIf(portal);
  registerCustomerSteps(portal);
  registerThreadSteps(portal);
  registerQuoteFiles(portal);
  registerReading(portal);
  registerApprovals(portal);
  registerHandOver(portal);
  registerPapers(portal);
  registerMailWishes(portal);
}
