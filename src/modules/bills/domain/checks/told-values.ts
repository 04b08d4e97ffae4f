import { type Currency, decimalOf, money } from '#kernel/money.ts';

/** An amount as messages name it, the same in both languages: `EUR 1234.50`. */
export function toldAmount(minor: number, currency: Currency): string {
  return `${currency} ${decimalOf(money(minor, currency))}`;
}

/** What messages name for a value that is not there. */
export function toldText(text: string | null): string {
  return text === null || text.trim() === '' ? '–' : text;
}
