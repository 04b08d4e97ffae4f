import { localeOf, textIn } from '#kernel/locale.ts';
import type { Cleared } from '#modules/configurator/domain/change/outcome.ts';
import { domainsOf } from '#modules/configurator/domain/context/domains.ts';
import { resolvedValues } from '#modules/configurator/domain/context/resolved.ts';
import { domainsWithDefaults } from '#modules/configurator/domain/context/with-defaults.ts';
import { completenessOf } from '#modules/configurator/domain/describe/completeness.ts';
import type { OpenPoint } from '#modules/configurator/domain/describe/open-points.ts';
import { wireName } from '#product/column.ts';
import type { Configuration, FieldId, Values } from '#product/configuration.ts';
import { HIDDEN } from '#product/field.ts';
import type { CatalogueRow } from '#product/row.ts';
import type { WireForm } from '#product/saved.ts';
import { type AddedWord, addedWords, assumedWords } from './added-words.ts';
import { codeWordsOf } from './code-words.ts';
import { isRounded } from './is-rounded.ts';
import { likeInputs, nearestInput } from './nearest-input.ts';
import { nearestWord } from './nearest-word.ts';
import { codeIn, type NearestRatio, readTypeCode, type TypeCodeReading } from './read-type-code.ts';
import type { Contradiction } from './said-twice.ts';
import { inputsAtRatio, type SuppliedInput } from './supplied-input.ts';
import type { TypeCodeContext } from './type-code-context.ts';
import { writeTypeCode } from './write-type-code.ts';

/** What stands against a type code: the part of it, and what is nearest where something is. */
export type CodeProblem =
  | { readonly code: 'no-code' }
  | { readonly code: 'unit' | 'word'; readonly part: string; readonly nearest?: string }
  /** Of an input that may mean several, those; of one that nothing is like, all the unit is supplied with. */
  | { readonly code: 'input'; readonly part: string; readonly nearest?: string; readonly permitted?: readonly string[] }
  | { readonly code: 'ratio-missing' }
  | ({ readonly code: 'contradiction' } & Contradiction)
  /** Where the unit has the ratio with other inputs, those, and the part that is none of them. */
  | { readonly code: 'other-ratio'; readonly ratio: NearestRatio; readonly elsewhere?: RatioElsewhere }
  | { readonly code: 'no-row' }
  | { readonly code: 'excluded'; readonly cleared: Cleared; readonly permitted: readonly string[] }
  | { readonly code: 'open'; readonly points: readonly OpenPoint[]; readonly permitted: Permitted };

/** A ratio that a unit is supplied with, but not with the input that was asked for. */
export interface RatioElsewhere {
  readonly unit: string;
  readonly input: string;
  readonly inputs: readonly string[];
}

/** By field that is missing, the codes it can have beside what the type code says. */
export type Permitted = Readonly<Record<FieldId, readonly string[]>>;

/** What is told of a type code that was read: another ratio stands for a rounded one, words stand beside it, wishes are yet to be said. */
export type CodeRemark =
  | { readonly code: 'ratio-taken'; readonly ratio: NearestRatio }
  | { readonly code: 'beside'; readonly words: readonly string[] }
  | { readonly code: 'wishes-unsaid' }
  | { readonly code: 'repeated'; readonly word: string }
  | ({ readonly code: 'added' } & AddedWord)
  | { readonly code: 'assumed'; readonly words: readonly string[] }
  | { readonly code: 'input-taken'; readonly written: string; readonly taken: string };

/** A type code that is judged: a product, or what stands against it. */
export interface JudgedCode {
  /** What is saved of it; null as long as something stands against it. */
  readonly product: { readonly form: WireForm; readonly name: string; readonly typeCode: string } | null;
  readonly problems: readonly CodeProblem[];
  readonly remarks: readonly CodeRemark[];
  /** Of what is no product but has its row: the code of what it comes to with the standard filled in; yet to be judged. */
  readonly nearest: string | null;
}

