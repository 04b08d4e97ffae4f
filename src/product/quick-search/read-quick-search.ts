import type { FieldId, Values } from '#product/configuration.ts';
import { foldWord, type QuickLine, type QuickWords, quickWordsOf } from './quick-words.ts';

/** Something a quick search says, as it stands in the text. */
export interface QuickPart {
  /** `line`: the series alone; `unit` and `input`: a segment of a type code; `code`: an option; `figure`: a figure asked for. */
  readonly kind: 'line' | 'type-code' | 'unit' | 'input' | 'code' | 'figure';
  readonly text: string;
  /** Where it begins in the text of the reading. */
  readonly at: number;
  /** The field it is about; undefined for a whole code or the series alone. */
  readonly field?: FieldId;
  readonly values: Values;
  /** Figures by field, in the units of the columns. */
  readonly figures: Readonly<Record<FieldId, number>>;
  /** What a word says that leaves the option of its field open by itself. */
  readonly says?: string;
  /** The figure that stands before it and a slash. */
  readonly before?: number;
}

/**
 * What of a quick search counts for nothing: `unknown` words, a figure of `zero`, what was said `again` later, the `other` of a pair
 * that excludes itself, and what leaves `open` which option of its field is meant.
 */
export interface Unread {
  readonly text: string;
  readonly why: 'unknown' | 'zero' | 'again' | 'other' | 'open';
  /** What was understood of it; left out of what is unknown. */
  readonly part?: QuickPart;
  /** Where it is answered, of what is open. */
  readonly field?: FieldId;
}

/** A quick search as it was understood. */
export interface QuickReading {
  /** What was typed, after Unicode normalisation: full-width letters are plain ones here. */
  readonly text: string;
  /** In the order of the text. */
  readonly parts: readonly QuickPart[];
  readonly unread: readonly Unread[];
  /** The whole type code, if one stands in the text. */
  readonly typeCode?: string;
}

type Found = Omit<QuickPart, 'text' | 'at'> & { readonly length: number };

/** Reads what stands at a place of the text; undefined where it is not its kind. */
type Reader = (place: Place) => Found | undefined;

/** Nobody types so much: an address may carry more. */
const LONGEST = 400;

interface Place {
  readonly text: string;
  /** The same in small letters. */
  readonly folded: string;
  readonly at: number;
  readonly words: QuickWords;
  readonly line: QuickLine;
}

/**
 * Reads one line of text as a search for drives: figures with symbol, name or unit (`1.5 kW`, `n2=50`, 扭矩 300 牛米), sizes (`K77`),
 * options (`K`, `IE3`, `M1`) and type codes, whole or in part, in any order. Of two figures for the same field the later one counts;
 * of a pair that the line looks for by one alone, the first. What is longer than 400 characters is read so far.
 */
export function readQuickSearch(typed: string, line: QuickLine): QuickReading {
  const text = typed.normalize('NFKC').trim().slice(0, LONGEST);
  const words = quickWordsOf(line);
  const folded = foldWord(text);
  const parts: QuickPart[] = [];
  const unknown: string[] = [];
  let at = 0;
  let wasUnknown = false;
  while (at < text.length) {
    const place: Place = { text, folded, at, words, line };
    const gap = match(/[\s,;、。·|]+/y, place);
    const found = gap === '' ? readAt(place) : undefined;
    if (found !== undefined) parts.push(partAt(found, place));
    const length = gap.length || found?.length || unknownLength(place);
    if (gap === '' && found === undefined) noteUnknown(unknown, text.slice(at, at + length), wasUnknown);
    wasUnknown = gap === '' && found === undefined;
    at += length;
  }
  return settled({ text, parts, unread: unknown.map((word) => ({ text: word, why: 'unknown' })) }, line);
}

/** The text without one of its parts, as a person takes a chip off. */
export function withoutPart({ text }: Pick<QuickReading, 'text'>, { at, text: part }: QuickPart): string {
  return `${text.slice(0, at)} ${text.slice(at + part.length)}`.replaceAll(/\s+/g, ' ').trim();
}

function partAt({ length, ...found }: Found, { text, at }: Place): QuickPart {
  return { ...found, text: text.slice(at, at + length).trim(), at };
}

function noteUnknown(unknown: string[], word: string, continues: boolean): void {
  const last = unknown.pop();
  if (last === undefined) unknown.push(word);
  else if (continues) unknown.push(last + word);
  else unknown.push(last, word);
}

/** Words are unknown as a whole, Chinese sign by sign: what follows them without a space may be known. */
function unknownLength(place: Place): number {
  return match(/\p{Script=Han}|[^\s,;、。·|\p{Script=Han}]+/uy, place).length || 1;
}

