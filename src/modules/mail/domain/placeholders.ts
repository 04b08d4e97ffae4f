import type { MailFacts } from '#kernel/declared.ts';

/** A mail, as far as what it is filled with goes. */
export type Fillable = Pick<MailFacts, 'sample'>;

interface PlaceholderFacts {
  /** Whether a mail that has it is of no use without it. */
  readonly needed: boolean;
  /** Whether it may stand in the subject, which lists and lock screens show to anybody. */
  readonly inSubject: boolean;
}

/** What may stand in curly brackets and has a word of its own, in the order in which it is offered. */
export const PLACEHOLDERS = {
  code: { needed: true, inSubject: false },
  link: { needed: true, inSubject: false },
  username: { needed: false, inSubject: true },
  company: { needed: false, inSubject: true },
  brand: { needed: false, inSubject: true },
} as const satisfies Record<string, PlaceholderFacts>;

export type PlaceholderName = keyof typeof PLACEHOLDERS;

/** Whether a placeholder is one of those that mails of several modules have. */
export function isCommon(name: string): name is PlaceholderName {
  return Object.hasOwn(PLACEHOLDERS, name);
}

/** What holds for a placeholder: one that a single module knows is left to whoever writes the text. */
export function factsOf(name: string): PlaceholderFacts {
  return isCommon(name) ? PLACEHOLDERS[name] : { needed: false, inSubject: true };
}

/** The placeholders of a mail: what it is filled with, and the name of the portal. */
export function placeholdersOf({ sample }: Fillable): readonly string[] {
  const common = Object.keys(PLACEHOLDERS).filter((name) => name === 'brand' || Object.hasOwn(sample, name));
  return [...Object.keys(sample).filter((name) => !isCommon(name)), ...common];
}

/** What a mail is filled with where it is only shown. */
export function sampleValues({ sample }: Fillable, brand: string): Readonly<Record<string, string>> {
  return { ...sample, brand };
}
