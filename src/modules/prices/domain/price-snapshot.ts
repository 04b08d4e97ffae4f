import type { Currency } from '#kernel/money.ts';
import type { Price } from './price.ts';
import type { PriceList, RowName } from './price-list.ts';

/** What a product was told to cost on a day: kept beside it, whatever becomes of the list (commerce §3 "Effect"). Minor units. */
export interface PriceSnapshot {
  /** The code of the list and which version of it. */
  readonly list: string;
  readonly version: number;
  readonly currency: Currency;
  /** Set for invented prices: whatever shows one says so. */
  readonly isDemo: boolean;
  /** The moment it was worked out, ISO 8601. */
  readonly at: string;
  /** For how many pieces. */
  readonly quantity: number;
  readonly price:
    | {
        readonly status: 'final' | 'from';
        readonly unit: number;
        readonly total: number;
        readonly leadDays: number;
      }
    | { readonly status: 'on-request'; readonly missing: readonly RowName[] };
}

interface Worked {
  readonly code: string;
  readonly no: number;
  readonly list: Pick<PriceList, 'currency' | 'isDemo'>;
  readonly quantity: number;
  readonly at: Date;
}

/** A price as it is kept: neither how it comes about nor what it costs the provider. */
export function snapshotOf(price: Price, { code, no, list, quantity, at }: Worked): PriceSnapshot {
  const { currency, isDemo } = list;
  return { list: code, version: no, currency, isDemo, at: at.toISOString(), quantity, price: keptOf(price) };
}

/** Whether two say the same price for the same pieces, whatever list and day it is of. */
export function saysSame(one: PriceSnapshot, other: PriceSnapshot): boolean {
  if (one.currency !== other.currency || one.quantity !== other.quantity) return false;
  if (one.price.status === 'on-request' || other.price.status === 'on-request')
    return one.price.status === other.price.status;
  const { status, unit, total, leadDays } = one.price;
  const { price } = other;
  return status === price.status && unit === price.unit && total === price.total && leadDays === price.leadDays;
}

function keptOf(price: Price): PriceSnapshot['price'] {
  if (price.status === 'on-request') return { status: 'on-request', missing: price.missing };
  const { status, unit, total, leadDays } = price;
  return { status, unit: unit.minor, total: total.minor, leadDays };
}
