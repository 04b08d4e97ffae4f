import { type MailText, written } from './mail-text.ts';
import { type Fillable, factsOf, placeholdersOf } from './placeholders.ts';

/** How long a text may be, in characters. */
export const TEXT_LIMITS = { subject: 120, body: 6000 } as const;

/** What may be wrong with a part of a text; told under `fault.<name>` in `mail/locales`. */
export type TextProblem = 'missing' | 'too-long' | 'line-break' | 'control' | 'unknown' | 'body-only' | 'needed';

/** One thing that is wrong, and what its sentence is filled with. */
export interface TextFault {
  readonly problem: TextProblem;
  readonly names: string;
  readonly most: number;
}

/** The first thing that is wrong with each part of a text. */
export type TextFaults = { readonly [Part in keyof MailText]?: TextFault };

interface Given {
  readonly part: keyof MailText;
  readonly text: string;
  readonly mail: Fillable;
}

type Rule = (given: Given) => TextProblem | readonly [TextProblem, readonly string[]] | undefined;

/** Line breaks of every kind; the body may have the plain one. */
const BREAK = /[\n\r\u0085\u2028\u2029]/;
/** What no eye sees: control characters, and marks that turn the direction of writing around. */
const UNSEEN = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

const missing: Rule = ({ text }) => (text.trim() === '' ? 'missing' : undefined);
const tooLong: Rule = ({ part, text }) => (text.length > TEXT_LIMITS[part] ? 'too-long' : undefined);
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
const RULES: { readonly [Part in keyof MailText]: readonly Rule[] } = {
  subject: [missing, broken, unseen, tooLong, unknown, bodyOnly],
  body: [missing, unseen, tooLong, unknown, needed],
};

/** How many names a sentence lists, and how long each may be in it. */
const MAX_NAMES = 3;
const LONGEST_NAME = 24;

/** What is wrong with the text of a mail: it must say what its template is for, with placeholders its mails can fill in. */
export function textFaults(mail: Fillable, text: MailText): TextFaults {
  const subject = firstFault({ part: 'subject', text: text.subject, mail });
  const body = firstFault({ part: 'body', text: text.body, mail });
  return { ...(subject && { subject }), ...(body && { body }) };
}

/** Whether a text can be sent as it is. */
export function isSound(mail: Fillable, text: MailText): boolean {
  return Object.keys(textFaults(mail, text)).length === 0;
}

function firstFault(given: Given): TextFault | undefined {
  for (const rule of RULES[given.part]) {
    const found = rule(given);
    if (found === undefined) continue;
    const [problem, names] = typeof found === 'string' ? [found, []] : found;
    return { problem, names: listed(names), most: TEXT_LIMITS[given.part] };
  }
  return undefined;
}

function listed(names: readonly string[]): string {
  const short = [...new Set(names)].slice(0, MAX_NAMES);
  return short.map((name) => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name)).join(' ');
}
