import { isPlaceInOrder } from '#modules/prices/domain/customer-terms.ts';
import type { CustomerPricing } from '#modules/prices/server/public.ts';
import type { PricedLine, Pricing } from '#modules/quotes/contract.ts';
import type { Charge } from '#modules/quotes/domain/charges.ts';
import type { QuoteEventData, WorkingLine, WorkingOffer } from '#modules/quotes/domain/quote-body.ts';
import { addDays, todayIn } from '#modules/quotes/domain/validity.ts';
import { linesToOffer } from '#modules/quotes/domain/working-offer.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { choosePriceList, type PricedBy } from './chosen-price-list.ts';
import { pricingOfQuote } from './pricing-of-quote.ts';
import type { LoadedQuote } from './quote-command.ts';
import { findWorking } from './thread-store.ts';
import { asSaid, workedLine } from './worked-line.ts';

/** How long an offer holds where the customer has no list, calendar days. */
const USUAL_DAYS = 30;

/** An offer as it was worked out, beside what stood before. */
export interface WorkedOffer {
  readonly before: WorkingRow | undefined;
  readonly offer: WorkingOffer;
  /** The version of the list it is priced by; null where the customer has none. */
  readonly priceVersionId: string | null;
  /** What the history tells of it to the provider's side. */
  readonly told: QuoteEventData;
}

/**
 * The offer of a quote worked out anew, nothing of it written: the lines named as they are said, the others as before, or by the list
 * that was in force when its pricing began, or the older one that was chosen since.
 */
export async function workedOffer(
  portal: Portal,
  db: Db,
  quote: LoadedQuote,
  asked: Pricing,
  now: Date,
): Promise<WorkedOffer> {
  const before = await findWorking(db, quote.id);
  const isBegun = before !== undefined && before.hash !== '';
  const held = heldList(quote, before);
  const { reason, told, versionId } = await choosePriceList(db, quote, { asked: asked.priceList, held });
  const pricing = await pricingOfQuote(db, quote, versionId);
  const lines = await workedLines(portal, db, quote, asked, { kept: before?.offer.lines ?? [], pricing, now });
  const today = todayIn(quote.timeZone, now);
  const usual = addDays(today, pricing?.list.validDays ?? USUAL_DAYS);
  const offer: WorkingOffer = {
    terms: termsOf(quote, before?.offer, asked),
    validUntil: asked.validUntil ?? (isBegun ? before.offer.validUntil : usual),
    isDemo: pricing?.list.isDemo ?? false,
    ...(reason !== undefined && { listReason: reason }),
    lines,
    charges: chargesOf(before?.offer, asked),
  };
  if (!isPlaceInOrder(offer.terms)) throw new Failure('customer-terms.place');
  return { before, offer, priceVersionId: pricing?.version.id ?? null, told };
}

interface LinesBefore {
  /** As the lines were worked out before. */
  readonly kept: readonly WorkingLine[];
  readonly pricing: CustomerPricing | undefined;
  readonly now: Date;
}

/** Every line to be offered: as it is said, else as it was said before, else by the list. */
async function workedLines(
  portal: Portal,
  db: Db,
  quote: LoadedQuote,
  asked: Pricing,
  { kept, pricing, now }: LinesBefore,
): Promise<readonly WorkingLine[]> {
  const wanted = linesToOffer(quote.lines);
  const unknown = asked.lines.find(({ lineNo }) => !wanted.some((line) => line.lineNo === lineNo));
  if (unknown !== undefined) throw new Failure('quote.line-unknown', { line: unknown.lineNo });
  const before = new Map([...kept.map(asSaid), ...asked.lines].map((entry) => [entry.lineNo, entry]));
  const lines: WorkingLine[] = [];
  for (const line of wanted) {
    const entry: PricedLine = before.get(line.lineNo) ?? { lineNo: line.lineNo, as: 'computed' };
    const worked = await workedLine(portal, db, line, { entry, pricing, now });
    if (asked.lines.includes(entry)) refuseDiscountOfNothing(entry, worked);
    lines.push(worked);
  }
  return lines;
}

/** A discount is taken from a price of the list: where that has none, a price given by hand would be lost without a word. */
function refuseDiscountOfNothing({ as, lineNo }: PricedLine, { computed, manual }: WorkingLine): void {
  if (as === 'discount' && manual !== null && computed === null)
    throw new Failure('quote.discount-on-request', { line: lineNo });
}

/**
 * By which version a pricing goes on: the one it began with. An answer to an offer that stands, or was countered, is the same
 * negotiation: what nobody spoke of keeps its price, whatever list is in force since.
 */
function heldList({ state }: LoadedQuote, before: WorkingRow | undefined): PricedBy {
  const isNegotiated = state === 'priced' || state === 'countered';
  if (before === undefined || (before.hash === '' && !isNegotiated)) return {};
  return { versionId: before.priceVersionId ?? undefined, reason: before.offer.listReason };
}

type WorkingRow = NonNullable<Awaited<ReturnType<typeof findWorking>>>;

function chargesOf(before: WorkingOffer | undefined, asked: Pricing): readonly Charge[] {
  return asked.charges ?? before?.charges ?? [];
}

function termsOf(quote: LoadedQuote, before: WorkingOffer | undefined, asked: Pricing): WorkingOffer['terms'] {
  const terms = before?.terms ?? quote.terms;
  const { payment = terms.payment, incoterm = terms.incoterm, place = terms.place } = asked;
  return { ...terms, payment, incoterm, place };
}
