import type { Money } from '#kernel/money.ts';
import type { CatalogueRow } from '#product/row.ts';
import { createStore, type Store } from '#web/store/store.ts';

/** By the id of a row, what it costs with what stands besides; `on-request` where no list says. */
export type RowPrices = ReadonlyMap<string, Money | 'on-request'>;

/** Nothing is said of any row. */
export const NO_ROW_PRICES: RowPrices = new Map();

/** The rows that a search shows, and what a later module says of their prices; it may say it late. */
export interface HitPrices {
  readonly listed: Store<readonly CatalogueRow[]>;
  readonly prices: Store<RowPrices>;
}

/** Of a search that shows nothing yet. */
export function noHits(): HitPrices {
  return { listed: createStore<readonly CatalogueRow[]>([]), prices: createStore(NO_ROW_PRICES) };
}
