import { textIn } from '#kernel/locale.ts';
import { quoteStepRoutes } from '#modules/quotes/contract.ts';
import { lineAfter, type QuoteLineAction } from '#modules/quotes/domain/line-steps.ts';
import { APPROVAL_REASON_WORDS } from '#modules/quotes/domain/quote-words.ts';
import { linesToOffer } from '#modules/quotes/domain/working-offer.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { freezeVersion } from './freeze-version.ts';
import { takenOver } from './hand-over.ts';
import { judgeOffer, type OfferJudgement, refuseFault } from './judge-offer.ts';
import { refuseOverwriting } from './price-conflict.ts';
import type { LoadedQuote, StepContext } from './quote-command.ts';
import { serveStep } from './quote-step.ts';
import { markInquired, writeLine } from './quote-store.ts';
import { endWorkingOffer, workOnOffer } from './work-on-offer.ts';

/** Serves what the provider's side does with a quote. */
export function registerProviderSteps(portal: Portal): void {
  const { offer, price, recall, reject, reopen } = quoteStepRoutes;

  serveStep(
    portal,
    price,
    'price',
    async (tx, quote, { actor, body: { version: _, ...pricing }, now }) => {
      const data = await workOnOffer(portal, tx, quote, pricing, { actor, now });
      return { changes: await takenOver(portal, tx, quote, { actor, now }), data };
    },
    { version: 'needed', may: refuseOverwriting },
  );

  serveStep(
    portal,
    offer,
    'offer',
    async (tx, quote, context) => {
      const working = await sendable(tx, quote, context);
      const answers = new Map(working.offer.lines.map((line) => [line.lineNo, line]));
      const lines = linesToOffer(quote.lines).map((line) => {
        const isRefused = (answers.get(line.lineNo)?.notOfferedReason ?? null) !== null;
        return { ...line, state: lineAfter(line.state, isRefused ? 'not-offer' : 'offer') };
      });
      const { terms } = working.offer;
      const sent = {
        kind: 'offer',
        lines,
        terms,
        offer: working.offer,
        priceVersionId: working.priceVersionId,
      } as const;
      const { expiresAt, no } = await freezeVersion(portal, tx, quote, sent, context);
      for (const line of lines) await writeLine(tx, line, { state: line.state });
      await endWorkingOffer(tx, quote.id);
      await markInquired(tx, quote.id, 'P');
      const taken = await takenOver(portal, tx, quote, context);
      return { changes: { ...taken, lastNo: no, offerNo: no, expiresAt, terms }, data: { no } };
    },
    { version: 'needed' },
  );

  serveStep(
    portal,
    recall,
    'recall',
    async (tx, quote, { body: { reason } }) => {
      await moveLines(tx, quote, 'recall');
      await markInquired(tx, quote.id, 'Q');
      return { changes: { offerNo: null, expiresAt: null }, data: { reason } };
    },
    { version: 'heeded' },
  );

  serveStep(
    portal,
    reject,
    'reject',
    async (tx, quote, { body: { reason } }) => {
      await markInquired(tx, quote.id, 'N');
      return { data: { reason } };
    },
    { version: 'heeded' },
  );

  serveStep(
    portal,
    reopen,
    'reopen',
    async (tx, quote, { body: { reason } }) => {
      await moveLines(tx, quote, 'reopen');
      await endWorkingOffer(tx, quote.id);
      await markInquired(tx, quote.id, 'Q');
      return { changes: { offerNo: null, expiresAt: null, orderNumber: '' }, data: { reason } };
    },
    { version: 'heeded' },
  );
}

/** Lets every line follow a step of its quote, where the step is one of the line. */
export async function moveLines(tx: Db, { lines }: LoadedQuote, action: QuoteLineAction): Promise<void> {
  for (const line of lines) {
    const state = lineAfter(line.state, action);
    if (state !== line.state) await writeLine(tx, line, { state });
  }
}

/** The working offer, where nothing stands against its being sent. */
async function sendable(
  tx: Db,
  quote: LoadedQuote,
  { locale, now }: Pick<StepContext, 'locale' | 'now'>,
): Promise<NonNullable<OfferJudgement['working']>> {
  const { fault, reasons, standing, working } = await judgeOffer(tx, quote, now);
  refuseFault(fault);
  if (reasons.length > 0 && standing !== 'approved') {
    const words = [...new Set(reasons.map(({ reason }) => textIn(APPROVAL_REASON_WORDS[reason], locale)))];
    throw new Failure('quote.needs-approval', { reasons: words.join(locale === 'en' ? ', ' : '、') });
  }
  if (working === undefined) throw new Failure('quote.unpriced', { line: quote.lines[0]?.lineNo ?? 1 });
  return working;
}