/** With what codes are judged: the release, its rows, and how a row is under the load that a form names. */
export interface CodeJudging extends TypeCodeContext {
  readonly releaseHash: string;
  /** The language of the technical documents. */
  readonly technicalVersion: string;
  /** The inputs a unit is supplied with, as codes write them. */
  readonly inputsOf: (unit: Values) => readonly SuppliedInput[];
  readonly rowOfForm: (form: WireForm) => CatalogueRow | undefined;
}

const WISHES_TO_BE_SAID = {
  zh: '型号注明有特殊要求，内容待补充',
  en: 'The type code names special wishes; to be specified',
};

/**
 * Judges a type code for who takes it without looking at its product: a word that is not understood may ask for what would be
 * missing, so that a code with one is no product. Only a rounded ratio, and what stands beside the code, is passed over and told.
 */
export function judgeTypeCode(text: string, judging: CodeJudging): JudgedCode {
  const written = codeIn(text, judging.line);
  const taken = written && takenInput(written.code, judging);
  const found = taken ? { ...written, code: taken.code } : written;
  const reading = readTypeCode(found ? [found.code, ...found.beside].join(' ') : text, judging);
  if (found === undefined || reading === undefined) return refusedFor({ code: 'no-code' });
  const problems = problemsOf(found.code, reading, judging);
  const remarks = [...(taken ? [taken.remark] : []), ...remarksOf(found.beside, reading)];
  const nearest = () => writeTypeCode(reading.config, judging, 'short');
  if (problems.length > 0) return { product: null, problems, remarks, nearest: nearest() };
  const judged = asProduct(reading.config, judging);
  const { wishes } = judged;
  const wished = wishes === undefined ? undefined : asProduct(withWishes(reading.config, wishes, judging), judging);
  const { product, problems: left } = wished ?? judged;
  const unsaid = wished ? [{ code: 'wishes-unsaid' } as const] : [];
  return {
    product,
    problems: left,
    remarks: [...remarks, ...(product ? unsaidWords(reading, product.typeCode, judging) : []), ...unsaid],
    nearest: product ? null : nearest(),
  };
}

/** What stands in the code of the product and was not said: because of a choice, or since it is the standard. */
function unsaidWords(reading: TypeCodeReading, typeCode: string, judging: CodeJudging): readonly CodeRemark[] {
  const added = addedWords(reading, typeCode, judging);
  const assumed = assumedWords(reading, writeTypeCode(reading.config, judging, 'short') ?? '', added, judging);
  return [
    ...added.map((one) => ({ code: 'added', ...one }) as const),
    ...(assumed.length > 0 ? [{ code: 'assumed', words: assumed } as const] : []),
  ];
}

/** A motor is taken that the code means without saying which of its frame, where the unit has a single one at the ratio. */
function takenInput(
  code: string,
  judging: CodeJudging,
): { readonly code: string; readonly remark: CodeRemark } | undefined {
  const [unit = '', input = '', ...segments] = code.split('-');
  const { readUnit, readInput } = judging.line.typeCode;
  if (readUnit(unit) === undefined || readInput(input) === undefined || hasRows(unit, input, judging)) return undefined;
  const [taken, ...others] = meantInputs(unit, input, wordsIn(segments), judging);
  if (taken === undefined || others.length > 0) return undefined;
  return { code: [unit, taken, ...segments].join('-'), remark: { code: 'input-taken', written: input, taken } };
}

function hasRows(unit: string, input: string, { line: { typeCode }, rowsOf }: CodeJudging): boolean {
  return rowsOf({ ...typeCode.readUnit(unit), ...typeCode.readInput(input) }).length > 0;
}

function wordsIn(segments: readonly string[]): readonly string[] {
  return segments.flatMap((segment) => segment.split('/')).filter((word) => word !== '');
}

function refusedFor(...problems: readonly CodeProblem[]): JudgedCode {
  return { product: null, problems, remarks: [], nearest: null };
}

function remarksOf(beside: readonly string[], { nearestRatio, repeated }: TypeCodeReading): readonly CodeRemark[] {
  return [
    ...repeated.map((word) => ({ code: 'repeated', word }) as const),
    ...(nearestRatio && isRounded(nearestRatio) ? [{ code: 'ratio-taken', ratio: nearestRatio } as const] : []),
    ...(beside.length > 0 ? [{ code: 'beside', words: beside } as const] : []),
  ];
}

