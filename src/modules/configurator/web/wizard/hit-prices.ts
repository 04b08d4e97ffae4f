import type { Money } from '#kernel/money.ts';
import type { CatalogueRow } from '#product/row.ts';
import { createStore, type Store } from '#web/store/store.ts';

/** What rows cost. */
export interface RowPrices {
  /** Invented prices, which say so wherever they stand. */
  readonly isDemo: boolean;
  /** By the id of a row, with what stands besides; `on-request` where no list says. */
  readonly of: ReadonlyMap<string, Money | 'on-request'>;
}

/** Nothing is said of any row. */
export const NO_ROW_PRICES: RowPrices = { isDemo: false, of: new Map() };

/** The rows that a search shows, and what a later module says of their prices; it may say it late. */
export interface HitPrices {
  readonly listed: Store<readonly CatalogueRow[]>;
  readonly prices: Store<RowPrices>;
}

/** Of a search that shows nothing yet. */
export function noHits(): HitPrices {
  return { listed: createStore<readonly CatalogueRow[]>([]), prices: createStore(NO_ROW_PRICES) };
}
