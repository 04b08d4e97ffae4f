import type { BasisPoints, Currency, Money } from '#kernel/money.ts';
import type { PriceBasis, PricedPart } from '#product/prices.ts';

/** A row of a price list: what one component costs with one key. */
export interface PriceRow {
  readonly component: string;
  /** The codes of its key, parted by `|`. */
  readonly key: string;
  /** The motor frames it holds for, by shaft height, mm. */
  readonly frames?: FrameRange;
  readonly basis: PriceBasis;
  /** Minor units, or basis points of what the basis names. */
  readonly list: number;
  /** The same of the cost, as a share of the list price where it is one; left out where the list is without costs. */
  readonly cost?: number;
  readonly leadDays: number;
  readonly note?: string;
}

export interface FrameRange {
  readonly from: number;
  readonly to: number;
}

/** What holds from a quantity of one line on: a discount, or days that are added. */
export interface Break {
  readonly from: number;
  readonly value: number;
}

/** What a list says beside its rows (commerce §3). */
export interface PriceTerms {
  readonly currency: Currency;
  /** Invented prices: every page and paper with one of them says so. */
  readonly isDemo: boolean;
  readonly step: Money;
  /** Assembly and test, days. */
  readonly baseLeadDays: number;
  /** How long a quote usually holds, calendar days. */
  readonly validDays: number;
  /** VAT on domestic papers. */
  readonly taxRate: BasisPoints;
  readonly marginFloor: BasisPoints;
  readonly marginStop: BasisPoints;
  readonly discountBand: BasisPoints;
  readonly amountBand: Money;
  /** Discounts of groups of customers, by code. */
  readonly groups: Readonly<Record<string, BasisPoints>>;
  /** The smallest quantity first, and it is 1. */
  readonly quantityBreaks: readonly Break[];
  readonly leadBreaks: readonly Break[];
  /** Fields that never change a price. */
  readonly free: readonly string[];
}

/** Of a list what prices follow from: all that whoever works them out needs of it. */
export interface Tariff
  extends Pick<
    PriceTerms,
    'currency' | 'isDemo' | 'step' | 'baseLeadDays' | 'groups' | 'quantityBreaks' | 'leadBreaks' | 'free'
  > {
  /** Found by component and key. */
  readonly rows: ReadonlyMap<string, readonly PriceRow[]>;
}

/** A price list whole, with what the provider alone knows of it. */
export interface PriceList extends PriceTerms, Tariff {}

/** By what a row of a list is named. */
export interface RowName {
  readonly component: string;
  readonly key: string;
  /** Shaft height of the motor, where the component has rows by frame. */
  readonly frame?: number;
}

/** The group of whoever is in none: list prices. */
export const NO_GROUP = 'LIST';

/** Parts the codes of a key; no code holds it. */
export const KEY_SIGN = '|';

/** A list of its terms and rows. */
export function priceListOf(terms: PriceTerms, rows: readonly PriceRow[]): PriceList {
  return { ...terms, rows: rowsByName(rows) };
}

/** Rows as a list finds them. */
export function rowsByName(rows: readonly PriceRow[]): Tariff['rows'] {
  const found = new Map<string, PriceRow[]>();
  for (const row of rows) {
    const place = placeOf(row);
    found.set(place, [...(found.get(place) ?? []), row]);
  }
  return found;
}

/** The list as whoever must not see costs gets it. */
export function withoutCosts(list: PriceList): PriceList {
  const rows = [...list.rows].map(([place, found]) => [place, found.map(withoutCost)] as const);
  return { ...list, rows: new Map(rows) };
}

/** What a part is called in a list. */
export function nameOf({ component, codes, frame }: PricedPart): RowName {
  return { component, key: codes.join(KEY_SIGN), ...(frame !== undefined && { frame }) };
}

/** The one row of a part; undefined where the list has none. */
export function rowOf({ rows }: Pick<Tariff, 'rows'>, part: PricedPart): PriceRow | undefined {
  const found = rows.get(placeOf(nameOf(part))) ?? [];
  return found.find(({ frames }) => frames === undefined || holds(frames, part.frame));
}

/** What holds from the largest quantity that is not above this one. */
export function breakAt(breaks: readonly Break[], quantity: number): number {
  return breaks.findLast(({ from }) => from <= quantity)?.value ?? 0;
}

function holds({ from, to }: FrameRange, frame: number | undefined): boolean {
  return frame !== undefined && frame >= from && frame <= to;
}

function placeOf({ component, key }: Pick<RowName, 'component' | 'key'>): string {
  return `${component} ${key}`;
}

function withoutCost({ cost: _cost, ...row }: PriceRow): PriceRow {
  return row;
}
