import type { Cleared } from '#modules/configurator/domain/change/outcome.ts';
import { fitToRelease } from '#modules/configurator/domain/change/reconcile.ts';
import type { Configuration, Extras, FieldId, Values } from '#product/configuration.ts';
import type { ProductLine } from '#product/line.ts';
import type { CatalogueRow } from '#product/row.ts';
import type { TypeCodeForm } from '#product/type-code.ts';
import { codeWordsOf } from './code-words.ts';
import { findRow } from './find-row.ts';
import { type SaidTwice, type SaidWord, saidTwice } from './said-twice.ts';
import type { TypeCodeContext } from './type-code-context.ts';

export interface TypeCodeReading extends SaidTwice {
  /** The closest configuration the release allows. */
  readonly config: Configuration;
  /** The words that could not be read, or that no row of the catalogue has. */
  readonly unread: readonly string[];
  /** Where the catalogue does not have the ratio: the nearest, whose row was taken. */
  readonly nearestRatio?: NearestRatio;
  /** The ratio of a code that names no row; it stands among what is unread as well. */
  readonly ratioAlone?: { readonly word: string; readonly ratio: number };
  /** The words that were read, unit and input not among them. */
  readonly words: readonly SaidWord[];
  /** What was read but does not go together with the rest. */
  readonly cleared: readonly Cleared[];
}

/** A ratio of a type code that is not listed, and the one that stands for it. */
export interface NearestRatio {
  readonly asked: number;
  readonly taken: number;
}

/** Reads a type code or the text of a nameplate back (product §5); undefined if no type code of the line stands in it. */
export function readTypeCode(text: string, context: TypeCodeContext): TypeCodeReading | undefined {
  const found = codeIn(text, context.line);
  if (found === undefined) return undefined;
  const { code, beside } = found;
  const [unit = '', input = '', ...segments] = code.split('-');
  const read = readWords(
    unit,
    input,
    segments.flatMap((segment) => segment.split('/')),
    context,
  );
  const selection = select(read, context);
  const fitted = fitToRelease(selection.config, context);
  const unread = [...read.unread, ...selection.unread, ...beside];
  const { nearestRatio, ratioAlone } = selection;
  return {
    config: fitted.config,
    unread,
    cleared: fitted.cleared,
    contradictions: read.contradictions,
    repeated: read.repeated,
    words: read.words,
    ...(nearestRatio && { nearestRatio }),
    ...(ratioAlone && { ratioAlone }),
  };
}

/** The type code of a line that stands in a text, in capitals, and the words beside it. */
export function codeIn(
  text: string,
  { typeCode }: Pick<ProductLine, 'typeCode'>,
): { readonly code: string; readonly beside: readonly string[] } | undefined {
  const words = text
    .normalize('NFKC')
    .toUpperCase()
    .split(/\s+/)
    .filter((part) => part !== '');
  const code = words.find((part) => part.startsWith(typeCode.prefix));
  return code === undefined ? undefined : { code, beside: words.filter((part) => part !== code) };
}

interface ReadWords extends SaidTwice {
  readonly words: readonly SaidWord[];
  readonly values: Values;
  readonly ratio: number | null;
  readonly search: Readonly<Record<FieldId, number>>;
  readonly extras: Extras;
  readonly unread: readonly string[];
}

/** What one word says; undefined if it says nothing known. */
type WordReader = (word: string) => Says | undefined;
type Says = Partial<Omit<Sum, 'unread' | 'words'>>;

type Sum = Omit<ReadWords, keyof SaidTwice>;

function readWords(unit: string, input: string, words: readonly string[], context: TypeCodeContext): ReadWords {
  const dictionary = codeWordsOf(context);
  const { typeCode } = context.line;
  const readers: readonly WordReader[] = [
    (word) => readRatio(word, typeCode),
    (word) => lookUp(dictionary, word),
    (word) => typeCode.readExtra(word),
    (word) => readNumber(word, typeCode),
  ];
  const start: Sum = { values: {}, ratio: null, search: {}, extras: {}, unread: [], words: [] };
  const head = [
    [unit, () => asRead(typeCode.readUnit(unit))],
    [input, () => asRead(typeCode.readInput(input))],
  ] as const;
  const inHead = head.reduce((sum, [word, read]) => combined(sum, word, read()), start);
  const readAny = (word: string) => readers.map((read) => read(word)).find((found) => found);
  const all = words.reduce<Sum>((sum, word) => combined(sum, word, readAny(word)), { ...inHead, words: [] });
  return { ...all, ...saidTwice(inHead.words, all.words, typeCode) };
}

