import { type Currency, type Money, money, sumOf, times } from '#kernel/money.ts';
import { type Charge, chargesSum } from './charges.ts';
import type { QuoteLineState } from './line-steps.ts';

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

/** A line as the customer answers an offer of it. */
export interface WishedLine {
  readonly quantity: number;
  /** Minor units of one piece; null where no other price was asked for. */
  readonly targetPrice: number | null;
  readonly state: QuoteLineState;
}

/** What an offer would come to at the prices the customer wants, charges as offered; undefined unless each line that stays has one. */
export function wishedNet(
  lines: readonly WishedLine[],
  currency: Currency,
  charges: readonly Charge[] = [],
): Money | undefined {
  const staying = lines.filter(({ state }) => state !== 'dropped' && state !== 'not-offered');
  if (staying.length === 0 || staying.some(({ targetPrice }) => targetPrice === null)) return undefined;
  return netOf(
    staying.map(({ quantity, targetPrice }) => ({ quantity, unit: targetPrice })),
    currency,
    charges,
  );
}

/** What a quote comes to without VAT: the sum of the lines that have a price, and of what is charged beside them. */
export function netOf(lines: readonly SummedLine[], currency: Currency, charges: readonly Charge[] = []): Money {
  const nets = lines.flatMap((line) => netOfLine(line, currency) ?? []);
  return sumOf(currency, [...nets, chargesSum(charges, currency)]);
}
