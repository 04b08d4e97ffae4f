import { type Currency, decimalOf, money } from '#kernel/money.ts';
import type { OpenQuoteDto } from '#modules/quotes/contract.ts';
import { isDay, typedDay } from '#web/language/day.ts';
import { typedMoney } from '#web/language/typed-money.ts';

export type QuoteLine = OpenQuoteDto['lines'][number];

/** What is typed of a line. */
export interface TypedWishes {
  readonly quantity: string;
  readonly target: string;
  readonly wanted: string;
  readonly part: string;
  readonly note: string;
  readonly isDropped: boolean;
}

/** What is said anew of a line. */
export interface SaidWishes {
  readonly lineNo: number;
  readonly quantity?: number;
  readonly targetPrice?: number | null;
  readonly wantedDate?: string | null;
  readonly customerPartNo?: string;
  readonly note?: string;
  readonly isDropped?: boolean;
}

export type WishFault = 'quantity' | 'target' | 'wanted';

/** What of a line stands as it would be typed. */
export function typedOf(line: QuoteLine, currency: string): TypedWishes {
  const { customerPartNo, note, quantity, state, targetPrice, wantedDate } = line;
  return {
    quantity: String(quantity),
    target: targetPrice === null ? '' : decimalOf(money(targetPrice, currency as Currency)),
    wanted: wantedDate ?? '',
    part: customerPartNo,
    note,
    isDropped: state === 'dropped',
  };
}

/** A typed amount in minor units; undefined where it is none. */
export function minorOf(text: string, currency: string): number | undefined {
  return typedMoney(text, currency as Currency)?.minor;
}

/** What is wrong with what was typed of a line that stays. */
export function faultsOf(typed: TypedWishes, currency: string): readonly WishFault[] {
  if (typed.isDropped) return [];
  const quantity = Number(typed.quantity);
  const target = typed.target.trim() === '' ? 1 : (minorOf(typed.target, currency) ?? 0);
  const wanted = typedDay(typed.wanted);
  const faults: readonly (false | WishFault)[] = [
    !(Number.isInteger(quantity) && quantity >= 1 && quantity <= 9999) && 'quantity',
    target < 1 && 'target',
    wanted !== '' && !isDay(wanted) && 'wanted',
  ];
  return faults.filter((fault) => fault !== false);
}

/** What was typed of a line beside what stands; undefined where that is the same. */
export function saidOf(line: QuoteLine, typed: TypedWishes, currency: string): SaidWishes | undefined {
  const { lineNo, state } = line;
  const isOtherwise = (state === 'dropped') !== typed.isDropped;
  if (typed.isDropped) return isOtherwise ? { lineNo, isDropped: true } : undefined;
  const said = {
    quantity: Number(typed.quantity),
    targetPrice: typed.target.trim() === '' ? null : (minorOf(typed.target, currency) ?? null),
    wantedDate: typedDay(typed.wanted) || null,
    customerPartNo: typed.part.trim(),
    note: typed.note.trim(),
  };
  const names = ['quantity', 'targetPrice', 'wantedDate', 'customerPartNo', 'note'] as const;
  const changed = names.filter((name) => said[name] !== line[name]);
  if (changed.length === 0 && !isOtherwise) return undefined;
  const changes = Object.fromEntries(changed.map((name) => [name, said[name]]));
  return { lineNo, ...changes, ...(isOtherwise && { isDropped: false }) };
}
