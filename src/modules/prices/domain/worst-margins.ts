import { type BasisPoints, basisPointsOf, lessBy, type Money, money, shareOf } from '#kernel/money.ts';
import type { PriceList, PriceRow } from './price-list.ts';

/** The row of a list that leaves least to the provider in a group. */
export interface WorstMargin {
  readonly group: string;
  /** With the discount of the largest quantity. */
  readonly margin: BasisPoints;
  readonly component: string;
  readonly key: string;
  /** How it stands to the limits of the list: a price changed by hand below the stop is refused for all. */
  readonly level: 'good' | 'below-floor' | 'below-stop';
}

/** Shares are tried on an amount in which no rounding is seen. */
const TRIED = 100_000_000;

/**
 * The worst margin of every group of customers over the rows of a list, each with the discounts of group and largest quantity; what
 * costs nothing has none. Empty where the list is without costs.
 */
export function worstMargins(list: PriceList): readonly WorstMargin[] {
  const rows = [...list.rows.values()].flat().filter(({ list: price }) => price > 0);
  const most = Math.max(0, ...list.quantityBreaks.map(({ value }) => value));
  return Object.entries(list.groups).flatMap(([group, discount]) => {
    const margins = rows.flatMap((row) => {
      const margin = marginOf(row, list, [discount, most]);
      return margin === undefined ? [] : [{ margin, component: row.component, key: row.key }];
    });
    const [worst] = margins.toSorted((one, other) => one.margin - other.margin);
    return worst === undefined ? [] : [{ group, ...worst, level: levelOf(worst.margin, list) }];
  });
}

function marginOf(row: PriceRow, { currency }: PriceList, discounts: readonly BasisPoints[]): BasisPoints | undefined {
  if (row.cost === undefined) return undefined;
  const amountOf = (figure: number): Money =>
    row.basis === 'fixed' ? money(figure, currency) : shareOf(money(TRIED, currency), figure);
  const net = discounts.reduce((left, discount) => lessBy(left, shareOf(left, discount)), amountOf(row.list));
  if (net.minor <= 0) return undefined;
  return basisPointsOf(lessBy(net, amountOf(row.cost)), net);
}

function levelOf(margin: BasisPoints, { marginFloor, marginStop }: PriceList): WorstMargin['level'] {
  if (margin < marginStop) return 'below-stop';
  return margin < marginFloor ? 'below-floor' : 'good';
}
