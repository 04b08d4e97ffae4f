import type { QuoteState } from './quote-steps.ts';
import { addDays, daysBetween } from './validity.ts';

/** When something is wanted; without a number it is said of the quote as a whole. */
export interface WantedOn {
  readonly lineNo?: number;
  readonly wantedDate?: string | null | undefined;
}

/** The first wish that is for a day before today, such as nobody can meet. */
export function pastWish<Wish extends WantedOn>(
  wishes: readonly Wish[],
  today: string,
): (Wish & { readonly wantedDate: string }) | undefined {
  return wishes.find(
    (wish): wish is Wish & { wantedDate: string } => isDay(wish.wantedDate) && wish.wantedDate < today,
  );
}

/** A line that is wanted sooner than it can be there, were it ordered today. */
export interface EarlyWish {
  readonly lineNo: number;
  readonly wanted: string;
  readonly leadDays: number;
  readonly earliest: string;
  /** By how many days it is too soon. */
  readonly days: number;
}

interface TimedLine extends WantedOn {
  readonly lineNo: number;
  /** Calendar days; null where nobody has said any. */
  readonly leadDays: number | null;
}

/** The lines that are wanted before their lead time allows; what is said of the quote holds for a line that says nothing. */
export function earlyWishes(
  lines: readonly TimedLine[],
  { wantedDate, today }: { readonly wantedDate: string | null; readonly today: string },
): readonly EarlyWish[] {
  return lines.flatMap((line) => {
    const { leadDays, lineNo } = line;
    const wanted = line.wantedDate ?? wantedDate;
    if (leadDays === null || !isDay(wanted)) return [];
    const earliest = addDays(today, leadDays);
    return wanted < earliest ? [{ lineNo, wanted, leadDays, earliest, days: daysBetween(wanted, earliest) }] : [];
  });
}

/** Whether it is still open when the goods come: what was agreed or has ended is remarked no more. */
export function isDateOpen(state: QuoteState): boolean {
  return state === 'draft' || state === 'requested' || state === 'priced' || state === 'countered';
}

function isDay(date: string | null | undefined): date is string {
  return date !== null && date !== undefined;
}
