import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import {
  type Configuration,
  EMPTY_CONFIGURATION,
  SEARCH_NUMBERS,
  type Search,
  type Values,
} from '#modules/configurator/domain/configuration.ts';
import { rowValues } from '#modules/configurator/domain/domains.ts';
import type { Cleared } from '#modules/configurator/domain/outcome.ts';
import { fitToRelease } from '#modules/configurator/domain/reconcile.ts';
import { findRow } from './find-row.ts';
import { readInput } from './input-designation.ts';
import { NUMBER_WORDS, SEGMENT_TABLE } from './segments.ts';
import type { TypeCodeContext } from './type-code-context.ts';
import { readUnit } from './unit-designation.ts';

export interface TypeCodeReading {
  /** The closest configuration the release allows. */
  readonly config: Configuration;
  /** The words that could not be read, or that no row of the catalogue has. */
  readonly unread: readonly string[];
  /** What was read but does not go together with the rest. */
  readonly cleared: readonly Cleared[];
}

/** Reads a type code or the text of a nameplate back (product §5); undefined if no type code of JRT stands in it. */
export function readTypeCode(text: string, context: TypeCodeContext): TypeCodeReading | undefined {
  const words = text
    .normalize('NFKC')
    .toUpperCase()
    .split(/\s+/)
    .filter((part) => part !== '');
  const code = words.find((part) => part.startsWith('JRT'));
  if (!code) return undefined;
  const [unit = '', input = '', ...segments] = code.split('-');
  const read = readWords(
    unit,
    input,
    segments.flatMap((segment) => segment.split('/')),
    context,
  );
  const selection = select(read, context);
  const fitted = fitToRelease(selection.config, context);
  const unread = [...read.unread, ...selection.unread, ...words.filter((part) => part !== code)];
  return { config: fitted.config, unread, cleared: fitted.cleared };
}

interface ReadWords {
  readonly values: Values;
  readonly ratio: number | null;
  readonly search: Partial<Search>;
  readonly customColor: string | null;
  readonly unread: readonly string[];
}

/** What one word says; undefined if it says nothing known. */
type WordReader = (word: string) => Partial<Omit<ReadWords, 'unread'>> | undefined;

function readWords(unit: string, input: string, words: readonly string[], context: TypeCodeContext): ReadWords {
  const dictionary = dictionaryOf(context);
  const readers: readonly WordReader[] = [readRatio, (word) => lookUp(dictionary, word), readColour, readNumber];
  const start: ReadWords = { values: {}, ratio: null, search: {}, customColor: null, unread: [] };
  const head = [
    [unit, () => asRead(readUnit(unit))],
    [input, () => asRead(readInput(input))],
  ] as const;
  const all = [
    ...head,
    ...words.map((word) => [word, () => readers.map((read) => read(word)).find((found) => found)] as const),
  ];
  return all.reduce((sum, [word, read]) => combined(sum, word, read()), start);
}

function asRead(values: Values | undefined): ReturnType<WordReader> {
  return values && { values };
}

function combined(sum: ReadWords, word: string, found: ReturnType<WordReader>): ReadWords {
  if (!found) return word === '' ? sum : { ...sum, unread: [...sum.unread, word] };
  return {
    ...sum,
    ...found,
    values: { ...sum.values, ...found.values },
    search: { ...sum.search, ...found.search },
  };
}

function dictionaryOf(context: TypeCodeContext): ReadonlyMap<string, Values> {
  const tokens = SEGMENT_TABLE.flatMap((row) => row.tokens((variable) => [...(context.codes.get(variable) ?? [])]));
  return new Map(tokens.map(({ text, values }) => [text.toUpperCase(), values]));
}

function lookUp(dictionary: ReadonlyMap<string, Values>, word: string): ReturnType<WordReader> {
  const values = dictionary.get(word);
  return values && { values };
}

function readRatio(word: string): ReturnType<WordReader> {
  const [, ratio] = /^I(\d+(?:\.\d+)?)$/.exec(word) ?? [];
  return ratio === undefined ? undefined : { ratio: Number(ratio) };
}

function readColour(word: string): ReturnType<WordReader> {
  const [, hex] = /^RGB([0-9A-F]{6})$/.exec(word) ?? [];
  return hex === undefined ? undefined : { values: { color: 'custom' }, customColor: `#${hex.toLowerCase()}` };
}

function readNumber(word: string): ReturnType<WordReader> {
  const [, prefix, digits] = /^([A-Z]+)(\d+(?:\.\d+)?)$/.exec(word) ?? [];
  const field = SEARCH_NUMBERS.find((number) => NUMBER_WORDS[number] === prefix);
  return field && digits ? { search: { [field]: Number(digits) } } : undefined;
}

/** The configuration of what was read, with the row of the catalogue it names. */
function select(read: ReadWords, context: TypeCodeContext): { config: Configuration; unread: readonly string[] } {
  const found = findRow(read.values, read.ratio, context);
  const config: Configuration = {
    ...EMPTY_CONFIGURATION,
    values: found.row ? withoutRowValues(read.values, found.row) : read.values,
    basicType: found.row,
    search: { ...EMPTY_CONFIGURATION.search, ...read.search },
    customColor: read.customColor,
  };
  return { config, unread: read.ratio === null || found.isExact ? [] : [`I${read.ratio}`] };
}

const STEP_1 = ['gearboxModel', 'inputType'];

/** The row says itself which unit and motor it is; of its columns only those of step 1 are choices of their own. */
function withoutRowValues(values: Values, row: BasicType): Values {
  const columns = Object.keys(rowValues(row)).filter((field) => !STEP_1.includes(field));
  return Object.fromEntries(Object.entries(values).filter(([field]) => !columns.includes(field)));
}