/** A code says that there are special wishes, never which: their text is where it is noticed that they are still to be said. */
function withWishes(config: Configuration, field: FieldId, judging: CodeJudging): Configuration {
  const said = textIn(WISHES_TO_BE_SAID, localeOf(judging.technicalVersion));
  return { ...config, texts: { ...config.texts, [field]: said } };
}

const RATIO = /^I\d/;

function problemsOf(code: string, reading: TypeCodeReading, judging: CodeJudging): readonly CodeProblem[] {
  const { config, unread, nearestRatio, cleared } = reading;
  const against = reading.contradictions.map((one) => ({ code: 'contradiction', ...one }) as const);
  const [unit = '', input = '', ...segments] = code.split('-');
  const words = wordsIn(segments);
  if (unread.includes(unit)) return [{ code: 'unit', part: unit }];
  const unreadInput = input === '' || unread.includes(input);
  const own = words.filter((word) => unread.includes(word) && !(RATIO.test(word) && config.basicType === null));
  const wrong = own.map((part): CodeProblem => ({ code: 'word', part, ...nearestOf(part, judging) }));
  if (unreadInput)
    return [{ code: 'input', part: input, ...nearInputs(unit, input, words, judging) }, ...against, ...wrong];
  if (config.basicType === null && (cleared.length === 0 || !hasRows(unit, input, judging)))
    return [noRow(unit, input, words, judging), ...against, ...wrong];
  return [
    ...against,
    ...wrong,
    ...(nearestRatio && !isRounded(nearestRatio) ? [otherRatio(unit, input, nearestRatio, judging)] : []),
    ...cleared.map(
      (one): CodeProblem => ({ code: 'excluded', cleared: one, permitted: alternativesOf(one.field, config, judging) }),
    ),
  ];
}

function noRow(unit: string, input: string, words: readonly string[], judging: CodeJudging): CodeProblem {
  const { ratioOf, readUnit, readInput } = judging.line.typeCode;
  const asked = ratioIn(words);
  if (ratioOf === undefined) return { code: 'no-row' };
  if (asked === undefined) return { code: 'ratio-missing' };
  const rows = judging.rowsOf({ ...readUnit(unit), ...readInput(input) });
  const [taken] = rows.map(ratioOf).toSorted((one, other) => Math.abs(one - asked) - Math.abs(other - asked));
  if (taken !== undefined) return otherRatio(unit, input, { asked, taken }, judging);
  return { code: 'input', part: input, ...nearInputs(unit, input, words, judging) };
}

function otherRatio(unit: string, input: string, ratio: NearestRatio, judging: CodeJudging): CodeProblem {
  const inputs = inputsAtRatio(ratio.asked, input, suppliedInputs(unit, input, judging));
  return { code: 'other-ratio', ratio, ...(inputs.length > 0 && { elsewhere: { unit, input, inputs } }) };
}

function nearestOf(part: string, judging: CodeJudging): { readonly nearest?: string } {
  const nearest = nearestWord(part, codeWordsOf(judging).keys());
  return nearest === undefined ? {} : { nearest };
}

/** The inputs of the same unit that may be meant, those of the ratio first; else all there are. */
function nearInputs(
  unit: string,
  input: string,
  words: readonly string[],
  judging: CodeJudging,
): { readonly nearest?: string; readonly permitted?: readonly string[] } {
  const inputs = inputsWritten(unit, input, judging).filter((one) => one !== input);
  const meant = meantInputs(unit, input, words, judging);
  if (meant.length > 1) return { permitted: meant, ...(meant[0] !== undefined && { nearest: meant[0] }) };
  const nearest = meant[0] ?? nearestInput(input, inputs);
  return nearest === undefined ? { permitted: inputs } : { nearest };
}

