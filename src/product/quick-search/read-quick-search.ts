import type { FieldId, Values } from '#product/configuration.ts';
import { readCountedFigure, readFigurePair, readNamedFigure, readRatio, readRequiredFigure } from './figure-readers.ts';
import { withInputSpeeds } from './input-speed.ts';
import { type Found, match, type Place, type Reader, startsWord } from './quick-place.ts';
import type { QuickPart, QuickReading, Unread } from './quick-reading.ts';
import { foldWord, type QuickLine, quickWordsOf } from './quick-words.ts';
import { withUnitsBehind } from './unit-first.ts';

/** Nobody types so much: an address may carry more. */
const LONGEST = 400;

/**
 * Reads one line of text as a search for drives: figures with symbol, name or unit (`1.5 kW`, `n2=50`, 扭矩 300 牛米), sizes (`K77`),
 * options (`K`, `IE3`, `M1`) and type codes, whole or in part, in any order. Of two figures for the same field the later one counts;
 * of a pair that the line looks for by one alone, the first. What is longer than 400 characters is read so far.
 */
export function readQuickSearch(typed: string, line: QuickLine): QuickReading {
  const words = quickWordsOf(line);
  const text = withUnitsBehind(withZeros(typed.normalize('NFKC').trim().slice(0, LONGEST)), words);
  const folded = foldWord(text);
  const parts: QuickPart[] = [];
  const unknown: string[] = [];
  let at = 0;
  let wasUnknown = false;
  while (at < text.length) {
    const place: Place = { text, folded, at, words, line };
    const gap = match(/[\s,;、。·|]+/y, place) || fillerAt(place);
    const found = gap === '' ? readAt(place) : undefined;
    if (found !== undefined) parts.push(partAt(found, place));
    const length = gap.length || found?.length || unknownLength(place);
    if (gap === '' && found === undefined) noteUnknown(unknown, text.slice(at, at + length), wasUnknown);
    wasUnknown = gap === '' && found === undefined;
    at += length;
  }
  return settled({ text, parts, unread: unknown.map((word) => ({ text: word, why: 'unknown' })) }, line);
}

/** A figure in which a letter stands for a zero, as it is read from a plate: `27O Nm`. */
const WORN_FIGURE = /(?<=^|[\s=:≈,;])\d[\d.,]*[oO][\d.,oO]*(?=[\s,;]|$)/g;

/** The text with zeros where a letter O stands in a figure; every sign keeps its place. */
function withZeros(text: string): string {
  return text.replace(WORN_FIGURE, (figure) => figure.replace(/[oO]/g, '0'));
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

const READERS: readonly Reader[] = [
  readCode,
  readRequiredFigure,
  readTopic,
  readSeriesName,
  readOption,
  readRatio,
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

/** What every search means and none says: a gear unit. */
const FILLERS = /减速(?:电机|机|器|箱)|(?:gear ?motor|gear ?unit|gear ?box|reducer)s?(?![a-z])/y;

/** Such words behind another one without a space count for nothing as well: K系列减速机. */
function fillerAt(place: Place): string {
  return match(FILLERS, place);
}

const NOTHING = { values: {}, figures: {} };

/** A type code, one of its first two segments with or without the series, or the series alone. */
function readCode(place: Place): Found | undefined {
  const chunk = match(/[^\s,;、。·|]+/y, place).toUpperCase();
  const { prefix, readUnit, readInput } = place.line.typeCode;
  const { length } = chunk;
  if (chunk === prefix) return { kind: 'line', length, ...NOTHING };
  if (chunk.startsWith(prefix) && chunk.includes('-')) return { kind: 'type-code', length, ...NOTHING };
  const unit = readUnit(chunk) ?? (isNoFigure(chunk, place) ? namedOnce(readUnit(prefix + chunk)) : undefined);
  if (unit) return { kind: 'unit', length, field: lastField(unit), values: unit, figures: {} };
  const input = /^\p{L}/u.test(chunk) ? readInput(chunk) : undefined;
  return input && { kind: 'input', length, field: lastField(input), values: input, figures: {} };
}

/** A size of digits alone is told from any other figure by its leading zero, behind the series, or where nothing else is said. */
function isNoFigure(chunk: string, { text, folded, at, line }: Place): boolean {
  if (!/^[1-9][\d./]*$/.test(chunk) || chunk.length === text.length) return true;
  return folded.slice(0, at).trimEnd().endsWith(foldWord(line.typeCode.prefix));
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
  for (const pattern of [/[^\s,;、。·|]+/y, /\d+ ?(?:hz|v)(?![a-z])/y, /\p{Script=Han}+/uy]) {
    const word = match(pattern, place);
    const values = place.words.codes.get(word.replaceAll(' ', ''));
    if (values !== undefined) return option(values, word.length);
  }
  return undefined;
}

/** K系列, K型, `K series`, `K-type`: what is called a series here is one option of the model. */
function readSeriesName(place: Place): Found | undefined {
  const name = match(/[a-z]{1,2}(?=[ -]?(?:系列|系|型号|型|series|type)(?![a-z]))/y, place);
  const values = place.words.models.get(name);
  const [series] = /^[ -]?(?:系列|系|型号|型|series|type)/.exec(place.folded.slice(place.at + name.length)) ?? [''];
  return values && option(values, name.length + series.length);
}

/** The name of an option that a Chinese text begins with, the longest one. */
function readBegunOption({ folded, at, words }: Place): Found | undefined {
  const [begun] = [...words.codes]
    .filter(([word]) => /^\p{Script=Han}{2,}$/u.test(word) && folded.startsWith(word, at))
    .sort(([one], [other]) => other.length - one.length);
  return begun && option(begun[1], begun[0].length);
}

function option(values: Values, length: number): Found {
  const [variable] = Object.keys(values);
  if (variable === undefined) return { kind: 'line', length, ...NOTHING };
  const [field = ''] = variable.split('.');
  return { kind: 'code', length, field, values, figures: {} };
}

/** Takes out what counts for nothing, and names the type code. */
function settled(reading: QuickReading, line: QuickLine): QuickReading {
  const left: QuickPart[] = [];
  const unread: Unread[] = [...reading.unread];
  const parts = withInputSpeeds(reading.parts, line).map((part) => settledPart(part, reading, line));
  for (const [index, part] of parts.entries()) {
    const why = whyLeft(part, parts.slice(index + 1), left, line.search.toggles);
    if (part.before !== undefined && !saysBefore(part)) unread.push({ text: String(part.before), why: 'unknown' });
    if (why === undefined) {
      left.push(part);
      continue;
    }
    const [input, said] = inputApart(part);
    if (input) left.push(input);
    unread.push({ text: said.text, why, part: said, ...(why === 'open' && said.field && { field: said.field }) });
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

/** Of `1400/47 rpm` whose output speed is not asked for, since a ratio is, what the speed of the input says stays. */
function inputApart(part: QuickPart): readonly [input: QuickPart | undefined, said: QuickPart] {
  const { field = '', text, at, values } = part;
  const [, input = ''] = /^(.*?\d[\d.,]*\s*\/\s*)\d/.exec(text) ?? [];
  if (part.before === undefined || input === '' || !saysBefore(part)) return [undefined, part];
  const { [field]: speed = 0, ...figures } = part.figures;
  const [said] = Object.keys({ ...values, ...figures });
  const output = {
    ...part,
    text: text.slice(input.length),
    at: at + input.length,
    values: {},
    figures: { [field]: speed },
  };
  const { before, field: _, ...kept } = part;
  return [{ ...kept, text: input.trim(), figures, ...(said !== undefined && { field: said }) }, output];
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
