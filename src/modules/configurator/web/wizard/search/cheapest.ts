import { compareMoney, type Money } from '#kernel/money.ts';
import type { RowPrices } from '#modules/configurator/web/wizard/hit-prices.ts';
import type { FoundRow } from '#modules/configurator/web/wizard/line-panels.ts';
import type { PickedRow } from './pick-reason.ts';

/** The amount that is known of a row. */
export function amountOf(prices: RowPrices, { id }: Pick<FoundRow['row'], 'id'>): Money | undefined {
  const told = prices.of.get(id);
  return told === 'on-request' ? undefined : told;
}

/** The cheapest of some rows, the first of several that cost the same; none where there is nothing to compare. */
export function cheapestOf(rows: readonly FoundRow[], recommended: PickedRow, prices: RowPrices): readonly PickedRow[] {
  const priced = rows.flatMap((found) => {
    const amount = amountOf(prices, found.row);
    return amount === undefined ? [] : [{ found, amount }];
  });
  if (priced.length < 2) return [];
  const { found } = priced.reduce((least, one) => (compareMoney(one.amount, least.amount) < 0 ? one : least));
  const isRecommended = amountOf(prices, recommended.row)?.minor === amountOf(prices, found.row)?.minor;
  const { row, judged } = isRecommended ? recommended : found;
  return [{ pick: 'cheapest', row, judged, reasons: isRecommended ? ['recommended-too'] : [] }];
}