function match(pattern: RegExp, { folded, at }: Pick<Place, 'folded' | 'at'>): string {
  pattern.lastIndex = at;
  return pattern.exec(folded)?.[0] ?? '';
}

const READERS: readonly Reader[] = [
  readCode,
  readTopic,
  readOption,
  readNamedFigure,
  readFigurePair,
  readCountedFigure,
  readBegunOption,
];

function readAt(place: Place): Found | undefined {
  for (const read of READERS) {
    const found = read(place);
    if (found !== undefined) return found;
  }
  return undefined;
}

const NOTHING = { values: {}, figures: {} };

/** A type code, one of its first two segments with or without the series, or the series alone. */
function readCode(place: Place): Found | undefined {
  const chunk = match(/[^\s,;、。·|]+/y, place).toUpperCase();
  const { prefix, readUnit, readInput } = place.line.typeCode;
  const { length } = chunk;
  if (chunk === prefix) return { kind: 'line', length, ...NOTHING };
  if (chunk.startsWith(prefix) && chunk.includes('-')) return { kind: 'type-code', length, ...NOTHING };
  const unit = readUnit(chunk) ?? namedOnce(readUnit(prefix + chunk));
  if (unit) return { kind: 'unit', length, field: lastField(unit), values: unit, figures: {} };
  const input = /^\p{L}/u.test(chunk) ? readInput(chunk) : undefined;
  return input && { kind: 'input', length, field: lastField(input), values: input, figures: {} };
}

/** Without the series `K77` is a size alone: what it says twice, gear type and assembly by one letter, is no choice of an assembly. */
function namedOnce(unit: Values | undefined): Values | undefined {
  if (unit === undefined) return undefined;
  const codes = Object.values(unit);
  return Object.fromEntries(Object.entries(unit).filter(([, code], index) => codes.indexOf(code) === index));
}

/** What a segment is about in the end: its size. */
function lastField(values: Values): FieldId {
  return Object.keys(values).at(-1) ?? '';
}

const FIGURE = /\d+(?:[.,]\d+)*/y;
const JOINT = /\s*[=:≈~≥>]*\s*/y;

/** `fB 1.4`, `n2=50 r/min`, 转速50: a name before the figure; a unit behind it says more than the name. */
function readNamedFigure(place: Place): Found | undefined {
  const { folded, at, words } = place;
  const [name, field] = words.before.find(([word]) => startsWord(folded, at, word)) ?? [];
  if (name === undefined || field === undefined) return undefined;
  const joint = match(JOINT, { folded, at: at + name.length });
  if (joint === '' && /\d$/.test(name)) return undefined;
  const start = at + name.length + joint.length;
  const digits = match(FIGURE, { folded, at: start });
  if (digits === '') return undefined;
  const counted = counterAt(place, start + digits.length);
  const end = counted?.end ?? start + digits.length;
  return figure(counted ?? { field, factor: 1 }, digits, end - at);
}

/** `1.5 kW`, `50 r/min`, 4极: a unit behind the figure, or what is counted. */
function readCountedFigure(place: Place): Found | undefined {
  const digits = match(FIGURE, place);
  if (digits === '') return undefined;
  const counted = counterAt(place, place.at + digits.length);
  return counted && figure(counted, digits, counted.end - place.at);
}

/** `1450/30 r/min`: the figure of the unit, and the one that stands before it. */
function readFigurePair(place: Place): Found | undefined {
  const before = match(/\d+(?:[.,]\d+)*\s*\/\s*(?=\d)/y, place);
  const pair = before === '' ? undefined : readCountedFigure({ ...place, at: place.at + before.length });
  const isPair = pair?.field !== undefined && place.line.quickTopics?.before[pair.field] !== undefined;
  return isPair ? { ...pair, length: before.length + pair.length, before: readFigure(before) } : undefined;
}

function figure({ field, factor }: { field: FieldId; factor: number }, digits: string, length: number): Found {
  const value = Number((readFigure(digits) * factor).toPrecision(isDecimal(factor) ? 6 : 4));
  return { kind: 'figure', length, field, values: {}, figures: { [field]: value } };
}

/** Who counts in another system rounds: 2,500 in-lb are 282.5 Nm. */
function isDecimal(factor: number): boolean {
  return Number.isInteger(Math.log10(factor));
}

/** A comma stands before thousands in groups of three, else for the decimal point. */
function readFigure(digits: string): number {
  const isGrouped = /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(digits);
  return Number.parseFloat(isGrouped ? digits.replaceAll(',', '') : digits.replace(',', '.'));
}