function asRead(values: Values | undefined): ReturnType<WordReader> {
  return values && { values };
}

function combined(sum: Sum, word: string, found: ReturnType<WordReader>): Sum {
  if (!found) return word === '' ? sum : { ...sum, unread: [...sum.unread, word] };
  return {
    ...sum,
    ...found,
    words: [...sum.words, { word, says: plainly(found) }],
    values: { ...sum.values, ...found.values },
    search: { ...sum.search, ...found.search },
    extras: { ...sum.extras, ...found.extras },
  };
}

/** All that a word says, by field; the ratio by none. */
function plainly({ values, ratio, search, extras }: Says): Values {
  const figures = Object.entries({ ...search, ...extras, ...(typeof ratio === 'number' && { '': ratio }) });
  return { ...values, ...Object.fromEntries(figures.map(([field, said]) => [field, String(said)])) };
}

function lookUp(dictionary: ReadonlyMap<string, Values>, word: string): ReturnType<WordReader> {
  const values = dictionary.get(word);
  return values && { values };
}

function readRatio(word: string, { ratioNote }: TypeCodeForm): ReturnType<WordReader> {
  const [, ratio, note] = /^I(\d+(?:\.\d+)?)(?:\(([^()]+)\))?$/.exec(word) ?? [];
  if (ratio === undefined) return undefined;
  if (note === undefined) return { ratio: Number(ratio) };
  const values = ratioNote?.read(note);
  return values && { ratio: Number(ratio), values };
}

function readNumber(word: string, { numbers }: TypeCodeForm): ReturnType<WordReader> {
  const [, prefix, digits] = /^([A-Z]+)(\d+(?:\.\d+)?)$/.exec(word) ?? [];
  const field = Object.keys(numbers).find((number) => numbers[number] === prefix);
  return field && digits ? { search: { [field]: Number(digits) } } : undefined;
}

/** The configuration of what was read, with the row of the catalogue it names. */
function select(
  read: ReadWords,
  context: TypeCodeContext,
): { config: Configuration } & Pick<TypeCodeReading, 'unread' | 'nearestRatio' | 'ratioAlone'> {
  const { line } = context;
  const found = findRow(read.values, read.ratio, context);
  const { values, figures } = withFiguresApart(
    found.row ? withoutRowValues(read.values, found.row, line) : read.values,
    context,
  );
  const config: Configuration = {
    ...line.empty,
    values,
    basicType: found.row,
    search: { ...line.empty.search, ...figures, ...read.search },
    extras: { ...line.empty.extras, ...read.extras },
  };
  if (read.ratio === null) return { config, unread: [] };
  const word = `I${read.ratio}`;
  if (!line.typeCode.ratioOf) return { config, unread: [word] };
  if (found.row === null) return { config, unread: [word], ratioAlone: { word, ratio: read.ratio } };
  const { nearestRatio } = found;
  return { config, unread: [], ...(nearestRatio && { nearestRatio: { asked: read.ratio, taken: nearestRatio } }) };
}

/** What a segment says of the search stands there, not among the choices: the input speed of a unit, `1400/AD`. */
function withFiguresApart(read: Values, { line, codes }: TypeCodeContext) {
  const isFigure = (field: FieldId) => line.search.numbers.includes(field) && !codes.has(field);
  const entries = Object.entries(read);
  return {
    values: Object.fromEntries(entries.filter(([field]) => !isFigure(field))),
    figures: Object.fromEntries(
      entries.flatMap(([field, code]) => (isFigure(field) ? [[field, Number(code)] as const] : [])),
    ),
  };
}

/** The row says itself which unit and motor it is; of its columns only some are choices of their own too. */
function withoutRowValues(values: Values, row: CatalogueRow, line: ProductLine): Values {
  const columns = Object.keys(line.rowValues(row)).filter((field) => !line.typeCode.kept.includes(field));
  return Object.fromEntries(Object.entries(values).filter(([field]) => !columns.includes(field)));
}
