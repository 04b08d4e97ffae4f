import { type Currency, type Money, money, sumOf, times } from '#kernel/money.ts';
import { type Charge, chargesSum } from './charges.ts';

/** A line as it is summed up; without a price it is not offered. */
export interface SummedLine {
  readonly quantity: number;
  /** Minor units of one piece. */
  readonly unit: number | null;
}

/** What a line comes to: the exact price of one piece, so many times. */
export function netOfLine({ quantity, unit }: SummedLine, currency: Currency): Money | undefined {
  return unit === null ? undefined : times(money(unit, currency), quantity);
}

/** What a quote comes to without VAT: the sum of the lines that have a price, and of what is charged beside them. */
export function netOf(lines: readonly SummedLine[], currency: Currency, charges: readonly Charge[] = []): Money {
  const nets = lines.flatMap((line) => netOfLine(line, currency) ?? []);
  return sumOf(currency, [...nets, chargesSum(charges, currency)]);
}