function counterAt(place: Place, from: number): { field: FieldId; factor: number; end: number } | undefined {
  const { folded, words } = place;
  const at = from + match(/[ \u00a0-]*/y, { folded, at: from }).length;
  const [word, counted] = words.after.find(([one]) => startsWord(folded, at, one)) ?? [];
  return word === undefined || counted === undefined ? undefined : { ...counted, end: at + word.length };
}

/** Whether a word begins here; one of letters ends where they do, so that `n` is none in `nm`. */
function startsWord(folded: string, at: number, word: string): boolean {
  if (!folded.startsWith(word, at)) return false;
  const next = folded.slice(at + word.length, at + word.length + 1);
  return !(/[a-z]$/.test(word) && /[a-z]/.test(next));
}

/** A word about a field: what it comes to is settled when all is read. */
function readTopic({ folded, at, words }: Place): Found | undefined {
  const [word, topic] = words.topics.find(([one]) => startsWord(folded, at, one)) ?? [];
  if (word === undefined || topic === undefined) return undefined;
  return { kind: 'code', length: word.length, field: topic.field, values: {}, figures: {}, says: topic.says };
}

/** The code or name of an option, as one word or as the longest of several. */
function readOption(place: Place): Found | undefined {
  const { folded, at, words } = place;
  const [phrase, said] = words.phrases.find(([one]) => startsWord(folded, at, one)) ?? [];
  if (phrase !== undefined && said !== undefined) return option(said, phrase.length);
  for (const pattern of [/[^\s,;、。·|]+/y, /\d+ ?hz/y, /\p{Script=Han}+/uy]) {
    const word = match(pattern, place);
    const values = place.words.codes.get(word.replaceAll(' ', ''));
    if (values !== undefined) return option(values, word.length);
  }
  return undefined;
}

/** The name of an option that a Chinese text begins with, the longest one. */
function readBegunOption({ folded, at, words }: Place): Found | undefined {
  const [begun] = [...words.codes]
    .filter(([word]) => /^\p{Script=Han}{2,}$/u.test(word) && folded.startsWith(word, at))
    .sort(([one], [other]) => other.length - one.length);
  return begun && option(begun[1], begun[0].length);
}

function option(values: Values, length: number): Found {
  const [field = ''] = (Object.keys(values)[0] ?? '').split('.');
  return { kind: 'code', length, field, values, figures: {} };
}

/** Takes out what counts for nothing, and names the type code. */
function settled(reading: QuickReading, line: QuickLine): QuickReading {
  const left: QuickPart[] = [];
  const unread: Unread[] = [...reading.unread];
  const parts = reading.parts.map((part) => settledPart(part, reading, line));
  for (const [index, part] of parts.entries()) {
    const why = whyLeft(part, parts.slice(index + 1), left, line.search.toggles);
    if (part.before !== undefined && !saysBefore(part)) unread.push({ text: String(part.before), why: 'unknown' });
    if (why === undefined) left.push(part);
    else unread.push({ text: part.text, why, part, ...(why === 'open' && part.field && { field: part.field }) });
  }
  const code = left.find(({ kind }) => kind === 'type-code')?.text;
  return { text: reading.text, parts: left, unread, ...(code !== undefined && { typeCode: code }) };
}

/** A part with what it says only beside the others. */
function settledPart(part: QuickPart, { parts }: QuickReading, { quickTopics }: QuickLine): QuickPart {
  const { field = '', says, before } = part;
  const values: Values = Object.assign({}, ...parts.map((one) => one.values));
  if (before !== undefined) {
    const more = quickTopics?.before[field]?.(before, values);
    return { ...part, values: { ...more?.values }, figures: { ...part.figures, ...more?.figures } };
  }
  if (says === undefined) return part;
  const all = parts.flatMap((one) => (one.field === field && one.says !== undefined ? [one.says] : []));
  return { ...part, values: quickTopics?.settle(field, all, values) ?? {} };
}

function saysBefore({ values, figures }: QuickPart): boolean {
  return Object.keys(values).length > 0 || Object.keys(figures).length > 1;
}

function whyLeft(
  part: QuickPart,
  later: readonly QuickPart[],
  before: readonly QuickPart[],
  toggles: QuickLine['search']['toggles'],
): Unread['why'] | undefined {
  const { field } = part;
  if (part.says !== undefined) return Object.keys(part.values).length === 0 ? 'open' : undefined;
  if (part.kind !== 'figure' || field === undefined) return undefined;
  if (saysZero(part)) return 'zero';
  if (later.some((other) => other.kind === 'figure' && other.field === field && !saysZero(other))) return 'again';
  const pair = Object.values(toggles).find((ways) => ways.includes(field)) ?? [];
  return before.some((other) => other.field !== field && pair.includes(other.field ?? '')) ? 'other' : undefined;
}

function saysZero({ field = '', figures }: QuickPart): boolean {
  return figures[field] === 0;
}
