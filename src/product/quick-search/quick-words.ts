import { LOCALES, textIn } from '#kernel/locale.ts';
import type { ColumnDef } from '#product/column.ts';
import type { FieldId, Values } from '#product/configuration.ts';
import { type FieldDef, HIDDEN, NONE } from '#product/field.ts';
import type { ProductLine } from '#product/line.ts';
import type { QuickTopic } from './quick-topic.ts';
import { UNIT_WORDS } from './units.ts';

/** What the factor that a drive must reach is called, whichever sign a line of ours or another maker gives it. */
const FACTOR_NAMES = ['fB', 'f1', 'fs', 'SF', 'service factor', '使用系数', '工况系数', '服务系数', '安全系数'];
/** The factor is also said behind its figure: 1.5倍. */
const FACTOR_COUNTERS = ['倍', 'times'];

/** What a line must say of itself so that its quick search can be read. */
export type QuickLine = Pick<ProductLine, 'rows' | 'search' | 'steps' | 'typeCode' | 'quickWords' | 'quickTopics'>;

/** What stands behind a figure: whose figure it is, and how many of the column's unit one of it is. */
export interface CountedBy {
  readonly field: FieldId;
  readonly factor: number;
}

/** The words of a line's quick search, in small letters after Unicode normalisation (NFKC). */
export interface QuickWords {
  /** What stands before a figure, the longest first: symbols and names, `fb`, `n2`, 输出转速. */
  readonly before: readonly (readonly [word: string, field: FieldId])[];
  /** What stands behind one, the longest first: units, and what is counted, such as poles. */
  readonly after: readonly (readonly [word: string, counted: CountedBy])[];
  /** Codes and names of options, with what they say. */
  readonly codes: ReadonlyMap<string, Values>;
  /** Those of several words, the longest first. */
  readonly phrases: readonly (readonly [phrase: string, values: Values])[];
  /** Words about a field that leave its option open by themselves, the longest first. */
  readonly topics: readonly (readonly [word: string, topic: QuickTopic])[];
  /** The codes of the models, such as gear types: what may be called a series. */
  readonly models: ReadonlyMap<string, Values>;
  /** The field of the factor that a drive must reach. */
  readonly required: FieldId | undefined;
  readonly ratio: FieldId | undefined;
  /** Of the output. */
  readonly speed: FieldId | undefined;
  readonly speedIn: FieldId | undefined;
}

const known = new WeakMap<object, QuickWords>();

/** The words of a line, worked out once: from its columns with their symbols, names and units, and from the options of its fields. */
export function quickWordsOf(line: QuickLine): QuickWords {
  const made = known.get(line.rows) ?? makeWords(line);
  known.set(line.rows, made);
  return made;
}

