import type { Locale } from '#kernel/locale.ts';
import { type Money, moneyText } from '#kernel/money.ts';

/** What is added or taken, with its sign. */
export function signedMoney({ minor, currency }: Money, locale: Locale): string {
  return `${minor < 0 ? '\u2212' : '+'}${moneyText({ minor: Math.abs(minor), currency }, locale)}`;
}
