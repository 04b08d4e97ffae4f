/**
 * Codes that are mailed: signs nobody takes for another (no 0, 1, I, O), how long they live, and how many wrong tries end one: for the client
 * they come from, and for all but the browser that asked for it.
 */
export const CODES = {
  signs: '23456789ABCDEFGHJKLMNPQRSTUVWXYZ',
  length: 6,
  /** ms (spec 000 §9) */
  life: 5 * 60_000,
  /** ms before the next one to the same address (spec 000 §9) */
  pause: 60_000,
  wrongTries: 5,
  wrongTriesInAll: 50,
} as const;

/** What a code is good for; one of one purpose opens nothing of the other. */
export type CodePurpose = 'registration' | 'password-reset';

/** A code of as many random bytes as it has signs: 32 signs, so every byte gives each with the same chance. */
export function codeOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => CODES.signs.charAt(byte % CODES.signs.length)).join('');
}

/** A code as it is compared: case and blanks around it do not matter. */
export function typedCode(text: string): string {
  return text.trim().toUpperCase();
}

/** What is known of a code that was sent. */
export interface SentCode {
  readonly createdAt: Date;
  readonly usedAt: Date | null;
}

/** Whether a code may still be used (assurance S7). */
export function isLiveCode({ createdAt, usedAt }: SentCode, now: Date): boolean {
  // Of a code from the future, since the clock was set back, as of one from the past.
  const age = Math.abs(now.getTime() - createdAt.getTime());
  return usedAt === null && age < CODES.life;
}

/** Wrong tries of a code so far. */
export interface WrongTries {
  /** Of the client that tries it now. */
  readonly ofClient: number;
  /** Of all clients but the browser that asked for the code. */
  readonly ofOthers: number;
}

/** Whether a code may be tried once more; who asked for it is judged apart, so that nobody burns it for them. */
export function mayBeTried({ ofClient, ofOthers }: WrongTries, isOwnBrowser: boolean): boolean {
  return ofClient < CODES.wrongTries && (isOwnBrowser || ofOthers < CODES.wrongTriesInAll);
}
