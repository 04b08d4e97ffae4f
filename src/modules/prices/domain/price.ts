import {
  type BasisPoints,
  basisPointsOf,
  compareMoney,
  lessBy,
  type Money,
  noMoney,
  roundedTo,
  shareOf,
  sumOf,
  times,
} from '#kernel/money.ts';
import type { PriceFacts } from '#product/prices.ts';
import { type AgreedPrice, type Agreement, agreedPrice } from './agreement.ts';
import { breakAt, type RowName, type Tariff } from './price-list.ts';
import { type PricedItem, pricedItems } from './priced-items.ts';

/** What was agreed with a customer. */
export interface CustomerPriceTerms {
  /** The code of the customer's group of discounts. */
  readonly group: string;
  /** Prices agreed beside it, those that hold on the day. */
  readonly agreements?: readonly Agreement[];
}

/** A discount on the way from list price to price: what is taken off, and at which rate. */
export interface PriceStep {
  readonly rate: BasisPoints;
  readonly amount: Money;
}

/** What a product costs, each piece and all. */
export interface KnownPrice {
  /** With special wishes a price is the least there is. */
  readonly status: 'final' | 'from';
  readonly items: readonly PricedItem[];
  /** The sum of the components. */
  readonly listUnit: Money;
  readonly group: PriceStep;
  readonly quantity: PriceStep;
  readonly manual: PriceStep;
  /** The agreement that stands in place of those discounts, where it is lower: they take nothing off then. */
  readonly agreement?: AgreedPrice;
  /** What the steps leave, rounded to the step of the list. */
  readonly unit: Money;
  readonly total: Money;
  readonly leadDays: number;
  /** Of one piece; left out where the list is without costs. */
  readonly cost?: PriceCost;
}

export interface PriceCost {
  readonly unit: Money;
  /** What is left of the unit price, as a share of it. */
  readonly margin: BasisPoints;
}

/** A product some row of which the list does not have: nobody says what the rest of it costs. */
export interface PriceOnRequest {
  readonly status: 'on-request';
  readonly missing: readonly RowName[];
}

export type Price = KnownPrice | PriceOnRequest;

/** The component under which a group is told that the list does not know. */
const GROUP = 'group';

/**
 * What a product costs by a price list (commerce §3). The list price is the sum of the components, each share of them rounded to
 * the minor unit; then group, quantity and manual discount come off one after the other, and what is left is rounded to the step of
 * the list, at least one step. A price agreed with the customer stands in place of these discounts where it is lower, and nothing comes off it. A missing row means that the price is on request, never that something is free.
 * @throws RangeError for a quantity that is no whole number from 1 on
 */
export function price(
  facts: PriceFacts,
  list: Tariff,
  { group, agreements = [] }: CustomerPriceTerms,
  quantity: number,
  manual: BasisPoints = 0,
): Price {
  if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError(`${quantity} is no quantity`);
  const { items, missing } = pricedItems(facts, list);
  const discount = Object.hasOwn(list.groups, group) ? list.groups[group] : undefined;
  if (missing.length > 0 || discount === undefined) {
    const unknown = discount === undefined ? [{ component: GROUP, key: group }] : [];
    return { status: 'on-request', missing: [...missing, ...unknown] };
  }
  const listUnit = sumOf(
    list.currency,
    items.map(({ amount }) => amount),
  );
  const steps = stepsFrom(listUnit, [discount, breakAt(list.quantityBreaks, quantity), manual]);
  const listed = atLeast(roundedTo(steps.left, list.step), list.step);
  const agreement = lowerOf(agreedPrice(facts, agreements, { listUnit, list, quantity }), listed);
  const unit = agreement?.unit ?? listed;
  const taken = agreement === undefined ? steps : untaken(list);
  const cost = costOf(items, unit);
  return {
    status: facts.hasWishes ? 'from' : 'final',
    items,
    listUnit,
    ...{ group: taken.group, quantity: taken.quantity, manual: taken.manual },
    ...(agreement && { agreement }),
    unit,
    total: times(unit, quantity),
    leadDays: leadDaysOf(items, list, quantity),
    ...(cost && { cost }),
  };
}

/** The discounts, each of what the one before leaves. */
function stepsFrom(listUnit: Money, [group, quantity, manual]: readonly [BasisPoints, BasisPoints, BasisPoints]) {
  const first = stepOf(listUnit, group);
  const second = stepOf(first.left, quantity);
  const third = stepOf(second.left, manual);
  return { group: first.step, quantity: second.step, manual: third.step, left: third.left };
}

/** The agreement, where it asks for less than the discounts leave. */
function lowerOf(agreed: AgreedPrice | undefined, listed: Money): AgreedPrice | undefined {
  return agreed !== undefined && compareMoney(agreed.unit, listed) < 0 ? agreed : undefined;
}

/** The discounts where an agreement stands in their place. */
function untaken({ currency }: Tariff): Pick<KnownPrice, 'group' | 'quantity' | 'manual'> {
  const none = { rate: 0, amount: noMoney(currency) };
  return { group: none, quantity: none, manual: none };
}

function stepOf(before: Money, rate: BasisPoints): { readonly step: PriceStep; readonly left: Money } {
  const amount = shareOf(before, rate);
  return { step: { rate, amount }, left: lessBy(before, amount) };
}

function atLeast(amount: Money, least: Money): Money {
  return compareMoney(amount, least) < 0 ? least : amount;
}

/** The base of the list, the longest of the components, and what the quantity adds. */
function leadDaysOf(items: readonly PricedItem[], list: Tariff, quantity: number): number {
  const longest = Math.max(0, ...items.map(({ leadDays }) => leadDays));
  return list.baseLeadDays + longest + breakAt(list.leadBreaks, quantity);
}

/** Known only where every row has its cost. */
function costOf(items: readonly PricedItem[], unit: Money): PriceCost | undefined {
  const costs = items.flatMap(({ cost }) => cost ?? []);
  if (costs.length < items.length) return undefined;
  const cost = sumOf(unit.currency, costs);
  return { unit: cost, margin: basisPointsOf(lessBy(unit, cost), unit) };
}
