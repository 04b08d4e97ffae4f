import { type Currency, decimalOf, money } from '#kernel/money.ts';
import type { Charge, ChargeKind } from '#modules/quotes/domain/charges.ts';
import { minorOf } from './line-wishes.ts';

/** What is typed of a charge; the key tells the rows apart while they are typed. */
export interface TypedCharge {
  readonly key: number;
  readonly kind: ChargeKind;
  readonly text: string;
  readonly amount: string;
}

export type ChargeFault = 'amount' | 'text';

/** The charges that stand, as they would be typed. */
export function typedChargesOf(charges: readonly Charge[], currency: string): readonly TypedCharge[] {
  return charges.map(({ amount, kind, text }, key) => ({
    ...{ key, kind, text },
    amount: decimalOf(money(amount, currency as Currency)),
  }));
}

/** What is wrong with what was typed of a charge. */
export function chargeFault(typed: TypedCharge, currency: string): ChargeFault | undefined {
  if (typed.kind === 'other' && typed.text.trim() === '') return 'text';
  const amount = minorOf(typed.amount, currency);
  return amount === undefined || amount < 1 ? 'amount' : undefined;
}

/** The charges as they are sent; to be asked where none is at fault. */
export function chargesOf(typed: readonly TypedCharge[], currency: string): Charge[] {
  return typed.map(({ amount, kind, text }) => ({ kind, text: text.trim(), amount: minorOf(amount, currency) ?? 0 }));
}
