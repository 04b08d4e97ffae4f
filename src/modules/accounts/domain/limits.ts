/** How often something may be tried within a time. */
export interface Limit {
  readonly most: number;
  /** ms */
  readonly window: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Every limit of the account calls, with what it is counted for. */
export const LIMITS = {
  /** Wrong passwords of one account from one client (assurance S6). */
  password: { most: 10, window: 15 * MINUTE },
  /** Failed sign-ins of one client over all accounts, from browsers the account does not know: nobody tries one password on many. */
  loginByClient: { most: 100, window: 15 * MINUTE },
  /** Wrong passwords of a person who is signed in, in one session. */
  ownPassword: { most: 10, window: 15 * MINUTE },
  /** Codes to one address, asked for by one client: the next a minute later (spec 000 §9). */
  codeToAddress: { most: 1, window: 60 * SECOND },
  /** Codes asked for by one client, whatever the address: nobody floods other people's letter boxes. */
  codeByClient: { most: 20, window: HOUR },
  /** Questions of one client about names, addresses, companies and codes (product decisions §9). */
  checkByClient: { most: 120, window: 10 * MINUTE },
  /** Registrations of one client. */
  registerByClient: { most: 20, window: HOUR },
  /** Enquiries of one client, whoever is signed in there. */
  enquiryByClient: { most: 10, window: HOUR },
  /** Replies of one person to enquiries: a talk has more of them than beginnings. */
  replyByClient: { most: 30, window: HOUR },
  /** What one client opens by share links, and guesses of them. */
  sharedByClient: { most: 300, window: 10 * MINUTE },
  /** Tickets one partner asks for. */
  ticketByPartner: { most: 600, window: MINUTE },
} as const satisfies Record<string, Limit>;

/** The longest time any attempt counts, ms. */
export const LONGEST_WINDOW = Math.max(...Object.values(LIMITS).map(({ window }) => window));

/**
 * Seconds to wait before the next attempt, 0 when it may be made now: the last but `most` must have left the window.
 * `attempts` are the moments of those that count, in any order; one far ahead is from before the clock was set back, and
 * would lock a person out for as long.
 */
export function secondsToWait({ most, window }: Limit, attempts: readonly Date[], now: Date): number {
  const counted = attempts
    .map((attempt) => attempt.getTime())
    .filter((attempt) => Math.abs(now.getTime() - attempt) < window)
    .sort((earlier, later) => later - earlier);
  const limiting = counted[most - 1];
  return limiting === undefined ? 0 : Math.ceil((limiting + window - now.getTime()) / 1000);
}
