import { isCreditCode } from './credit-code.ts';

/** A company as a visitor names it; without a credit code where none was typed yet or there is none. */
export interface NamedCompany {
  readonly name: string;
  readonly creditCode?: string | undefined;
}

/** Whether a company may be one by its form alone: a name of two characters with a letter in it, and a sound credit code if any. */
export function isWellFormedCompany({ name, creditCode }: NamedCompany): boolean {
  const text = name.trim();
  return [...text].length >= 2 && /\p{L}/u.test(text) && (creditCode === undefined || isCreditCode(creditCode));
}

/** A company name as names are compared: full and half width, case and repeated blanks make no difference. */
export function comparedName(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/** What a name may hold without showing it, and what sets words apart. */
const BETWEEN_LETTERS = /\p{Default_Ignorable_Code_Point}|[^\p{L}\p{N}\p{M}]/gu;

/**
 * A company name as a reader would take it for another one: its letters and digits alone, without case and width, and without
 * what no eye sees. Empty where nothing of the kind is in it.
 */
export function confusableName(name: string): string {
  const shown = name.normalize('NFKC').replace(BETWEEN_LETTERS, '');
  return shown.toUpperCase().toLowerCase().normalize('NFKC');
}
