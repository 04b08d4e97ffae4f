import { providerDay } from '#modules/prices/domain/provider-day.ts';
import { addDays, daysBetween } from '#modules/quotes/domain/validity.ts';
import type { ReportState } from './report-steps.ts';

/** So many days an approved report is protected, and so many more once it is extended (commerce §4). */
export const PROTECTED_DAYS = 180;

/** The last day of the protection of a report that is approved now: a day of the provider's calendar, protected to its end. */
export function protectedUntil(now: Date): string {
  return addDays(providerDay(now), PROTECTED_DAYS);
}

/** The last day of a protection once it is extended. */
export function extendedUntil(until: string): string {
  return addDays(until, PROTECTED_DAYS);
}

/** What of a report says where it stands. */
export interface Protection {
  readonly state: ReportState;
  readonly protectedUntil: string | null;
}

/** Whether the last protected day is over at the provider. */
export function isOver({ protectedUntil: until }: Pick<Protection, 'protectedUntil'>, now: Date): boolean {
  return until !== null && providerDay(now) > until;
}

/** Where a report stands at a moment: the protection has ended when its day is over, whenever the portal comes to write that down. */
export function shownState(report: Protection, now: Date): ReportState {
  return report.state === 'approved' && isOver(report, now) ? 'expired' : report.state;
}

/** How many days of protection are left, 0 on the last; undefined where nothing is protected. */
export function daysLeft(report: Protection, now: Date): number | undefined {
  const { protectedUntil: until } = report;
  if (until === null || shownState(report, now) !== 'approved') return undefined;
  return daysBetween(providerDay(now), until);
}
