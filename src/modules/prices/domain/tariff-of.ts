import { type Currency, money } from '#kernel/money.ts';
import type { Agreement } from './agreement.ts';
import type { CustomerPriceTerms } from './price.ts';
import { type PriceRow, rowsByName, type Tariff } from './price-list.ts';

/** A list as it is sent to who is shown how prices come about: the own group alone, and no costs. */
export interface SentTariff extends Omit<Tariff, 'groups' | 'rows' | 'step'> {
  /** Of the version. */
  readonly id: string;
  readonly currency: Currency;
  /** Minor units. */
  readonly step: number;
  readonly group: { readonly code: string; readonly rate: number | null };
  /** Those of the customer that hold. */
  readonly agreements: readonly Agreement[];
  /** Null where who asked has them already. */
  readonly rows: readonly (Omit<PriceRow, 'frames'> & { readonly frames?: PriceRow['frames'] | undefined })[] | null;
}

/** The list a price is worked out by, of what was sent and of the rows that are known already. */
export function tariffOf(
  { id, currency, isDemo, baseLeadDays, group, agreements, quantityBreaks, leadBreaks, free, ...sent }: SentTariff,
  known?: Tariff['rows'],
): { readonly version: string; readonly terms: CustomerPriceTerms; readonly list: Tariff } {
  const rows = sent.rows?.map(({ frames, ...row }) => ({ ...row, ...(frames && { frames }) }));
  return {
    version: id,
    terms: { group: group.code, agreements },
    list: {
      ...{ currency, isDemo, baseLeadDays, quantityBreaks, leadBreaks, free },
      step: money(sent.step, currency),
      groups: group.rate === null ? {} : { [group.code]: group.rate },
      rows: rows === undefined ? (known ?? new Map()) : rowsByName(rows),
    },
  };
}