/** A text as the words are written. */
export function foldWord(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

function makeWords(line: QuickLine): QuickWords {
  const figures = line.rows.columns.filter((column) => isFigureAsked(column, line));
  const before = figures.flatMap((column) => namesOf(column, line).map((name) => [name, fieldOf(column)] as const));
  const after = figures.flatMap((column) => countersOf(column));
  const topics = Object.entries(line.quickTopics?.words ?? {}).map(([word, topic]) => [foldWord(word), topic] as const);
  const codes = codesOf(line);
  const fieldOfSign = (sign: string) => figures.filter(({ symbol }) => symbol === sign).map(fieldOf)[0];
  return {
    before: longestFirst(before),
    after: longestFirst(after),
    codes,
    phrases: longestFirst([...codes].filter(([word]) => word.includes(' '))),
    topics: longestFirst(topics),
    models: modelsOf(line),
    required: figures.filter(isRequired).map(fieldOf)[0],
    ratio: fieldOfSign('i'),
    speed: fieldOfSign('n2'),
    speedIn: fieldOfSign('n1'),
  };
}

/** A figure a person can ask rows for; what only says how rows are read is one where its line says what it is called. */
function isFigureAsked({ id, wire = id, kind, ask, said }: ColumnDef, { search }: QuickLine): boolean {
  const isUnderstood = ask?.kind !== 'reading' || said !== undefined;
  return kind === 'number' && ask !== undefined && isUnderstood && isAsked(wire, search);
}

function isAsked(field: FieldId, { asked, chosen }: QuickLine['search']): boolean {
  return asked.includes(field) || chosen.includes(field);
}

function isRequired({ ask }: ColumnDef): boolean {
  return ask?.kind === 'at-least';
}

function fieldOf({ id, wire = id }: ColumnDef): FieldId {
  return wire;
}

/**
 * Symbol, names in both languages with their last words (转速 of 输出转速), and what else it is called. Of what says how rows are
 * read the last word is none: a speed without a name is not the one at the input.
 */
function namesOf(column: ColumnDef, { steps }: QuickLine): readonly string[] {
  const field = steps.flatMap(({ fields }) => fields).find(({ id }) => id === fieldOf(column));
  const labels = [column.label, field?.label].flatMap((label) =>
    label === undefined ? [] : LOCALES.map((locale) => textIn(label, locale)),
  );
  const lastWords = column.ask?.kind === 'reading' ? [] : labels.map(lastWord);
  const factorNames = isRequired(column) ? FACTOR_NAMES : [];
  const names = [column.symbol ?? '', ...labels, ...lastWords, ...(column.said?.named ?? []), ...factorNames];
  return [...new Set(names.map(foldWord))].filter((name) => name !== '');
}

/** The head of a name, which alone is often said: the last two signs of a Chinese name, the last word of another. */
function lastWord(label: string): string {
  if (/^\p{Script=Han}{3,}$/u.test(label)) return label.slice(-2);
  return label.split(' ').at(-1) ?? '';
}

function countersOf(column: ColumnDef): readonly (readonly [string, CountedBy])[] {
  const field = fieldOf(column);
  const units = Object.entries(UNIT_WORDS)
    .filter(([, { unit }]) => unit === column.unit && (column.ask?.kind !== 'reading' || column.said?.byUnit))
    .map(([word, { factor }]) => [word, { field, factor }] as const);
  const words = [...(column.said?.counted ?? []), ...(isRequired(column) ? FACTOR_COUNTERS : [])];
  const counted = words.map((word) => [foldWord(word), { field, factor: 1 }] as const);
  return [...units, ...counted];
}

function longestFirst<Entry extends readonly [string, unknown]>(entries: readonly Entry[]): readonly Entry[] {
  const first = new Map<string, Entry>();
  for (const entry of entries) if (!first.has(entry[0])) first.set(entry[0], entry);
  return [...first.values()].sort(([one], [other]) => other.length - one.length);
}

/** The codes of the first step by which a person names what is looked for: R of gear type R. */
function modelsOf({ steps }: QuickLine): ReadonlyMap<string, Values> {
  const fields = steps.filter(({ kind }) => kind === 'model').flatMap((step) => step.fields);
  const codes = fields.filter(({ kind, modelled }) => kind === 'choice' && modelled).flatMap(shortCodes);
  return meaningOne(codes);
}

function shortCodes({ id, values }: FieldDef): readonly OptionWord[] {
  const short = values.filter(({ code }) => /^[A-Z]{1,2}$/.test(code));
  return short.map(({ code }) => ({ word: foldWord(code), values: { [id]: code } }));
}

/** Codes that say nothing on their own: figures, and that something is or is not there. */
const SAYING_NOTHING = new Set([HIDDEN, NONE, 'yes', 'no', 'standard', 'custom', 'other']);

/** Every word that means one option, of the earliest step that knows it; the line's own words come before them. */
function codesOf(line: QuickLine): ReadonlyMap<string, Values> {
  const known = new Map<string, Values>();
  for (const { kind, fields } of line.steps) {
    const hasNames = kind === 'model' || kind === 'search';
    const words = meaningOne(fields.flatMap((field) => wordsOfField(field, hasNames)));
    for (const [word, values] of words) if (!known.has(word)) known.set(word, values);
  }
  const own = Object.entries(line.quickWords ?? {}).map(([word, values]) => [foldWord(word), values] as const);
  return new Map([...known, ...own]);
}

interface OptionWord {
  readonly word: string;
  readonly values: Values;
}

/** The words that mean one thing alone. */
function meaningOne(words: readonly OptionWord[]): ReadonlyMap<string, Values> {
  const meanings = new Map<string, Map<string, Values>>();
  for (const { word, values } of words) {
    const said = meanings.get(word) ?? new Map<string, Values>();
    meanings.set(word, said.set(JSON.stringify(values), values));
  }
  return new Map(
    [...meanings].flatMap(([word, said]) => {
      const [values] = said.values();
      return said.size === 1 && values !== undefined ? [[word, values] as const] : [];
    }),
  );
}

function wordsOfField(field: FieldDef, hasNames: boolean): readonly OptionWord[] {
  if (!field.modelled) return [];
  return field.values.flatMap(({ code, label }) => {
    const values = field.kind === 'multi' ? { [`${field.id}.${code}`]: 'yes' } : { [field.id]: code };
    const names = hasNames ? LOCALES.flatMap((locale) => partsOf(textIn(label, locale))).map(foldWord) : [];
    const words = new Set([foldWord(code), ...names.filter((name) => !isFactorName(name))]);
    return [...words].filter(saysSomething).map((word) => ({ word, values }));
  });
}

/**
 * A name, and the words it consists of: `DN(IE3)` is also said as DN or IE3. Of a name that is half a sentence, `Hollow worm for your
 * motor (AM)`, the plain words say nothing alone: a hollow shaft is no hollow worm.
 */
function partsOf(label: string): readonly string[] {
  const parts = label.split(/[\s()（）]+/);
  const isPhrase = parts.filter(isPlainWord).length > 2;
  return [label.replaceAll(' ', ''), ...(isPhrase ? parts.filter((part) => !isPlainWord(part)) : parts)];
}

function isPlainWord(word: string): boolean {
  return /^\p{Lu}?\p{Ll}+$/u.test(word);
}

function saysSomething(word: string): boolean {
  return /\p{L}/u.test(word) && !SAYING_NOTHING.has(word) && !(word in UNIT_WORDS);
}

/** `Other, f1 as entered` is not what f1 means. */
function isFactorName(word: string): boolean {
  return FACTOR_NAMES.some((name) => foldWord(name) === word);
}
