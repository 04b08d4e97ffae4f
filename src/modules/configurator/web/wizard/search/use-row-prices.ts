import { useEffect, useSyncExternalStore } from 'react';
import type { RowPrices } from '#modules/configurator/web/wizard/hit-prices.ts';
import type { FoundRow } from '#modules/configurator/web/wizard/line-panels.ts';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';

/** What rows cost, as far as somebody has said. */
export function useRowPrices(): RowPrices {
  const { prices } = useWizardView().hits;
  return useSyncExternalStore(prices.subscribe, prices.get);
}

/** Tells which rows are shown, so that their prices can be said. */
export function useListing(rows: readonly FoundRow[]): void {
  const { listed } = useWizardView().hits;
  useEffect(() => {
    listed.set(rows.map(({ row }) => row));
    return () => listed.set([]);
  }, [rows, listed]);
}
