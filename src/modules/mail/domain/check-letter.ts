import { type Letter, written } from './letter.ts';
import { type Fillable, factsOf, placeholdersOf } from './placeholders.ts';

/** How long a letter may be, in characters. */
export const LETTER_LIMITS = { subject: 120, body: 6000 } as const;

/** What may be wrong with a part of a letter; told under `fault.<name>` in `mail/locales`. */
export type LetterProblem = 'missing' | 'too-long' | 'line-break' | 'control' | 'unknown' | 'body-only' | 'needed';

/** One thing that is wrong, and what its sentence is filled with. */
export interface LetterFault {
  readonly problem: LetterProblem;
  readonly names: string;
  readonly most: number;
}

/** The first thing that is wrong with each part of a letter. */
export type LetterFaults = { readonly [Part in keyof Letter]?: LetterFault };

interface Given {
  readonly part: keyof Letter;
  readonly text: string;
  readonly mail: Fillable;
}

type Rule = (given: Given) => LetterProblem | readonly [LetterProblem, readonly string[]] | undefined;

/** Line breaks of every kind; the body may have the plain one. */
const BREAK = /[\n\r\u0085\u2028\u2029]/;
/** What no eye sees: control characters, and marks that turn the direction of writing around. */
const UNSEEN = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

const missing: Rule = ({ text }) => (text.trim() === '' ? 'missing' : undefined);
const tooLong: Rule = ({ part, text }) => (text.length > LETTER_LIMITS[part] ? 'too-long' : undefined);
const broken: Rule = ({ text }) => (BREAK.test(text) ? 'line-break' : undefined);
const unseen: Rule = ({ part, text }) =>
  UNSEEN.test(part === 'body' ? text.replace(/[\n\r\t]/g, '') : text) ? 'control' : undefined;

/** Whatever stands in brackets must be a placeholder of the mail, and no bracket stands alone. */
const unknown: Rule = ({ text, mail }) => {
  const rest = placeholdersOf(mail).reduce((left, name) => left.replaceAll(written(name), ' '), text);
  const names = rest.match(/\{[^{}\n]*\}?|\}/g) ?? [];
  return names.length > 0 ? ['unknown', names] : undefined;
};

const bodyOnly: Rule = ({ text, mail }) => {
  const names = placeholdersOf(mail).filter((name) => !factsOf(name).inSubject && text.includes(written(name)));
  return names.length > 0 ? ['body-only', names.map(written)] : undefined;
};

const needed: Rule = ({ text, mail }) => {
  const names = placeholdersOf(mail).filter((name) => factsOf(name).needed && !text.includes(written(name)));
  return names.length > 0 ? ['needed', names.map(written)] : undefined;
};

/** What is asked of each part, in this order. */
const RULES: { readonly [Part in keyof Letter]: readonly Rule[] } = {
  subject: [missing, broken, unseen, tooLong, unknown, bodyOnly],
  body: [missing, unseen, tooLong, unknown, needed],
};

/** How many names a sentence lists, and how long each may be in it. */
const MAX_NAMES = 3;
const LONGEST_NAME = 24;

/** What is wrong with the text of a mail: it must say what its template is for, with placeholders its mails can fill in. */
export function letterFaults(mail: Fillable, letter: Letter): LetterFaults {
  const subject = firstFault({ part: 'subject', text: letter.subject, mail });
  const body = firstFault({ part: 'body', text: letter.body, mail });
  return { ...(subject && { subject }), ...(body && { body }) };
}

/** Whether a letter can be sent as it is. */
export function isSound(mail: Fillable, letter: Letter): boolean {
  return Object.keys(letterFaults(mail, letter)).length === 0;
}

/** A sentence about a fault, filled in. */
export function tellFault(sentence: string, { names, most }: LetterFault): string {
  return sentence.replace('{names}', () => names).replace('{most}', String(most));
}

function firstFault(given: Given): LetterFault | undefined {
  for (const rule of RULES[given.part]) {
    const found = rule(given);
    if (found === undefined) continue;
    const [problem, names] = typeof found === 'string' ? [found, []] : found;
    return { problem, names: listed(names), most: LETTER_LIMITS[given.part] };
  }
  return undefined;
}

function listed(names: readonly string[]): string {
  const short = [...new Set(names)].slice(0, MAX_NAMES);
  return short.map((name) => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name)).join(' ');
}
