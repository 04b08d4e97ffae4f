import { MAIL_TEMPLATES, type MailTemplate, type MailValues } from './mail-templates.ts';

type ValueName = { [Template in MailTemplate]: keyof MailValues[Template] }[MailTemplate];

/** What may stand in curly brackets in the text of a mail. */
export type PlaceholderName = 'brand' | ValueName;

interface PlaceholderFacts {
  /** Whether a mail that has it is of no use without it. */
  readonly needed: boolean;
  /** Whether it may stand in the subject, which lists and lock screens show to anybody. */
  readonly inSubject: boolean;
}

/** Every placeholder, in the order in which they are offered. */
export const PLACEHOLDERS: { readonly [Name in PlaceholderName]: PlaceholderFacts } = {
  code: { needed: true, inSubject: false },
  link: { needed: true, inSubject: false },
  username: { needed: false, inSubject: true },
  company: { needed: false, inSubject: true },
  brand: { needed: false, inSubject: true },
};

/** The placeholders of a mail: what it is filled with, and the name of the portal. */
export function placeholdersOf(template: MailTemplate): readonly PlaceholderName[] {
  const { sample } = MAIL_TEMPLATES[template];
  return placeholderNames().filter((name) => name === 'brand' || Object.hasOwn(sample, name));
}

/** What a mail of a template is filled with where it is only shown. */
export function sampleValues(template: MailTemplate, brand: string): Readonly<Record<string, string>> {
  return { ...MAIL_TEMPLATES[template].sample, brand };
}

function placeholderNames(): readonly PlaceholderName[] {
  // TypeScript forgets the names of the keys.
  return Object.keys(PLACEHOLDERS) as PlaceholderName[];
}
