import { z } from 'zod';
import { DECIMAL_NUMBER, WHOLE_NUMBER } from '#kernel/contract.ts';
import { type Locale, textIn } from '#kernel/locale.ts';
import { toldFault } from '#kernel/told-fault.ts';
import { platformText } from '#server/server-texts.ts';

type Issue = z.core.$ZodIssue;

/** What zod says about a fault, in the language of the person. */
export const FAULTS = { 'zh-cn': z.locales.zhCN().localeError, en: z.locales.en().localeError };

/** What is wrong in a place, as whoever filled it in would say it; what has no words of ours is told in those of the schema library. */
export function messageOf(issue: Issue, locale: Locale): string {
  const told = issue.code === 'custom' ? toldFault(issue.params) : undefined;
  if (told) return textIn(told, locale);
  const words = wordsOf(issue, locale);
  return words ? platformText(locale, words.key, words.values) : issue.message;
}

interface Words {
  readonly key: string;
  readonly values?: Readonly<Record<string, string>>;
}

function wordsOf(issue: Issue, locale: Locale): Words | undefined {
  if (issue.code === 'invalid_format' && issue.format === 'regex')
    return { key: PATTERNS[String(issue.pattern)] ?? 'invalid.pattern' };
  if (isMissing(issue)) return { key: 'invalid.missing' };
  if (issue.code === 'invalid_type') return typed(TYPES[issue.expected]);
  if (issue.code === 'invalid_value')
    return { key: 'invalid.option', values: { options: issue.values.map(String).join(BETWEEN[locale]) } };
  if (issue.code === 'too_small' && issue.inclusive) return bounded(TOO_SMALL[issue.origin], issue.minimum);
  if (issue.code === 'too_big' && issue.inclusive) return bounded(TOO_BIG[issue.origin], issue.maximum);
  return undefined;
}

/** What stands between the options of a list. */
const BETWEEN: Readonly<Record<Locale, string>> = { 'zh-cn': '、', en: ', ' };

/** Nothing was given, or nothing was filled in. */
function isMissing(issue: Issue): boolean {
  // The schema library tells what it was given in its own words alone; without a value nothing else can be wrong.
  if (issue.code === 'invalid_type') return RECEIVED_NOTHING.test(issue.message);
  return issue.code === 'too_small' && (issue.origin === 'string' || issue.origin === 'array') && issue.minimum === 1;
}

const RECEIVED_NOTHING = /undefined$/;

function bounded(key: string | undefined, bound: number | bigint): Words | undefined {
  return key === undefined ? undefined : { key, values: { bound: String(bound) } };
}

function typed(key: string | undefined): Words | undefined {
  return key === undefined ? undefined : { key };
}

/** What is said of a value of another kind, by the kind that is wanted. */
const TYPES: Readonly<Record<string, string>> = {
  int: 'invalid.type-int',
  number: 'invalid.type-number',
  string: 'invalid.type-string',
  boolean: 'invalid.type-boolean',
  array: 'invalid.type-array',
};

/** What is said of a bound, by what it bounds. */
const TOO_SMALL: Readonly<Record<string, string>> = {
  string: 'invalid.too-short',
  array: 'invalid.too-few',
  number: 'invalid.too-small',
  int: 'invalid.too-small',
};
const TOO_BIG: Readonly<Record<string, string>> = {
  string: 'invalid.too-long',
  array: 'invalid.too-many',
  number: 'invalid.too-big',
  int: 'invalid.too-big',
};

/** What is said in the place of a regular expression. */
const PATTERNS: Readonly<Record<string, string>> = {
  [String(DECIMAL_NUMBER)]: 'invalid.decimal',
  [String(WHOLE_NUMBER)]: 'invalid.whole-number',
};
