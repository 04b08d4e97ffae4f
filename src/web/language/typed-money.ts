import { type Currency, type Money, parseMoney } from '#kernel/money.ts';

/** An amount with commas between the thousands, as the portal prints it: `2,650`, `1,234,567.50`. */
const GROUPED = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/;

/**
 * The amount a typed text means, in the full-width signs of a Chinese keyboard as well: with commas between the thousands, as amounts
 * are shown, or with a comma or a point before the decimals; undefined where it is none.
 */
export function typedMoney(text: string, currency: Currency): Money | undefined {
  const typed = text.normalize('NFKC').trim();
  return parseMoney(GROUPED.test(typed) ? typed.replaceAll(',', '') : typed.replace(',', '.'), currency);
}
