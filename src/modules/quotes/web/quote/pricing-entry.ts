import { type BasisPoints, type Currency, decimalOf, money, parsePercent, WHOLE } from '#kernel/money.ts';
import type { OpenQuoteDto, PricedLine } from '#modules/quotes/contract.ts';
import { isDay, typedDay } from '#web/language/day.ts';
import { minorOf } from './line-wishes.ts';
import type { Pricing } from './quote-calls.ts';

export type ProviderQuote = Extract<OpenQuoteDto, { view: 'provider' }>;
type WorkingLine = NonNullable<ProviderQuote['working']>['lines'][number];

export const PRICED_AS = [
  'computed',
  'discount',
  'price',
  'not-offered',
] as const satisfies readonly PricedLine['as'][];

/** What is typed of the price of a line: how it comes about, and the percentage, amount or reason. */
export interface TypedPrice {
  readonly as: PricedLine['as'];
  readonly value: string;
  /** Beside a price: in how many days; empty: as the list says. */
  readonly days?: string;
}

/** What is typed of the terms of an offer. */
export interface TypedTerms {
  readonly payment: string;
  readonly incoterm: string;
  readonly place: string;
  readonly validUntil: string;
}

/** How a line was priced, as it would be typed; one that was not yet is priced by the list. */
export function typedPriceOf(line: WorkingLine | undefined, currency: string): TypedPrice {
  if (line === undefined) return { as: 'computed', value: '' };
  const { manual, notOfferedReason, source, unit } = line;
  if (notOfferedReason !== null) return { as: 'not-offered', value: notOfferedReason };
  if (manual !== null) return typedDiscount(manual);
  if (source !== 'manual' || unit === null) return { as: 'computed', value: '' };
  const days = line.leadDays === null ? '' : String(line.leadDays);
  return { as: 'price', value: decimalOf(money(unit, currency as Currency)), days };
}

/** What was typed of the price of a line as it is sent; undefined where it means nothing. */
export function pricedLineOf(
  lineNo: number,
  { as, value, days = '' }: TypedPrice,
  currency: string,
): PricedLine | undefined {
  if (as === 'computed') return { lineNo, as };
  if (as === 'not-offered') return value.trim() === '' ? undefined : { lineNo, as, reason: value.trim() };
  if (as === 'price') {
    const unit = minorOf(value, currency);
    const isDays = /^\d{0,3}$/.test(days.trim());
    if (unit === undefined || unit < 1 || !isDays) return undefined;
    return { lineNo, as, unit, ...(days.trim() !== '' && { leadDays: Number(days) }) };
  }
  const basisPoints = percentOf(value);
  return basisPoints === undefined ? undefined : { lineNo, as, basisPoints };
}

/** A typed percentage below 100, with a comma or a point before the decimals; undefined where it is none. */
export function percentOf(typed: string): BasisPoints | undefined {
  const basisPoints = parsePercent(typed.trim().replace(',', '.'));
  const isAllowed = basisPoints !== undefined && basisPoints >= -WHOLE && basisPoints < WHOLE;
  return isAllowed ? basisPoints : undefined;
}

/** So much off the list, as it would be typed. */
export function typedDiscount(basisPoints: BasisPoints): TypedPrice {
  return { as: 'discount', value: String(basisPoints / 100) };
}

/** The terms that stand, as they would be typed. */
export function typedTermsOf({ terms, working }: Pick<ProviderQuote, 'terms' | 'working'>): TypedTerms {
  const { incoterm, payment, place } = working?.terms ?? terms;
  return {
    payment: payment ?? '',
    incoterm: incoterm ?? '',
    place: place ?? '',
    validUntil: working?.validUntil ?? '',
  };
}

/** Whether a typed day means none. */
export function isWrongDay(typed: string): boolean {
  const day = typedDay(typed);
  return day !== '' && !isDay(day);
}

/** What of the terms was typed otherwise than it stood. */
export function changedTerms(stood: TypedTerms, typed: TypedTerms): Omit<Pricing, 'lines'> {
  const names = ['payment', 'incoterm', 'place'] as const;
  const changed = names.filter((name) => typed[name].trim() !== stood[name]);
  const day = typedDay(typed.validUntil);
  return {
    ...Object.fromEntries(changed.map((name) => [name, typed[name].trim() || null])),
    ...(day !== '' && day !== stood.validUntil && { validUntil: day }),
  };
}
