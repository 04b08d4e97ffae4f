import { isRecord } from '#kernel/is-record.ts';
import { CURRENCIES, type Currency, type Money, money } from '#kernel/money.ts';

/** What somebody was told that the product of a draft costs, as it is kept beside the draft in their browser. */
export interface KeptPrice {
  /** All that a price follows from, as text: of another product nothing is said. */
  readonly product: string;
  readonly quantity: number;
  /** The customer it was told for; empty for the person's own organisation. */
  readonly customer: string;
  /** Minor units of one piece. */
  readonly unit: number;
  readonly currency: Currency;
  /** The moment it was told, ISO 8601. */
  readonly at: string;
}

/** What is told of the same product now, without when. */
export type PriceNow = Omit<KeptPrice, 'at'>;

/** A price as it was kept, whoever wrote it; undefined where it is none. */
export function readKept(value: unknown): KeptPrice | undefined {
  if (!isRecord(value)) return undefined;
  const { at, currency, customer, product, quantity, unit } = value;
  if (typeof product !== 'string' || typeof customer !== 'string') return undefined;
  if (typeof at !== 'string' || Number.isNaN(Date.parse(at))) return undefined;
  if (!isWhole(unit) || !isWhole(quantity) || !isCurrency(currency)) return undefined;
  return { at, currency, customer, product, quantity, unit };
}

/** What the product cost when it was told last, where that is another price than now: by another list, other terms or an agreement. */
export function recomputedFrom(kept: KeptPrice | undefined, now: PriceNow): { unit: Money; at: string } | undefined {
  if (kept === undefined || !isSameProduct(kept, now)) return undefined;
  if (kept.unit === now.unit && kept.currency === now.currency) return undefined;
  return { unit: money(kept.unit, kept.currency), at: kept.at };
}

function isSameProduct(one: PriceNow, other: PriceNow): boolean {
  return one.product === other.product && one.quantity === other.quantity && one.customer === other.customer;
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}

function isCurrency(value: unknown): value is Currency {
  return typeof value === 'string' && Object.hasOwn(CURRENCIES, value);
}
