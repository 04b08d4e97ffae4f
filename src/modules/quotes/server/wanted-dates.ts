import { todayIn } from '#modules/quotes/domain/validity.ts';
import { pastWish, type WantedOn } from '#modules/quotes/domain/wanted-dates.ts';
import { Failure } from '#server/failures.ts';

/** Refuses wishes for a day that is past where the buyer is, by the clock of the server. */
export function refusePastDates(
  wishes: readonly WantedOn[],
  { timeZone, now }: { readonly timeZone: string; readonly now: Date },
): void {
  const today = todayIn(timeZone, now);
  const past = pastWish(wishes, today);
  if (past === undefined) return;
  const { lineNo, wantedDate: date } = past;
  if (lineNo === undefined) throw new Failure('quote.wanted-past', { date, today });
  throw new Failure('quote.line-wanted-past', { line: lineNo, date, today });
}
