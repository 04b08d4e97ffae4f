import { DEMO_PASSWORD } from './demo-accounts.ts';
import type { Problem } from './problems.ts';

/** Of a password of the own name so many letters and digits may be other ones before it counts as another password. */
const MAX_OTHER_CHARACTERS = 3;
const MIN_NAME_LENGTH = 3;

/** Signs that stand for letters; one of some may stand for two. */
const LETTER_OF: Readonly<Record<string, string>> = { '@': 'a', '4': 'a', '0': 'o', '3': 'e', $: 's', '5': 's' };
/** Digits with the shift key held down, on the keyboard most people have. */
const SHIFTED_DIGITS = ')!@#$%^&*(';

/** How a sign is read by who guesses: as it stands, as the letter it looks like, as the digit on its key. */
const READINGS: readonly ((sign: string) => string)[] = [
  (sign) => sign,
  (sign) => letterOf(sign, 'i'),
  (sign) => letterOf(sign, 'l'),
  (sign) => (SHIFTED_DIGITS.includes(sign) ? String(SHIFTED_DIGITS.indexOf(sign)) : sign),
];

function letterOf(sign: string, ofOne: 'i' | 'l'): string {
  return sign === '1' || sign === '!' ? ofOne : (LETTER_OF[sign] ?? sign);
}

/** A password as guessers vary it: its letters and digits, without case. */
export function plainPassword(password: string): string {
  return password.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Everything a password may be a variation of: each reading of its signs, also without the digits and signs at its end. */
function readingsOf(password: string): readonly string[] {
  const word = password.replace(/[^\p{L}]+$/u, '');
  return [password, word].flatMap((text) => READINGS.map((read) => plainPassword([...text].map(read).join(''))));
}

/** Whose password it is to be, and what is known of passwords. */
export interface Guessing {
  readonly names: readonly (string | null)[];
  readonly isCommon: (plain: string) => boolean;
  /** Whether the account is a demo's own, whose password is published anyway. */
  readonly isOfDemo?: boolean | undefined;
}

/** What a guesser knows of a person; what is not known is left out or empty. */
export interface KnownOfPerson {
  readonly username?: string | undefined;
  readonly email?: string | null | undefined;
  /** First name. */
  readonly userName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly company?: string | undefined;
}

/** The names of a person that make no password: of the account, of the mailbox, their own in either order, and the company's. */
export function namesOf({ username, email, userName = '', lastName = '', company }: KnownOfPerson): Guessing['names'] {
  return [username ?? null, email ?? null, `${userName}${lastName}`, `${lastName}${userName}`, company ?? null];
}

/**
 * Whether a password is what a guesser tries first: one of the commonest, however it is varied, the one that is published for demos, or
 * the own name, in one of its forms, with little beside it.
 */
export function guessableProblem(
  password: string,
  { names, isCommon, isOfDemo = false }: Guessing,
): Problem | undefined {
  const plain = plainPassword(password);
  if (readingsOf(password).some(isCommon)) return 'password-common';
  if (!isOfDemo && plain === plainPassword(DEMO_PASSWORD)) return 'password-common';
  return names.some((name) => name !== null && isMostly(plain, name)) ? 'password-own' : undefined;
}

/** Of a mail address what stands before the @ counts. */
function isMostly(plain: string, name: string): boolean {
  const own = plainPassword(name.split('@')[0] ?? '');
  return own.length >= MIN_NAME_LENGTH && plain.includes(own) && plain.length - own.length <= MAX_OTHER_CHARACTERS;
}
