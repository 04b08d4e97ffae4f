/** Wrong passwords one account may get from one client within the window (assurance S6). */
export const MOST_WRONG_PASSWORDS = 10;

/** ms */
export const LOGIN_WINDOW = 15 * 60_000;

/**
 * Seconds to wait before the next attempt, 0 when it may be made now: the tenth attempt back must have left the window.
 * `attempts` are the moments of the attempts that have not succeeded, in any order.
 */
export function secondsToWait(attempts: readonly Date[], now: Date): number {
  const counted = attempts
    .map((attempt) => attempt.getTime())
    .filter((attempt) => attempt > now.getTime() - LOGIN_WINDOW)
    .sort((earlier, later) => later - earlier);
  const limiting = counted[MOST_WRONG_PASSWORDS - 1];
  return limiting === undefined ? 0 : Math.ceil((limiting + LOGIN_WINDOW - now.getTime()) / 1000);
}
