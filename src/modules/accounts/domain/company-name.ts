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
