const DAY = 86_400_000;
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** So many days from today an offer may hold at most. */
export const MOST_VALID_DAYS = 180;

/** Whether a text is a day of the calendar, such as `2026-11-30`. */
export function isDate(text: string): boolean {
  return DATE.test(text) && dateOf(noonOf(text)) === text;
}

/** The day so many days after another. */
export function addDays(date: string, days: number): string {
  return dateOf(noonOf(date) + days * DAY);
}

/** How many days a day is after another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((noonOf(to) - noonOf(from)) / DAY);
}

/** The day that the calendars of a zone show at a moment. */
export function todayIn(zone: string, now: Date): string {
  return dateOf(clockOf(zone, now.getTime()));
}

/**
 * When what is valid until the end of a day ends: the first moment of the next day in the buyer's zone. Where clocks go forward at
 * midnight that day begins at one, and where they go back over it, with the earlier of the two midnights.
 */
export function expiresAt(validUntil: string, zone: string): Date {
  const midnight = noonOf(addDays(validUntil, 1)) - DAY / 2;
  // Two days of the zone's clocks around it say every offset in question.
  const offsets = [-1, 1].map((days) => offsetOf(zone, midnight + days * DAY));
  const moments = offsets.map((offset) => midnight - offset).sort((a, b) => a - b);
  const found = moments.find((moment) => clockOf(zone, moment) >= midnight);
  return new Date(found ?? Math.max(...moments));
}

/** What the clocks of a zone are ahead of UTC at a moment, ms. */
function offsetOf(zone: string, moment: number): number {
  return clockOf(zone, moment) - moment;
}

/** What the clocks of a zone show at a moment, to the second, as if it were UTC. */
function clockOf(timeZone: string, moment: number): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, hourCycle: 'h23', ...PARTS }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value ?? 0);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

const PARTS = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const;

function noonOf(date: string): number {
  const [, year = '', month = '', day = ''] = DATE.exec(date) ?? [];
  return Date.UTC(Number(year), Number(month) - 1, Number(day), 12);
}

function dateOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
