const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long a mail waits after its first, second, ... attempt that failed; after the last it is given up, a day and a half later. */
const PAUSES: readonly number[] = [
  5 * SECOND,
  15 * SECOND,
  MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  HOUR,
  3 * HOUR,
  8 * HOUR,
  24 * HOUR,
];

/** A mail that is worth nothing after a time waits no longer than this part of it: a code of five minutes 30 s, an invitation hours. */
const LONGEST_PAUSE = 1 / 10;

/** Why a mail was given up that had become worth nothing before it could be sent. */
export const EXPIRED = 'expired';

/** Why a mail was given up whose recipient did not want it any more when its turn came. */
export const UNWANTED = 'unwanted';

export interface Attempted {
  /** How often it was tried, this time included. */
  readonly attempts: number;
  readonly createdAt: Date;
  /** After this moment it is worth nothing any more. */
  readonly expiresAt: Date | null;
}

/** How long, ms, a mail whose attempt just failed waits for the next one; undefined when it is given up. */
export function pauseAfter({ attempts, createdAt, expiresAt }: Attempted): number | undefined {
  const pause = PAUSES[attempts - 1];
  if (expiresAt === null) return pause;
  const longest = (expiresAt.getTime() - createdAt.getTime()) * LONGEST_PAUSE;
  return Math.min(pause ?? longest, longest);
}

/** Whether a mail is worth nothing any more. */
export function isExpired({ expiresAt }: Pick<Attempted, 'expiresAt'>, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now;
}

/** Why mails wait: none is sent without a mail server, or the oldest should have been long ago. */
export const DELAY_REASONS = ['no-server', 'late'] as const;

/** How long a mail may wait before the outbox says that something is wrong, ms. */
const LATE = 10 * MINUTE;

/** What keeps the mails that wait, if anything does. */
export function delayOf(
  oldest: Pick<Attempted, 'createdAt'> | undefined,
  { hasServer, now }: { readonly hasServer: boolean; readonly now: Date },
): (typeof DELAY_REASONS)[number] | undefined {
  if (!hasServer) return 'no-server';
  return oldest !== undefined && now.getTime() - oldest.createdAt.getTime() > LATE ? 'late' : undefined;
}

/** What a mail server said to an attempt, or what kept it from saying anything. */
export interface Refused {
  readonly code?: string | undefined;
  /** The SMTP command that was answered; `API` when the mail never got that far. */
  readonly command?: string | undefined;
  readonly responseCode?: number | undefined;
}

/**
 * Whether another attempt is pointless: the server refused this recipient or this mail for good (RFC 5321 §4.2.1), or there
 * is no such address. A refused password or sender is the operator's to mend, and mails wait for it.
 */
export function isForGood({ code, command, responseCode = 0 }: Refused): boolean {
  if (code === 'EENVELOPE' && command === 'API') return true;
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}
