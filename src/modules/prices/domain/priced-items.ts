import { type Money, money, noMoney, shareOf, sumOf } from '#kernel/money.ts';
import { PRICE_COMPONENTS } from '#lines/price-components.ts';
import type { PriceBasis, PricedPart, PriceFacts } from '#product/prices.ts';
import { nameOf, type PriceRow, type RowName, rowOf, type Tariff } from './price-list.ts';

/** A component of a price, as it is told. */
export interface PricedItem {
  readonly component: string;
  readonly key: string;
  readonly basis: PriceBasis;
  readonly amount: Money;
  readonly leadDays: number;
  /** Left out where the list is without costs. */
  readonly cost?: Money;
}

export interface PricedItems {
  readonly items: readonly PricedItem[];
  /** The rows the list does not have. */
  readonly missing: readonly RowName[];
}

interface Found {
  readonly part: PricedPart;
  readonly row: PriceRow;
}

/** The component each basis is a share of, besides the amounts that are fixed. */
const SHARED: Readonly<Record<Exclude<PriceBasis, 'fixed'>, readonly string[]>> = {
  pct_motor: ['motor'],
  pct_unit: ['unit'],
  pct_drive: ['unit', 'motor'],
};

const ORDER = new Map(PRICE_COMPONENTS.map(({ id }, place) => [id, place]));

/** What every part of a product costs, in the order of the components, or which rows are missing. */
export function pricedItems(facts: PriceFacts, list: Tariff): PricedItems {
  const found = facts.parts.map((part) => ({ part, row: rowOf(list, part) }));
  const known = found.flatMap(({ part, row }) => (row === undefined ? [] : [{ part, row }]));
  const priceless = found.filter(({ row }) => row === undefined).map(({ part }) => nameOf(part));
  const untold = Object.entries(facts.others)
    .filter(([field]) => !list.free.includes(field))
    .map(([component, key]) => ({ component, key }));
  const missing = [...priceless, ...untold, ...missingBases(known, facts)];
  if (missing.length > 0) return { items: [], missing };
  const inOrder = known.toSorted((one, other) => placeOf(one) - placeOf(other));
  return { items: inOrder.map(({ part, row }) => itemOf(part, row, { known, list })), missing };
}

/** A share of what the product does not have is not nothing, and options alone are no product: the row they belong to is missing. */
function missingBases(known: readonly Found[], { parts }: PriceFacts): readonly RowName[] {
  const present = new Set(parts.map(({ component }) => component));
  const shares = known.flatMap(({ row: { basis } }) => (basis === 'fixed' ? [] : [SHARED[basis]]));
  const bases = [SHARED.pct_drive, ...shares];
  const lacking = bases.filter((base) => !base.some((component) => present.has(component)));
  return [...new Set(lacking.map(([component = '']) => component))].map((component) => ({ component, key: '' }));
}

function itemOf(
  part: PricedPart,
  { basis, list: figure, cost, leadDays }: PriceRow,
  { known, list }: { readonly known: readonly Found[]; readonly list: Tariff },
): PricedItem {
  const amountOf = (value: number) =>
    basis === 'fixed' ? money(value, list.currency) : shareOf(baseOf(basis, known, list), value);
  const { component, key } = nameOf(part);
  return {
    component,
    key,
    basis,
    amount: amountOf(figure),
    leadDays,
    // A share of the list price as well: the list states what of it is cost.
    ...(cost !== undefined && { cost: amountOf(cost) }),
  };
}

/** What a share is of: the list price of motor, gear unit or both; what there is none of adds nothing. */
function baseOf(basis: Exclude<PriceBasis, 'fixed'>, known: readonly Found[], { currency }: Tariff): Money {
  const rows = known.filter(({ part }) => SHARED[basis].includes(part.component));
  if (rows.length === 0) return noMoney(currency);
  return sumOf(
    currency,
    rows.map(({ row }) => money(row.list, currency)),
  );
}

function placeOf({ part }: Found): number {
  return ORDER.get(part.component) ?? ORDER.size;
}
