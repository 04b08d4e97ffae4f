import { type Currency, decimalOf, money } from '#kernel/money.ts';
import type { LinePriceDto } from '#modules/cart/contract.ts';
import type { SheetPrice } from '#modules/cart/domain/list-sheet.ts';

/** A price as a sheet tells it: the one that is kept, its amounts as numbers of the currency. */
export function sheetPriceOf(price: LinePriceDto | null): SheetPrice | null {
  if (price === null) return null;
  const { kept, currency, isDemo, at } = price;
  const known = kept.status === 'on-request' || currency === null ? undefined : kept;
  const amount = (minor: number) => Number(decimalOf(money(minor, currency as Currency)));
  return {
    ...{ currency: known ? (currency ?? '') : '', isDemo, at: at === null ? null : at.slice(0, 10) },
    unit: known && amount(known.unit),
    total: known && amount(known.total),
    leadDays: known?.leadDays,
    isFrom: known?.status === 'from',
  };
}
