/** Codes that are mailed: signs nobody takes for another (no 0, 1, I, O), how long they live, and how many wrong tries end one. */
export const CODES = {
  signs: '23456789ABCDEFGHJKLMNPQRSTUVWXYZ',
  length: 6,
  /** ms (spec 000 §9) */
  life: 5 * 60_000,
  /** ms before the next one to the same address (spec 000 §9) */
  pause: 60_000,
  wrongTries: 5,
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
  readonly wrongTries: number;
}

/** Whether a code may still be tried (assurance S7). */
export function isLiveCode({ createdAt, usedAt, wrongTries }: SentCode, now: Date): boolean {
  // Of a code from the future, since the clock was set back, as of one from the past.
  const age = Math.abs(now.getTime() - createdAt.getTime());
  return usedAt === null && wrongTries < CODES.wrongTries && age < CODES.life;
}
