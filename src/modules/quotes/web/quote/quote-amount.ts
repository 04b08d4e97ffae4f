import type { Locale } from '#kernel/locale.ts';
import { amountText, type Currency, money, moneyText } from '#kernel/money.ts';

/** How amounts of a quote are told. */
export interface Amounts {
  /** With the currency. */
  readonly whole: (minor: number) => string;
  /** Without it: the head of the column says it. */
  readonly figure: (minor: number | null) => string;
}

/** How amounts of one currency are told in a language. */
export function amountsOf(currency: string, locale: Locale): Amounts {
  // The server writes no other currency into a quote.
  const amount = (minor: number) => money(minor, currency as Currency);
  return {
    whole: (minor) => moneyText(amount(minor), locale),
    figure: (minor) => (minor === null ? '' : amountText(amount(minor), locale)),
  };
}
