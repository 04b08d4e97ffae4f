import type { Actor } from '#kernel/actor.ts';
import type { Locale } from '#kernel/locale.ts';
import type { BasisPoints } from '#kernel/money.ts';
import { releasesOf } from '#modules/catalogue/server/public.ts';
import { type KnownPrice, price } from '#modules/prices/domain/price.ts';
import { type CustomerPricing, priceFactsOfForm, pricingFor, termsAt } from '#modules/prices/server/public.ts';
import type { PricedLine, Pricing } from '#modules/quotes/contract.ts';
import type { WorkingLine, WorkingOffer } from '#modules/quotes/domain/quote-body.ts';
import { addDays, todayIn } from '#modules/quotes/domain/validity.ts';
import { linesToOffer, offeredIn } from '#modules/quotes/domain/working-offer.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { voidApprovals } from './approval-store.ts';
import { hashOf } from './hash.ts';
import type { LoadedQuote } from './quote-command.ts';
import { quoteWorkingOffers } from './quote-provider-tables.ts';
import type { QuoteLineRow } from './quote-store.ts';
import { findWorking } from './thread-store.ts';

/** How long an offer holds where the customer has no list, calendar days. */
const USUAL_DAYS = 30;

/**
 * Works out the offer of a quote anew: the lines named as they are said, the others as before, or by the list that was in force when its
 * pricing began. What was approved of another offer is void.
 */
export async function workOnOffer(
  portal: Portal,
  tx: Db,
  quote: LoadedQuote,
  asked: Pricing,
  { actor, locale, now }: { readonly actor: Pick<Actor, 'id'>; readonly locale: Locale; readonly now: Date },
): Promise<void> {
  const { id: quoteId, organisationId } = quote;
  const before = await findWorking(tx, quoteId);
  const isBegun = before !== undefined && before.hash !== '';
  const pricing = await pricingFor(tx, organisationId, {
    withCosts: true,
    begunWith: (isBegun && before.priceVersionId) || undefined,
  });
  const said = new Map(asked.lines.map((line) => [line.lineNo, line]));
  const wanted = linesToOffer(quote.lines);
  const unknown = asked.lines.find(({ lineNo }) => !wanted.some((line) => line.lineNo === lineNo));
  if (unknown !== undefined) throw new Failure('quote.line-unknown', { line: unknown.lineNo });
  const lines: WorkingLine[] = [];
  for (const line of wanted) {
    const kept = before?.offer.lines.find(({ lineNo }) => lineNo === line.lineNo);
    const entry = said.get(line.lineNo) ?? (kept && asSaid(kept));
    lines.push(await workedLine(portal, tx, line, { entry, pricing, locale, now }));
  }
  const today = todayIn(quote.timeZone, now);
  const usual = addDays(today, pricing?.list.validDays ?? USUAL_DAYS);
  const offer: WorkingOffer = {
    terms: termsOf(quote, before?.offer, asked),
    validUntil: asked.validUntil ?? (isBegun ? before.offer.validUntil : usual),
    isDemo: pricing?.list.isDemo ?? false,
    lines,
  };
  const hash = hashOf(offeredIn(offer));
  const workedBy = before?.hash === hash ? before.workedBy : actor.id;
  const written = { priceVersionId: pricing?.version.id ?? null, offer, hash, workedBy, updatedAt: now };
  await tx
    .insert(quoteWorkingOffers)
    .values({ quoteId, organisationId, ...written })
    .onConflictDoUpdate({ target: quoteWorkingOffers.quoteId, set: written });
  if (before !== undefined && before.hash !== hash) await voidApprovals(tx, quoteId, now);
}

/** Leaves a working offer as the beginning of the next: it has been sent, or what it answers has ended. */
export async function endWorkingOffer(tx: Db, quoteId: string): Promise<void> {
  const found = await findWorking(tx, quoteId);
  if (found === undefined) return;
  await tx
    .insert(quoteWorkingOffers)
    .values({ ...found, hash: '' })
    .onConflictDoUpdate({ target: quoteWorkingOffers.quoteId, set: { hash: '' } });
}

function termsOf(quote: LoadedQuote, before: WorkingOffer | undefined, asked: Pricing): WorkingOffer['terms'] {
  const terms = before?.terms ?? quote.terms;
  const { payment = terms.payment, incoterm = terms.incoterm, place = terms.place } = asked;
  return { ...terms, payment, incoterm, place };
}

/** What was said of a line, to be said again. */
function asSaid({ lineNo, manual, notOfferedReason, source, unit }: WorkingLine): PricedLine {
  if (notOfferedReason !== null) return { lineNo, as: 'not-offered', reason: notOfferedReason };
  if (manual !== null) return { lineNo, as: 'discount', basisPoints: manual };
  return source === 'manual' && unit !== null ? { lineNo, as: 'price', unit } : { lineNo, as: 'computed' };
}

interface Asked {
  readonly entry: PricedLine | undefined;
  readonly pricing: CustomerPricing | undefined;
  readonly locale: Locale;
  readonly now: Date;
}

async function workedLine(
  portal: Portal,
  tx: Db,
  { form, lineNo, quantity }: QuoteLineRow,
  { entry = { lineNo, as: 'computed' }, locale, now, pricing }: Asked,
): Promise<WorkingLine> {
  const manual = entry.as === 'discount' ? entry.basisPoints : 0;
  const listed = pricing && (await priceFactsOfForm(tx, releasesOf(portal), form, locale));
  const priced = (bp: number) => {
    if (pricing === undefined || listed === undefined) return undefined;
    const found = price(listed, pricing.list, termsAt(pricing, now), quantity, bp);
    return found.status === 'on-request' ? undefined : found;
  };
  const computed = priced(0);
  const byHand = entry.as === 'price' ? entry.unit : undefined;
  const offered = manual === 0 ? computed : priced(manual);
  const isFrom = offered?.status === 'from';
  const unit = byHand ?? (isFrom && manual === 0 ? null : (offered?.unit.minor ?? null));
  return {
    ...{ lineNo, quantity, unit },
    source: byHand !== undefined ? 'manual' : sourceOf(offered, manual),
    manual: manual === 0 ? null : manual,
    computed: computed?.unit.minor ?? null,
    ...(isFrom && { isFrom }),
    leadDays: computed?.leadDays ?? null,
    notOfferedReason: entry.as === 'not-offered' ? entry.reason : null,
    cost: computed?.cost?.unit.minor ?? null,
  };
}

/** An agreement is no price by hand, also where a discount by hand would leave more than it. */
function sourceOf(offered: KnownPrice | undefined, manual: BasisPoints): WorkingLine['source'] {
  if (offered?.agreement !== undefined) return 'agreement';
  return manual === 0 ? 'computed' : 'manual';
}
