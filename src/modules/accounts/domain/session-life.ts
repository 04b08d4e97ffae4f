/** What the life of a session depends on. */
export interface SessionTimes {
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  /** Whether the person ticked remember-me. */
  readonly remembered: boolean;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a session lives without a call, and at all (assurance, decision 2). */
export const SESSION_LIMITS = {
  plain: { idle: 30 * MINUTE, absolute: 8 * HOUR },
  remembered: { idle: 7 * DAY, absolute: 30 * DAY },
} as const;

/** Whether a session still signs its person in. */
export function isLive(session: SessionTimes, now: Date): boolean {
  const limit = SESSION_LIMITS[session.remembered ? 'remembered' : 'plain'];
  // After the clock was set back, a call seen in the future is as far away as one in the past.
  const idle = Math.abs(now.getTime() - session.lastSeenAt.getTime());
  const age = now.getTime() - session.createdAt.getTime();
  return idle < limit.idle && age < limit.absolute;
}

/** Whether a call is worth writing down: at most once a minute, so that reading stays reading. */
export function isSeenAgain(session: SessionTimes, now: Date): boolean {
  return now.getTime() - session.lastSeenAt.getTime() >= MINUTE;
}
