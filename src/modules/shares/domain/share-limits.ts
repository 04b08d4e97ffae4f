const DAY = 86_400_000;

/** For how many days a link opens unless somebody says otherwise, and for how many at most. */
export const USUAL_DAYS = 30;
export const MOST_DAYS = 365;

/** The days a person can choose from. */
export const OFFERED_DAYS = [7, USUAL_DAYS, 90, MOST_DAYS] as const;

/** How many links of one saved configuration open at the same time. */
export const MOST_LINKS = 20;

/** How long it is known of a link that it has expired or been withdrawn, ms. */
export const DEAD_LINKS_KEPT = 90 * DAY;

/** How far the clock of whoever asks may be ahead of ours, ms. */
const SKEW = 5 * 60_000;

/** When a link made now expires if nobody says so. */
export function usualExpiry(now: Date): Date {
  return daysLater(now, USUAL_DAYS);
}

/** So many days after a moment. */
export function daysLater(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY);
}

/** Whether a link made now may expire at a moment: it must lie ahead, and not too far. */
export function isExpiry(expiresAt: Date, now: Date): boolean {
  const ahead = expiresAt.getTime() - now.getTime();
  return ahead > 0 && ahead <= MOST_DAYS * DAY + SKEW;
}
