import type { Actor } from '#kernel/actor.ts';
import { money } from '#kernel/money.ts';
import { type CustomerPricing, findTerms } from '#modules/prices/server/public.ts';
import {
  type ApprovalBands,
  approvalReasons,
  type GivenReason,
  lineBelowStop,
} from '#modules/quotes/domain/approval-reasons.ts';
import { type ApprovalState, standingAfterEnd, standingOf } from '#modules/quotes/domain/approval-steps.ts';
import { stepOf } from '#modules/quotes/domain/quote-steps.ts';
import { isLastWord } from '#modules/quotes/domain/standing-offer.ts';
import { todayIn } from '#modules/quotes/domain/validity.ts';
import { faultOf, judgedOffer, type OfferFault, offeredIn, offerFor } from '#modules/quotes/domain/working-offer.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import { hashOf } from './hash.ts';
import { pricingOfQuote } from './pricing-of-quote.ts';
import type { LoadedQuote } from './quote-command.ts';
import { type ApprovalRow, findApproval, findWorking } from './thread-store.ts';

/** Holds where the customer has no list: those of the list are the same until somebody sets others. */
const USUAL_BANDS: ApprovalBands = {
  discountBand: 500,
  marginFloor: 1800,
  marginStop: 500,
  amountBand: money(50_000_000, 'CNY'),
};

type WorkingRow = NonNullable<Awaited<ReturnType<typeof findWorking>>>;

/** The working offer of a quote, with all that decides whether it may be sent. */
export interface OfferJudgement {
  readonly working: WorkingRow | undefined;
  /** The version of the list it is priced by. */
  readonly priceList: CustomerPricing['version'] | undefined;
  readonly bands: ApprovalBands;
  readonly fault: OfferFault | undefined;
  /** The first line that nobody may offer at its price, also where another fault stands before it. */
  readonly belowStop: number | undefined;
  readonly reasons: readonly GivenReason[];
  readonly approval: ApprovalRow | undefined;
  readonly standing: ApprovalState;
}

/** Judges the offer that is worked on; to be asked for the provider's side alone. */
export async function judgeOffer(db: Db, quote: LoadedQuote, now: Date): Promise<OfferJudgement> {
  const found = await findWorking(db, quote.id);
  // One that was sent is where the next begins, and is not to be sent again.
  const isOpen = found !== undefined && found.hash !== '' && isOfferable(quote.state);
  const working = isOpen ? askedFor(quote, found) : undefined;
  const approval = await findApproval(db, quote.id);
  const judgement = await judgementOf(db, quote, working, now);
  return {
    ...judgement,
    ...{ working, approval },
    fault: working === undefined && isLastWord(quote) ? { code: 'quote.offer-sent' } : judgement.fault,
    standing: isOfferable(quote.state) ? standingOf(approval, working?.hash) : standingAfterEnd(approval),
  };
}

/** What an offer is held against, and what it comes to; nothing is judged where there is none. */
export async function judgementOf(
  db: Db,
  quote: LoadedQuote,
  worked: Pick<WorkingRow, 'offer' | 'priceVersionId'> | undefined,
  now: Date,
): Promise<Pick<OfferJudgement, 'bands' | 'belowStop' | 'fault' | 'priceList' | 'reasons'>> {
  const today = todayIn(quote.timeZone, now);
  const pricing = await pricingOfQuote(db, quote, worked?.priceVersionId ?? undefined);
  const bands = pricing?.list ?? USUAL_BANDS;
  const terms = pricing?.terms ?? (await findTerms(db, quote.organisationId));
  const agreed = { payment: terms?.payment ?? null, incoterm: terms?.incoterm ?? null };
  const judged = worked && judgedOffer(worked.offer, { currency: quote.currency, agreed, today });
  return {
    ...{ bands, priceList: pricing?.version },
    belowStop: judged && lineBelowStop(judged, bands),
    fault: faultOf(quote.lines, worked?.offer, { judged, bands, today }),
    reasons: judged === undefined ? [] : approvalReasons(judged, bands),
  };
}

/** Of a working offer what is still asked for; where that is less than was worked on, it is another offer than anybody has approved. */
function askedFor({ lines }: LoadedQuote, found: WorkingRow): WorkingRow {
  const offer = offerFor(lines, found.offer);
  return offer.lines.length === found.offer.lines.length ? found : { ...found, offer, hash: hashOf(offeredIn(offer)) };
}

/** Whether an offer can be sent in a state, or will be. */
function isOfferable(state: LoadedQuote['state']): boolean {
  return stepOf(state, 'offer') !== undefined;
}

/** Whether somebody would approve what they made or asked for themselves. */
export function isOwnWork(
  { approval, working }: Pick<OfferJudgement, 'approval' | 'working'>,
  { id }: Pick<Actor, 'id'>,
): boolean {
  return approval?.requestedBy === id || working?.workedBy === id;
}

/** Refuses what nobody may send, whoever approves. */
export function refuseFault(fault: OfferFault | undefined): void {
  if (fault === undefined) return;
  const { code, ...params } = fault;
  throw new Failure(code, params);
}
