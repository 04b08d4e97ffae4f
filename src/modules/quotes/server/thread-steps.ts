import { eq } from 'drizzle-orm';
import { countAttempt, subjectOf } from '#modules/accounts/server/public.ts';
import { quoteStepRoutes } from '#modules/quotes/contract.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { rejudged } from './draft-lines.ts';
import { insertQuote } from './draft-steps.ts';
import { type StepContext, sideOn } from './quote-command.ts';
import { serveStep } from './quote-step.ts';
import { quoteLines, quotes } from './quote-tables.ts';
import { writeMessage } from './write-message.ts';

/** So many messages somebody writes in an hour, in all quotes together: more than a person does. */
const MESSAGES_AN_HOUR = { most: 60, window: 3_600_000 };

/** Serves what either side does: words in a thread, and the same again. */
export function registerThreadSteps(portal: Portal): void {
  serveStep(portal, quoteStepRoutes.message, 'message', async (tx, quote, context) => {
    const { fileIds, isInternal, lineNo = null, text } = context.body;
    if (isInternal && sideOn(quote, context) !== 'P') throw new Failure('access.refused');
    if (lineNo !== null && !quote.lines.some((line) => line.lineNo === lineNo))
      throw new Failure('quote.line-unknown', { line: lineNo });
    await countMessage(portal, tx, context);
    const files = await writeMessage(portal, tx, quote, context, { lineNo, isInternal, text, fileIds });
    return { keepsVersion: true, isInternal, ...(files > 0 && { data: { files } }) };
  });

  serveStep(portal, quoteStepRoutes.copy, 'copy', async (tx, quote, context) => {
    const { currency, customerRef, organisationId, terms, timeZone, title } = quote;
    const maker = sideOn(quote, context);
    const begun = { currency, customerRef, organisationId, terms, timeZone, title, maker, wantedDate: null };
    const id = await insertQuote(portal, tx, begun, context);
    const lines = await rejudged(portal, tx, quote.lines, context.locale);
    const copies = lines.map((line) => ({ ...line, quoteId: id, state: 'open' as const }));
    await tx.insert(quoteLines).values(copies);
    await tx.update(quotes).set({ lastLine: quote.lastLine }).where(eq(quotes.id, id));
    return { keepsVersion: true, answered: id };
  });
}

async function countMessage(
  { newId }: Portal,
  tx: Db,
  { actor, now }: Pick<StepContext, 'actor' | 'now'>,
): Promise<void> {
  const attempt = { id: newId(), subject: subjectOf('quote-message', actor.id), at: now };
  const seconds = await countAttempt(tx, MESSAGES_AN_HOUR, attempt);
  if (seconds === 0) return;
  const { most } = MESSAGES_AN_HOUR;
  throw new Failure('quote.messages-per-hour', { most, seconds, minutes: Math.ceil(seconds / 60) });
}
