import { CURRENCIES, type Currency, decimalOf, money } from '#kernel/money.ts';
import type { RowChangeDto } from '#modules/prices/contract.ts';
import { percentText } from '#modules/prices/domain/list-records.ts';

/** A share with its sign, `12.50 %`. */
export function percentSign(share: number): string {
  return `${percentText(share)} %`;
}

/** What a row says, an amount or a share; empty where it says nothing. */
export function priceText(
  figures: RowChangeDto['before'],
  { basis }: Pick<RowChangeDto, 'basis'>,
  currency: string,
): string {
  if (figures === null) return '';
  return basis === 'fixed' ? decimalOf(money(figures.list, currencyOf(currency))) : percentSign(figures.list);
}

/** How much more a row says, `+5.00 %`; empty where there is no telling. */
export function changeText(change: number | null): string {
  if (change === null) return '';
  return `${change > 0 ? '+' : ''}${percentSign(change)}`;
}

/** An amount in minor units, without its currency. */
export function amountText(minor: number, currency: string): string {
  return decimalOf(money(minor, currencyOf(currency)));
}

function currencyOf(code: string): Currency {
  const currencies = Object.keys(CURRENCIES) as Currency[];
  return currencies.find((currency) => currency === code) ?? 'CNY';
}
