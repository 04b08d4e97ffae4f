import {
  type BasisPoints,
  type Currency,
  compareMoney,
  lessBy,
  type Money,
  money,
  roundedTo,
  shareOf,
} from '#kernel/money.ts';
import { MOTORS } from '#lines/price-components.ts';
import type { PriceFacts } from '#product/prices.ts';
import { KEY_SIGN, type Tariff } from './price-list.ts';

/** What an agreement is about: a family of products, or one product in every detail that a list knows of. */
export const AGREED_FOR = ['family', 'product'] as const;
/** What is agreed: a price of one piece, or a discount from the list price. */
export const AGREEMENT_KINDS = ['net', 'discount'] as const;

/** A price agreed with a customer beside its group (commerce §2, §3). */
export interface Agreement {
  readonly selector: (typeof AGREED_FOR)[number];
  /** Codes of a family from the left, `JRT|R|67`; or what names a product, of `productKeyOf`. */
  readonly key: string;
  readonly kind: (typeof AGREEMENT_KINDS)[number];
  /** Minor units of one piece, or basis points of the list price. */
  readonly value: number;
  /** What a net price is in: of a list in another currency it says nothing. */
  readonly currency: Currency;
  /** From how many pieces of one line on. */
  readonly minQuantity: number;
  /** The days it holds from and to, both among them; none: until it is ended. */
  readonly validFrom: string;
  readonly validTo: string | null;
}

/** An agreement applied: what it makes of a list price. */
export interface AgreedPrice {
  /** Of a discount; null of a net price. */
  readonly rate: BasisPoints | null;
  /** What it takes off the list price; less than nothing where a net price is above it. */
  readonly amount: Money;
  /** What is left, to be paid for one piece. */
  readonly unit: Money;
}

/** The codes by which a product's family is told, the widest first; a motor alone is told by its line and its motor. */
export function familyOf({ parts }: PriceFacts): readonly string[] {
  const unit = parts.find(({ component }) => component === 'unit');
  const motor = parts.find(({ component }) => component === 'motor');
  return unit?.codes ?? [MOTORS, ...(motor?.codes ?? [])];
}

/** What names a product to agreements: everything a list could know of it, in one order, whichever way it was configured. */
export function productKeyOf({ parts, others, hasWishes }: PriceFacts): string {
  const named = parts.map(({ component, codes, frame }) => [
    component,
    ...codes,
    ...(frame === undefined ? [] : [frame]),
  ]);
  const told = [...named, ...Object.entries(others)].map((entry) => entry.join(KEY_SIGN));
  return [...told.toSorted(), ...(hasWishes ? [WISHES] : [])].join('\n');
}

const WISHES = 'wishes';

/** Those of the agreements that hold on a day of the provider's calendar. */
export function holdingOn<Held extends Pick<Agreement, 'validFrom' | 'validTo'>>(
  agreements: readonly Held[],
  day: string,
): readonly Held[] {
  return agreements.filter(({ validFrom, validTo }) => validFrom <= day && (validTo === null || day <= validTo));
}

/** The lowest price that was agreed for so many pieces of a product; undefined where none was. */
export function agreedPrice(
  facts: PriceFacts,
  agreements: readonly Agreement[],
  {
    listUnit,
    list,
    quantity,
  }: { readonly listUnit: Money; readonly list: Pick<Tariff, 'currency' | 'step'>; readonly quantity: number },
): AgreedPrice | undefined {
  if (agreements.length === 0) return undefined;
  const family = familyOf(facts).join(KEY_SIGN) + KEY_SIGN;
  const product = productKeyOf(facts);
  const isMeant = ({ selector, key }: Agreement) =>
    selector === 'product' ? key === product : family.startsWith(key + KEY_SIGN);
  return agreements
    .filter(
      (agreement) => agreement.minQuantity <= quantity && agreement.currency === list.currency && isMeant(agreement),
    )
    .map((agreement) => appliedTo(listUnit, agreement, list.step))
    .toSorted((one, other) => compareMoney(one.unit, other.unit))[0];
}

/** A net price stands as it was agreed; what a discount leaves is rounded to the step of the list, at least one step. */
function appliedTo(listUnit: Money, { kind, value, currency }: Agreement, step: Money): AgreedPrice {
  if (kind === 'net') {
    const unit = money(value, currency);
    return { rate: null, amount: lessBy(listUnit, unit), unit };
  }
  const amount = shareOf(listUnit, value);
  const left = roundedTo(lessBy(listUnit, amount), step);
  return { rate: value, amount, unit: compareMoney(left, step) < 0 ? step : left };
}
