import { isUuid } from '#kernel/ids.ts';
import { quoteRoutes } from '#modules/quotes/contract.ts';
import { viewOf } from '#modules/quotes/domain/shown-state.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { serveCommand } from '#server/serve-command.ts';
import { withdrawMailOfRead } from './mails/personal-mails.ts';
import { known, type StepContext, sideOn } from './quote-command.ts';
import { findQuote, type QuoteRow } from './quote-store.ts';
import { markRead, seqOfMessage, unreadOf } from './read-store.ts';

/**
 * Serves that somebody notes what they have read. Nothing is written into the log of deeds: that the quote was read stands there already,
 * and no business changes. Once nothing is unread, the mail that would tell of it is taken back.
 */
export function registerReading(portal: Portal): void {
  serveCommand(portal, quoteRoutes.markRead, {
    load: (tx, { actor, params, scope }) => findQuote(tx, { readable: scope.readable, view: viewOf(actor) }, params.id),
    may: (quote, context) => void sideOn(quote, context),
    async change(tx, quote, context) {
      const { lineNo, messageId } = context.body;
      const seq = isUuid(messageId) ? await seqOfMessage(tx, quote, context, lineNo, messageId) : undefined;
      if (seq === undefined) throw new Failure('record.unknown');
      await markRead(tx, quote, context, lineNo, seq);
      return { unread: await tellLeft(portal, tx, quote, known(context)) };
    },
  });
}

async function tellLeft(portal: Portal, tx: Db, quote: QuoteRow, reader: StepContext): Promise<number> {
  const unread = (await unreadOf(tx, [quote], reader)).get(quote.id) ?? 0;
  if (unread === 0) await withdrawMailOfRead(portal, tx, quote, reader.actor);
  return unread;
}
