import { decimalOf, type Money } from '#kernel/money.ts';
import { releasesOf } from '#modules/catalogue/server/public.ts';
import { type KnownPrice, price } from '#modules/prices/domain/price.ts';
import { type CustomerPricing, priceFactsOfKept, termsAt } from '#modules/prices/server/public.ts';
import type { PricedLine } from '#modules/quotes/contract.ts';
import type { WorkingLine } from '#modules/quotes/domain/quote-body.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import type { QuoteLineRow } from './quote-store.ts';

/** By what a line is priced: what is said of it, what was agreed with the customer, and when. */
export interface LinePricing {
  readonly entry: PricedLine;
  readonly pricing: CustomerPricing | undefined;
  readonly now: Date;
}

/** What was said of a line, to be said again. */
export function asSaid({ leadDays, lineNo, manual, notOfferedReason, source, unit }: WorkingLine): PricedLine {
  if (notOfferedReason !== null) return { lineNo, as: 'not-offered', reason: notOfferedReason };
  if (manual !== null) return { lineNo, as: 'discount', basisPoints: manual };
  if (source !== 'manual' || unit === null) return { lineNo, as: 'computed' };
  return { lineNo, as: 'price', unit, ...(leadDays !== null && { leadDays }) };
}

/** A line of an offer: what the list says of so many pieces of it, and what is offered of that, by hand or as it is. */
export async function workedLine(
  portal: Portal,
  tx: Db,
  { form, lineNo, quantity }: QuoteLineRow,
  { entry, now, pricing }: LinePricing,
): Promise<WorkingLine> {
  if (entry.as === 'price') refuseOffStep(entry.unit, pricing?.list.step);
  const priced = pricing && (await pricesOf(portal, tx, form, { pricing, quantity, now }));
  const computed = priced?.(0);
  return {
    ...{ lineNo, quantity },
    ...saidIn(entry, computed, priced),
    computed: computed?.unit.minor ?? null,
    ...(computed?.status === 'from' && { isFrom: true }),
    leadDays: (entry.as === 'price' ? entry.leadDays : undefined) ?? computed?.leadDays ?? null,
    notOfferedReason: entry.as === 'not-offered' ? entry.reason : null,
    cost: computed?.cost?.unit.minor ?? null,
  };
}

/** With which discount by hand a product costs what; undefined where it is on request. */
type PriceAt = (discount: number) => KnownPrice | undefined;

async function pricesOf(
  portal: Portal,
  tx: Db,
  form: QuoteLineRow['form'],
  { now, pricing, quantity }: { readonly now: Date; readonly pricing: CustomerPricing; readonly quantity: number },
): Promise<PriceAt | undefined> {
  const facts = await priceFactsOfKept(tx, releasesOf(portal), form);
  if (facts === undefined) return undefined;
  return (discount) => {
    const found = price(facts, pricing.list, termsAt(pricing, now), quantity, discount);
    return found.status === 'on-request' ? undefined : found;
  };
}

/** The price of one piece and where it comes from; a least price is offered by nobody before somebody has said one. */
function saidIn(
  entry: PricedLine,
  computed: KnownPrice | undefined,
  priced: PriceAt | undefined,
): Pick<WorkingLine, 'unit' | 'source' | 'manual'> {
  if (entry.as === 'price') return { unit: entry.unit, source: 'manual', manual: null };
  const manual = entry.as === 'discount' && entry.basisPoints !== 0 ? entry.basisPoints : null;
  const offered = manual === null ? computed : priced?.(manual);
  const unit = offered?.status === 'from' && manual === null ? null : (offered?.unit.minor ?? null);
  // An agreement is no price by hand, also where a discount by hand would leave more than it.
  if (offered?.agreement !== undefined) return { unit, source: 'agreement', manual };
  return { unit, source: manual === null ? 'computed' : 'manual', manual };
}

/** A price by hand is in the steps of the list as well (commerce §1). */
function refuseOffStep(unit: number, step: Money | undefined): void {
  if (step === undefined || unit % step.minor === 0) return;
  throw new Failure('quote.price-step', { step: decimalOf(step) });
}
