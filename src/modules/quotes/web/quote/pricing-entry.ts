import { type Currency, decimalOf, money, parsePercent } from '#kernel/money.ts';
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
  if (manual !== null) return { as: 'discount', value: String(manual / 100) };
  if (source !== 'manual' || unit === null) return { as: 'computed', value: '' };
  return { as: 'price', value: decimalOf(money(unit, currency as Currency)) };
}

/** What was typed of the price of a line as it is sent; undefined where it means nothing. */
export function pricedLineOf(lineNo: number, { as, value }: TypedPrice, currency: string): PricedLine | undefined {
  if (as === 'computed') return { lineNo, as };
  if (as === 'not-offered') return value.trim() === '' ? undefined : { lineNo, as, reason: value.trim() };
  if (as === 'price') {
    const unit = minorOf(value, currency);
    return unit === undefined || unit < 1 ? undefined : { lineNo, as, unit };
  }
  const basisPoints = parsePercent(value.trim().replace(',', '.'));
  const isAllowed = basisPoints !== undefined && basisPoints >= -10_000 && basisPoints < 10_000;
  return isAllowed ? { lineNo, as, basisPoints } : undefined;
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
