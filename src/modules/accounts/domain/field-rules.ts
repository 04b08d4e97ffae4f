import { isOneLine } from '#kernel/one-line.ts';
import type { Problem } from './problems.ts';

/** A rule of one field: what is wrong with a value, or undefined. */
export type FieldRule = (value: string) => Problem | undefined;

/** Lengths of the specification (spec 000 §5, §9). */
export const LENGTHS = {
  account: { least: 4, most: 16 },
  password: { least: 6, most: 20 },
  phone: { least: 7, most: 20 },
  code: 6,
  email: 254,
  contact: 254,
  text: 100,
  address: 200,
} as const;

const isMissing = (value: string) => value.trim() === '';

/** 4 to 16 letters, digits, underscores, hyphens, of at least two of these four kinds (spec 000 §5). */
export const accountProblem: FieldRule = (value) => {
  if (isMissing(value)) return 'missing';
  const fits = /^[A-Za-z\d_-]{4,16}$/.test(value) && kindsIn(value, [/[A-Za-z]/, /\d/, /_/, /-/]) >= 2;
  return fits ? undefined : 'account-format';
};

/** An account name as it may be typed: other characters are stripped, and what is too long (spec 000 §5). */
export function typedAccount(value: string): string {
  return value.replace(/[^A-Za-z\d_-]/g, '').slice(0, LENGTHS.account.most);
}

/** A new account's password: 6 to 20 characters, at least two of lower case, upper case, digit, special (spec 000 §5). */
export const registrationPasswordProblem: FieldRule = (value) => {
  const problem = lengthProblem(value);
  if (problem !== undefined) return problem;
  return kindsIn(value, [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/]) >= 2 ? undefined : 'password-weak';
};

/** A password that replaces one: 6 to 20 characters, no white space, at least one letter or digit (spec 000 §5). */
export const newPasswordProblem: FieldRule = (value) => {
  const problem = lengthProblem(value);
  if (problem !== undefined) return problem;
  return /[A-Za-z\d]/.test(value) ? undefined : 'password-simple';
};

function lengthProblem(value: string): Problem | undefined {
  if (value === '') return 'missing';
  if (/\s/.test(value)) return 'password-space';
  const { least, most } = LENGTHS.password;
  return value.length < least || value.length > most ? 'password-length' : undefined;
}

/** What is wrong with the repetition of a password. */
export function repetitionProblem(password: string, repeated: string): Problem | undefined {
  if (repeated === '') return 'missing';
  return repeated === password ? undefined : 'password-mismatch';
}

/** An address with one @, a domain with a dot, no space; longer top-level domains are fine (product decisions §9). */
export const emailProblem: FieldRule = (value) => {
  if (isMissing(value)) return 'missing';
  return isEmail(value) ? undefined : 'email-format';
};

/** Whether a text has the shape of an e-mail address. */
export function isEmail(value: string): boolean {
  return (
    value.length <= LENGTHS.email && /^[^\s@,;<>"\p{Cc}]{1,64}@([^\s@,;.<>"\p{Cc}]+\.)+[\p{L}\d-]{2,63}$/u.test(value)
  );
}

const MOBILE = /^1[3-9]\d{9}$/;
const LANDLINE = /^(0\d{2,3}-?)?[2-9]\d{6,7}(-\d{1,6})?$/;
const INTERNATIONAL = /^(?=(?:\D*\d){5})[\d+\- ]{7,20}$/;

/** A mainland mobile, a Chinese landline with optional area code, or an international number (spec 000 §5). */
export const phoneProblem: FieldRule = (value) => {
  if (isMissing(value)) return 'missing';
  const fits = [MOBILE, LANDLINE, INTERNATIONAL].some((shape) => shape.test(value));
  return fits ? undefined : 'phone-format';
};

/**
 * A telephone number as it may be typed: letters and Chinese characters are stripped; at most 20 characters with a leading
 * plus, 11 for a mobile, which is written without gaps, otherwise 15 (spec 000 §5).
 */
export function typedPhone(value: string): string {
  const allowed = value.replace(/[^\d+\- ]/g, '').trimStart();
  if (allowed.startsWith('+')) return allowed.slice(0, LENGTHS.phone.most);
  return /^1[3-9]/.test(allowed) ? allowed.replace(/\D/g, '').slice(0, 11) : allowed.slice(0, 15);
}

/**
 * An account name as it is looked up and as its attempts are counted. A database folds more letters than this (`İ` to `i`), so no name
 * that was typed is folded there: an account has one spelling to count by.
 */
export function normalName(value: string): string {
  return value.toLowerCase();
}

/** An e-mail address as it is stored and looked up. */
export function normalEmail(value: string): string {
  return value.trim().toLowerCase();
}

/** A telephone number as it is stored and looked up: digits alone, a Chinese one without +86 and a landline with its 0. */
export function normalPhone(value: string): string {
  const digits = value.replace(/[^\d+]/g, '').replace(/^00/, '+');
  const home = /^(?:\+86|86(?=1[3-9]\d{9}$))0?(\d+)$/.exec(digits)?.[1];
  if (home === undefined) return digits;
  return MOBILE.test(home) ? home : `0${home}`;
}

/** Who forgot the password: an e-mail, or a phone with optional country prefix (spec 000 §5). */
export const contactProblem: FieldRule = (value) => {
  if (isMissing(value)) return 'missing';
  const fits = isEmail(value) || /^(\+?\d{1,4}[- ]?)?1\d{10}$/.test(value) || /^\d{6,15}$/.test(value);
  return fits ? undefined : 'contact-format';
};

/** Six characters that a mail brought; their case does not matter. */
export const codeProblem: FieldRule = (value) => {
  if (isMissing(value)) return 'missing';
  return /^[A-Za-z\d]{6}$/.test(value.trim()) ? undefined : 'code-format';
};

/** A code as it may be typed or pasted: without spaces, six characters at most. */
export function typedMailCode(value: string): string {
  return value.replace(/\s/g, '').slice(0, LENGTHS.code);
}

/** A text of one line that must be there, show all it holds and not be endless. */
export function textProblem(value: string, most: number = LENGTHS.text): Problem | undefined {
  if (isMissing(value)) return 'missing';
  if (!isOneLine(value)) return 'unseen';
  return value.length > most ? 'too-long' : undefined;
}

function kindsIn(value: string, kinds: readonly RegExp[]): number {
  return kinds.filter((kind) => kind.test(value)).length;
}
