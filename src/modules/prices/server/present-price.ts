import type { z } from 'zod';
import type { Locale } from '#kernel/locale.ts';
import type { priceRoutes } from '#modules/prices/contract.ts';
import type { KnownPrice, Price, PriceStep } from '#modules/prices/domain/price.ts';
import { keyText, labelOf } from './component-label.ts';

type PriceDto = NonNullable<z.input<typeof priceRoutes.evaluate.result>['price']>;
type KnownDto = Exclude<PriceDto, { status: 'on-request' }>;

/** A price as it is answered: how it comes about where that is shown, and costs where the list has them. */
export function presentPrice(price: Price, shown: 'net' | 'breakdown', locale: Locale): PriceDto {
  if (price.status === 'on-request') {
    const missing = price.missing.map(({ component, key }) => ({
      component,
      label: labelOf(component, locale),
      key: keyText(key),
    }));
    return { status: 'on-request', reason: 'missing-rows', missing };
  }
  const { status, unit, total, leadDays, cost } = price;
  return {
    ...{ status, leadDays, unit: unit.minor, total: total.minor },
    breakdown: shown === 'breakdown' ? breakdownOf(price, locale) : null,
    cost: cost === undefined ? null : { unit: cost.unit.minor, margin: cost.margin },
  };
}

/** That there is no price, and not because of a row. */
export function withoutPrice(reason: 'no-terms' | 'no-list'): PriceDto {
  return { status: 'on-request', reason, missing: [] };
}

function breakdownOf(
  { items, listUnit, group, quantity, agreement }: KnownPrice,
  locale: Locale,
): KnownDto['breakdown'] {
  return {
    items: items.map(({ component, key, basis, amount, leadDays }) => ({
      ...{ component, basis, leadDays },
      label: labelOf(component, locale),
      key: keyText(key),
      amount: amount.minor,
    })),
    listUnit: listUnit.minor,
    group: stepOf(group),
    quantity: stepOf(quantity),
    agreement: agreement === undefined ? null : { rate: agreement.rate, amount: agreement.amount.minor },
  };
}

function stepOf({ rate, amount }: PriceStep) {
  return { rate, amount: amount.minor };
}
