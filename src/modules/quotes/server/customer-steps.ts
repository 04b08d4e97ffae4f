import { showsSomething } from '#kernel/one-line.ts';
import { quoteStepRoutes } from '#modules/quotes/contract.ts';
import { counterStep, withChanges } from '#modules/quotes/domain/counter-offer.ts';
import { QUOTE_LINE_STEPS } from '#modules/quotes/domain/line-steps.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { freezeVersion } from './freeze-version.ts';
import { moveLines } from './provider-steps.ts';
import type { LoadedQuote } from './quote-command.ts';
import { serveStep } from './quote-step.ts';
import { markInquired, writeLine } from './quote-store.ts';
import { versionsOf } from './thread-store.ts';
import { refusePastDates } from './wanted-dates.ts';
import { writeOrderFile } from './write-message.ts';

/** Serves what the customer's side answers to an offer; counter and acceptance name the offer they mean, which says more than a version. */
export function registerCustomerSteps(portal: Portal): void {
  const { accept, counter, decline, withdraw } = quoteStepRoutes;

  serveStep(portal, counter, 'counter', async (tx, quote, { actor, body, now }) => {
    await mustBeCurrent(tx, quote, body);
    const said = new Map(body.lines.map((line) => [line.lineNo, line]));
    const unknown = body.lines.find(({ lineNo }) => !quote.lines.some((line) => line.lineNo === lineNo));
    if (unknown !== undefined) throw new Failure('quote.line-unknown', { line: unknown.lineNo });
    const answered = quote.lines.map((line) => {
      const { lineNo: _, isDropped, ...changes } = said.get(line.lineNo) ?? { lineNo: line.lineNo };
      const wishes = withChanges(line, changes);
      return { line, wishes, step: counterStep(line, wishes, isDropped) };
    });
    // Of the lines that are answered: what stood before is the provider's to see, and a line that is left out is wanted no more.
    const isAnswered = ({ step }: (typeof answered)[number]) => step === 'counter' || step === 'restore';
    const wanted = answered.filter(isAnswered).map(({ line: { lineNo }, wishes }) => ({ lineNo, ...wishes }));
    refusePastDates(wanted, { timeZone: quote.timeZone, now });
    if (answered.every(({ step }) => step === 'keep')) throw new Failure('quote.nothing-changed');
    const lines = answered.map(({ line, step, wishes }) => {
      if (line.state === 'dropped' && step === 'keep') return line;
      const state = QUOTE_LINE_STEPS.after(line.state, step);
      if (state === undefined) throw new Failure('quote.line-unknown', { line: line.lineNo });
      return { ...line, ...wishes, state };
    });
    if (lines.every(({ state }) => state === 'dropped')) throw new Failure('quote.all-dropped');
    for (const { state, quantity, wantedDate, customerPartNo, targetPrice, note, ...line } of lines)
      await writeLine(tx, line, { state, quantity, wantedDate, customerPartNo, targetPrice, note });
    const sent = { kind: 'counter', terms: quote.terms, lines, note: body.note } as const;
    const { no } = await freezeVersion(portal, tx, quote, sent, { actor, now });
    return { changes: { lastNo: no, expiresAt: null }, data: { no } };
  });

  serveStep(portal, accept, 'accept', async (tx, quote, context) => {
    const { actor, body } = context;
    await mustBeCurrent(tx, quote, body);
    const { fileId } = body;
    const { orderNumber = '' } = body;
    if (actor.onBehalfOf !== undefined && orderNumber === '' && fileId === undefined)
      throw new Failure('quote.order-number');
    if (fileId !== undefined) await writeOrderFile(portal, tx, quote, context, fileId);
    await moveLines(tx, quote, 'accept');
    return { changes: { orderNumber }, data: { no: body.offerNo, ...(fileId !== undefined && { fileId }) } };
  });

  serveStep(
    portal,
    decline,
    'decline',
    async (tx, quote, { body: { reasonCode, text } }) => {
      if (reasonCode === 'other' && !showsSomething(text)) throw new Failure('quote.decline-text');
      await markInquired(tx, quote.id, 'N');
      return { data: { reason: text === '' ? reasonCode : `${reasonCode}: ${text}` } };
    },
    { version: 'heeded' },
  );

  serveStep(
    portal,
    withdraw,
    'withdraw',
    async (tx, quote) => {
      await markInquired(tx, quote.id, 'N');
      return {};
    },
    { version: 'heeded' },
  );
}

/** An answer is to the offer its sender read, and to no other: to an earlier one it comes too late, and what is no offer was not read. */
async function mustBeCurrent(
  tx: Db,
  { id, offerHash, offerNo }: LoadedQuote,
  body: { readonly offerNo: number; readonly sha256?: string | undefined },
): Promise<void> {
  const isCurrent = body.offerNo === offerNo && (body.sha256 === undefined || body.sha256 === offerHash);
  if (isCurrent) return;
  const versions = body.offerNo === offerNo ? [] : await versionsOf(tx, id);
  const isPassed = versions.some(({ kind, no }) => kind === 'offer' && no === body.offerNo);
  throw new Failure(isPassed ? 'quote.version-passed' : 'quote.offer-differs', { no: offerNo ?? 0 });
}
