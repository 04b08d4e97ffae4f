import { lessBy, type Money } from '#kernel/money.ts';
import type { AgreedPrice } from './agreement.ts';
import type { KnownPrice, Price, PriceStep } from './price.ts';
import type { RowName } from './price-list.ts';

/** Why there is no price: what is configured is quoted one by one, nothing was agreed, no list is in force, or it lacks rows. */
export type OnRequestReason = 'quoted-singly' | 'no-terms' | 'no-list' | 'missing-rows';

/** What a person is told of the price of what stands configured. */
export type ToldPrice =
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'on-request'; readonly reason: OnRequestReason; readonly missing: readonly RowName[] }
  | ToldAmount;

/** A price that is known. */
export interface ToldAmount {
  readonly kind: 'amount';
  /** Whether it is the least there is. */
  readonly isFrom: boolean;
  readonly unit: Money;
  readonly total: Money;
  readonly quantity: number;
  readonly leadDays: number;
  /** Invented prices, which say so wherever they stand. */
  readonly isDemo: boolean;
  /** How it comes about; null for who is not shown that. */
  readonly breakdown: ToldBreakdown | null;
}

/** How a unit price comes about, so that whoever adds it up gets the unit price. */
export interface ToldBreakdown {
  /** The components that cost something, in their order. */
  readonly items: readonly { readonly component: string; readonly key: string; readonly amount: Money }[];
  readonly listUnit: Money;
  readonly group: PriceStep;
  readonly quantity: PriceStep;
  /** A price agreed with the customer in place of them; null where none is. */
  readonly agreement: Pick<AgreedPrice, 'rate' | 'amount'> | null;
  /** What rounding to the step of the list adds or takes. */
  readonly rounding: Money;
}

/** A price as it is told, with how it comes about. */
export function toldOf(price: Price, { quantity, isDemo }: Pick<ToldAmount, 'quantity' | 'isDemo'>): ToldPrice {
  if (price.status === 'on-request') return { kind: 'on-request', reason: 'missing-rows', missing: price.missing };
  const { items, listUnit, group, unit, total, leadDays, agreement = null } = price;
  return {
    kind: 'amount',
    isFrom: price.status === 'from',
    ...{ unit, total, quantity, leadDays, isDemo },
    breakdown: {
      items: items.filter(({ amount }) => amount.minor > 0),
      ...{ listUnit, group, quantity: price.quantity, agreement, rounding: roundingOf(price) },
    },
  };
}

/** What rounding to the step of the list adds to what the steps leave, or takes from it: with it they make the unit price. */
export function roundingOf({ listUnit, group, quantity, manual, agreement, unit }: KnownPrice): Money {
  const steps = [group, quantity, manual, ...(agreement ? [agreement] : [])];
  const exact = steps.reduce((left, { amount }) => lessBy(left, amount), listUnit);
  return lessBy(unit, exact);
}
