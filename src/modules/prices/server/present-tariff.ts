import type { z } from 'zod';
import type { priceRoutes } from '#modules/prices/contract.ts';
import type { Agreement } from '#modules/prices/domain/agreement.ts';
import type { CustomerPriceTerms } from '#modules/prices/domain/price.ts';
import type { PriceList, PriceRow } from '#modules/prices/domain/price-list.ts';
import type { ActiveVersion } from './price-store.ts';

type TariffDto = NonNullable<z.input<typeof priceRoutes.list.result>['list']>;

interface AskedBy extends CustomerPriceTerms {
  /** The version whose rows are known already. */
  readonly known: string | undefined;
}

/** A list as it leaves the provider: written field by field, so that nothing of it goes along unnamed. */
export function presentTariff(
  list: PriceList,
  active: ActiveVersion,
  { group, agreements = [], known }: AskedBy,
): TariffDto {
  const { currency, isDemo, step, baseLeadDays, groups, quantityBreaks, leadBreaks, free } = list;
  return {
    ...{ id: active.id, code: active.code, version: active.no },
    ...{ currency, isDemo, step: step.minor, baseLeadDays },
    group: { code: group, rate: Object.hasOwn(groups, group) ? (groups[group] ?? null) : null },
    agreements: agreements.map(agreementOf),
    quantityBreaks: [...quantityBreaks],
    leadBreaks: [...leadBreaks],
    free: [...free],
    rows: known === active.id ? null : [...list.rows.values()].flat().map(rowOf),
  };
}

function agreementOf({ selector, key, kind, value, currency, minQuantity, validFrom, validTo }: Agreement) {
  return { selector, key, kind, value, currency, minQuantity, validFrom, validTo };
}

function rowOf({ component, key, frames, basis, list, leadDays }: PriceRow) {
  return { component, key, ...(frames && { frames }), basis, list, leadDays };
}
