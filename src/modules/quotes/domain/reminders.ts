import { daysBetween, todayIn } from './validity.ts';

/** So many days before the last day of an offer its reader is reminded, once each (commerce §4); the last comes first. */
const REMINDERS = [1, 7] as const;
export type Reminder = (typeof REMINDERS)[number];

/** The most days that lie between a reminder and the end. */
export const FIRST_REMINDER = 7;

/** An offer that waits for an answer, until the end of a day in the buyer's zone. */
export interface WaitingOffer {
  readonly offeredAt: Date;
  readonly validUntil: string;
  readonly zone: string;
}

/**
 * The reminder that an offer is due for at a moment, in days before its end; undefined where none is. One that was missed is left out for the
 * next, and an offer that is as near to its end when it is made is reminded of later or never.
 */
export function reminderDue({ offeredAt, validUntil, zone }: WaitingOffer, now: Date): Reminder | undefined {
  const left = (at: Date) => daysBetween(todayIn(zone, at), validUntil);
  const due = REMINDERS.find((days) => left(now) <= days);
  return due !== undefined && left(offeredAt) > due ? due : undefined;
}
