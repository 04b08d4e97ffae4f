import type { z } from 'zod';
import type { Locale } from '#kernel/locale.ts';
import type { priceRoutes } from '#modules/prices/contract.ts';
import type { KnownPrice, Price } from '#modules/prices/domain/price.ts';
import { roundingOf } from '#modules/prices/domain/told-price.ts';
import { keyText, labelOf } from './component-label.ts';

type Answer = z.input<typeof priceRoutes.evaluate.result>;
/** Of an answer the price, without by which list it is. */
type PriceDto = Omit<Answer, 'shown' | 'list' | 'currency' | 'isDemo'>;

const NO_BREAKDOWN = {
  components: null,
  listUnit: null,
  groupAmount: null,
  groupBp: null,
  quantityAmount: null,
  quantityBp: null,
  manualAmount: null,
  agreementAmount: null,
  agreementBp: null,
  rounding: null,
} as const satisfies Partial<PriceDto>;

/** Where the customer is shown no prices. */
export const NO_PRICE: PriceDto = {
  ...{ status: null, reason: null, missing: [] },
  ...NO_BREAKDOWN,
  ...{ unit: null, total: null, leadDays: null },
};

/** A price as it is answered: how it comes about where that is shown, and costs where the list has them. */
export function presentPrice(price: Price, shown: 'net' | 'breakdown', locale: Locale): PriceDto {
  if (price.status === 'on-request') {
    const missing = price.missing.map(({ component, key }) => ({
      component,
      label: labelOf(component, locale),
      key: keyText(key),
    }));
    return { ...NO_PRICE, status: 'on-request', reason: 'missing-rows', missing };
  }
  const { status, unit, total, leadDays, cost } = price;
  return {
    ...{ status, reason: null, missing: [] },
    ...(shown === 'breakdown' ? breakdownOf(price, locale) : NO_BREAKDOWN),
    ...{ unit: unit.minor, total: total.minor, leadDays },
    ...(cost && { costUnit: cost.unit.minor, marginBp: cost.margin }),
  };
}

/** That there is no price, and not because of a row. */
export function withoutPrice(reason: 'no-terms' | 'no-list'): PriceDto {
  return { ...NO_PRICE, status: 'on-request', reason };
}

function breakdownOf(price: KnownPrice, locale: Locale): Pick<PriceDto, keyof typeof NO_BREAKDOWN> {
  const { items, listUnit, group, quantity, manual, agreement } = price;
  return {
    components: items.map(({ component, key, basis, amount, leadDays }) => ({
      ...{ component, basis, leadDays },
      label: labelOf(component, locale),
      key: keyText(key),
      amount: amount.minor,
    })),
    listUnit: listUnit.minor,
    ...{ groupAmount: group.amount.minor, groupBp: group.rate },
    ...{ quantityAmount: quantity.amount.minor, quantityBp: quantity.rate },
    manualAmount: manual.amount.minor,
    ...{ agreementAmount: agreement?.amount.minor ?? 0, agreementBp: agreement?.rate ?? null },
    rounding: roundingOf(price).minor,
  };
}
