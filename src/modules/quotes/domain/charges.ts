import { type Currency, type Money, money, sumOf } from '#kernel/money.ts';

/** What is charged beside the products, as lines of its own (commerce §1). */
export const CHARGE_KINDS = ['packing', 'freight', 'insurance', 'other'] as const;
export type ChargeKind = (typeof CHARGE_KINDS)[number];

/** So many charges one offer has at most. */
export const MOST_CHARGES = 10;

/** One charge of an offer. */
export interface Charge {
  readonly kind: ChargeKind;
  /** What it is for, in the words of whoever offers; of `other` never empty. */
  readonly text: string;
  /** Minor units of the quote's currency, without VAT; above zero: what lowers a price is a discount, which somebody may have to approve. */
  readonly amount: number;
}

/** What the charges of an offer come to. */
export function chargesSum(charges: readonly Charge[], currency: Currency): Money {
  return sumOf(
    currency,
    charges.map(({ amount }) => money(amount, currency)),
  );
}

/** What became of one charge from an offer to the next; null on the side that has none. */
export interface ChargeChange {
  readonly kind: ChargeKind;
  readonly text: string;
  readonly before: number | null;
  readonly after: number | null;
}

/** What is different in the charges of two offers, charges of one kind and name taken together. */
export function chargeChanges(before: readonly Charge[], after: readonly Charge[]): readonly ChargeChange[] {
  const [old, now] = [amountsByName(before), amountsByName(after)];
  const all = new Map([...before, ...after].map((charge) => [nameOf(charge), charge]));
  return [...all].flatMap(([name, { kind, text }]) => {
    const change = { kind, text, before: old.get(name) ?? null, after: now.get(name) ?? null };
    return change.before === change.after ? [] : [change];
  });
}

function nameOf({ kind, text }: Charge): string {
  return `${kind} ${text}`;
}

function amountsByName(charges: readonly Charge[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const charge of charges) sums.set(nameOf(charge), (sums.get(nameOf(charge)) ?? 0) + charge.amount);
  return sums;
}