/** The motors that an input means which does not say which of several: those that the unit has at the ratio, if it has some. */
function meantInputs(unit: string, input: string, words: readonly string[], judging: CodeJudging): readonly string[] {
  const { line, rowsOf } = judging;
  const { readUnit, readInput, ratioOf } = line.typeCode;
  const values = readUnit(unit) ?? {};
  const rowsWith = (one: string) => rowsOf({ ...values, ...readInput(one) });
  const hasOwn = readInput(input) !== undefined;
  const like = likeInputs(input, inputsWritten(unit, input, judging), hasOwn).filter((one) => rowsWith(one).length > 0);
  const ratio = ratioIn(words);
  const isAtRatio = (row: CatalogueRow) =>
    ratio !== undefined && ratioOf !== undefined && isRounded({ asked: ratio, taken: ratioOf(row) });
  const atRatio = like.filter((one) => rowsWith(one).some(isAtRatio));
  return atRatio.length > 0 ? atRatio : like;
}

function inputsWritten(unit: string, input: string, judging: CodeJudging): readonly string[] {
  return suppliedInputs(unit, input, judging).map((one) => one.input);
}

/** The inputs of a unit that are read like one: the adapters of an adapter, the motors of what says no kind. */
function suppliedInputs(unit: string, input: string, { line, inputsOf }: CodeJudging): readonly SuppliedInput[] {
  const { readUnit, readInput } = line.typeCode;
  const readBy = line.rows.columns.filter(({ kind, ask }) => kind === 'code' && ask?.kind === 'reading');
  const said = Object.entries(readInput(input) ?? {}).filter(([field]) =>
    readBy.some(({ id }) => wireName(line.rows, id) === field),
  );
  return inputsOf({ ...readUnit(unit), ...Object.fromEntries(said) });
}

function ratioIn(words: readonly string[]): number | undefined {
  const written = words.map((word) => /^I(\d+(?:\.\d+)?)/.exec(word)?.[1]).find((one) => one !== undefined);
  return written === undefined ? undefined : Number(written);
}

function alternativesOf(field: FieldId, config: Configuration, judging: CodeJudging): readonly string[] {
  return said(domainsOf(config, judging)?.alternatives(field) ?? []);
}

/** What can be answered where something is missing. */
function permittedFor(points: readonly OpenPoint[], config: Configuration, judging: CodeJudging): Permitted {
  const open = domainsOf(config, judging);
  if (open === undefined) return {};
  const settled = domainsWithDefaults(config, resolvedValues(config, judging), open, judging);
  const missing = points.flatMap(({ code, field }) => (code === 'field-missing' && field !== undefined ? [field] : []));
  return Object.fromEntries(missing.map((field) => [field, said(settled.possible(field))]));
}

function said(codes: Iterable<string>): readonly string[] {
  return [...codes].filter((code) => code !== HIDDEN);
}

interface AsProduct extends Pick<JudgedCode, 'product' | 'problems'> {
  /** Where special wishes are still to be said, which no code says. */
  readonly wishes?: FieldId;
}

function asProduct(config: Configuration, judging: CodeJudging): AsProduct {
  const loaded = underItsLoad(config, judging);
  const { standing, openPoints } = completenessOf(loaded, judging);
  const wishes = openPoints.find(({ code }) => code === 'special-wishes-empty')?.field;
  const form = openPoints.length > 0 ? null : judging.line.saved.write(loaded, standing, judging);
  if (form === null || loaded.basicType === null)
    return {
      product: null,
      problems: [{ code: 'open', points: openPoints, permitted: permittedFor(openPoints, loaded, judging) }],
      ...(wishes !== undefined && { wishes }),
    };
  const name = judging.line.productName(loaded.basicType, standing);
  // Whole, so that two products that differ in an option are told apart.
  const typeCode = writeTypeCode(loaded, judging, 'full') ?? '';
  return { product: { form, name, typeCode }, problems: [] };
}

/** The row as a saved line has it, under the load that the code names. */
function underItsLoad(config: Configuration, judging: CodeJudging): Configuration {
  const { saved } = judging.line;
  const form = saved.write(config, resolvedValues(config, judging), judging);
  const row = form === null ? undefined : judging.rowOfForm(form);
  return form === null || row === undefined ? config : { ...config, basicType: saved.read(form, row).basicType };
}
