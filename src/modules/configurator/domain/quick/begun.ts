import type { Cleared } from '#modules/configurator/domain/change/outcome.ts';
import { fitToRelease } from '#modules/configurator/domain/change/reconcile.ts';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import { resolvedValues } from '#modules/configurator/domain/context/resolved.ts';
import { completenessOf } from '#modules/configurator/domain/describe/completeness.ts';
import { isRounded } from '#modules/configurator/domain/type-code/is-rounded.ts';
import { lookUpOf } from '#modules/configurator/domain/type-code/look-up-of.ts';
import {
  type NearestRatio,
  readTypeCode,
  type TypeCodeReading,
} from '#modules/configurator/domain/type-code/read-type-code.ts';
import { makeChange } from '#product/change.ts';
import { rowFigure } from '#product/column.ts';
import type { Configuration, FieldId, Values } from '#product/configuration.ts';
import { type DerivedSpeed, derivedSpeed } from '#product/quick-search/derived-speed.ts';
import { type LoadContradiction, loadContradiction } from '#product/quick-search/load-contradiction.ts';
import type { QuickPart, QuickReading, Unread } from '#product/quick-search/quick-reading.ts';
import { quickWordsOf } from '#product/quick-search/quick-words.ts';
import { readQuickSearch } from '#product/quick-search/read-quick-search.ts';
import { liesWithin } from '#product/rounding.ts';
import type { CatalogueRow } from '#product/row.ts';
import { spanAround } from '#product/row-query.ts';
import { quickConfiguration, type Raised } from './quick-configuration.ts';

/** A new configuration as a quick search or a type code begins it. */
export interface Begun {
  /** What was typed. */
  readonly text: string;
  readonly config: Configuration;
  /** Where it goes on: to the search, or past all that a type code answers. */
  readonly step: number;
  readonly unread: readonly string[];
  /** What was understood and not taken: another figure of the same demand was said, or the same one again. */
  readonly unused?: readonly string[];
  /** Figures of zero, which ask for nothing. */
  readonly zero?: readonly string[];
  /** Power, speed and torque that cannot all be; the later of power and torque is not taken. */
  readonly contradiction?: LoadContradiction;
  /** The speed that the power and the torque come to, asked for as none was said. */
  readonly derived?: DerivedSpeed;
  readonly raised?: readonly Raised[];
  readonly nearestRatio?: NearestRatio;
  /** What was said of a field and leaves open which of its options is meant: it is answered where the field stands. */
  readonly later: readonly { readonly text: string; readonly field: FieldId }[];
  readonly cleared: readonly Cleared[];
}

/** Asks the catalogue for the rows that have what a look-up says. */
export type FindRows = (query: Values) => Promise<readonly CatalogueRow[]>;

/**
 * What a quick search begins: of a whole type code the product it names, else a search for what was said. A code whose row the
 * catalogue does not have begins the search with all that was read of it.
 */
export async function beginQuickly(typed: string, context: ProductContext, findRows: FindRows): Promise<Begun> {
  const reading = readQuickSearch(typed, context.line);
  const { text } = reading;
  const code = reading.typeCode;
  const named = code === undefined ? undefined : await productNamed(code, context, findRows);
  const later = reading.unread.flatMap(({ text: said, field }) => (field === undefined ? [] : [{ text: said, field }]));
  const left = (...reasons: readonly Unread['why'][]) =>
    reading.unread.filter(({ why, field }) => field === undefined && reasons.includes(why)).map((one) => one.text);
  const unread = left('unknown', 'open');
  const contradiction = loadContradiction(reading, context.line);
  const about = {
    text,
    later,
    unused: left('again', 'other'),
    zero: left('zero'),
    ...(contradiction && { contradiction }),
  };
  if (named === undefined) return { ...about, ...asSearch(reading, about.unused, context), unread };
  const unused = [...named.unused, ...about.unused];
  const whole = { ...named, unused, unread: [...named.unread, ...unread] };
  return { ...about, ...withWhatStandsBeside(whole, reading, context) };
}

/** Of two words of a code that exclude each other the first is not used. */
type Named = Omit<Begun, 'text' | 'later' | 'zero' | 'contradiction' | 'derived'> & Required<Pick<Begun, 'unused'>>;

/** The search for what was said; of power and torque without a speed both are in it, one by way of the speed they come to. */
function asSearch(reading: QuickReading, unused: readonly string[], context: ProductContext) {
  const derived = derivedSpeed(reading, context.line);
  const begun = { ...quickConfiguration(derived ?? reading, context), step: searchStep(context) };
  return derived ? { ...begun, derived, unused: unused.filter((text) => text !== derived.replaced) } : begun;
}

/**
 * What is said beside a type code, such as the ratio that a nameplate prints apart, goes into the search it begins. A code
 * that names a product leaves nothing to be asked: what says something else of it is told as not taken.
 */
function withWhatStandsBeside(named: Named, { parts }: QuickReading, context: ProductContext): Named {
  const beside = parts.filter(({ kind }) => kind !== 'type-code' && kind !== 'line');
  const { config } = named;
  if (beside.length === 0) return named;
  if (config.basicType) {
    const other = beside.filter((part) => !isSaidBy(config, part, context));
    return { ...named, unread: [...named.unread, ...other.map(({ text }) => text)] };
  }
  const figures = Object.entries(config.search).flatMap(([field, figure]) =>
    typeof figure === 'number' ? [[field, figure] as const] : [],
  );
  const code: QuickPart = {
    kind: 'type-code',
    text: '',
    at: 0,
    values: config.values,
    figures: Object.fromEntries(figures),
  };
  const { config: asked, cleared } = quickConfiguration({ parts: [code, ...beside] }, context);
  return {
    ...named,
    config: { ...asked, extras: config.extras },
    cleared: [...named.cleared, ...cleared],
    unread: named.unread,
  };
}

/** Whether the product says the same: its figures as near as a search finds them. */
function isSaidBy(config: Configuration, { figures, values: said }: QuickPart, context: ProductContext): boolean {
  const { basicType } = config;
  if (basicType === null) return false;
  const { line } = context;
  const held: Values = { ...line.rowValues(basicType), ...resolvedValues(config, context) };
  const isNear = (field: FieldId, figure: number) => {
    const span = spanAround(undefined, figure, line.rows.tolerance.found, 1);
    return liesWithin(rowFigure(line.rows, basicType, field), span);
  };
  return (
    Object.entries(said).every(([field, code]) => held[field] === code) &&
    Object.entries(figures).every(([field, figure]) => isNear(field, figure))
  );
}

async function productNamed(code: string, context: ProductContext, findRows: FindRows): Promise<Named | undefined> {
  const asked: Values[] = [];
  const noteAsked = (values: Values) => {
    asked.push(values);
    return [];
  };
  readTypeCode(code, { ...context, rowsOf: noteAsked });
  const [values] = asked;
  const rows = values === undefined ? [] : await findRows(lookUpOf(knownOf(values, context), context));
  const found = readTypeCode(code, { ...context, rowsOf: () => rows });
  if (found === undefined) return undefined;
  const { contradictions, repeated, words, ...read } = withRatioAlone(found, context);
  const loaded = await underItsLoad(read.config, context, findRows);
  const { config, cleared } = fitToRelease(withAskedRatio(loaded, read.nearestRatio, context), context);
  const step = config.basicType ? nextStepOf(config, context) : searchStep(context);
  const unused = [...new Set(contradictions.map(({ first }) => first))];
  return { ...read, unused, config, cleared: [...read.cleared, ...cleared], step };
}

/** What the release knows: of a frame it has no motor of, such as `80M` for `80M1` and `80M2`, the catalogue cannot be asked. */
function knownOf(values: Values, { codes }: ProductContext): Values {
  return Object.fromEntries(Object.entries(values).filter(([field, code]) => codes.get(field)?.has(code) ?? true));
}

/** The ratio of a code that names no product is searched for. */
function withRatioAlone(read: TypeCodeReading, { line }: ProductContext): TypeCodeReading {
  const field = quickWordsOf(line).ratio;
  const { ratioAlone } = read;
  if (ratioAlone === undefined || field === undefined) return read;
  return {
    ...read,
    config: makeChange(read.config, { kind: 'search', field, value: ratioAlone.ratio }, line.search),
    unread: read.unread.filter((word) => word !== ratioAlone.word),
  };
}

/** A ratio of which the code took a neighbour is asked for, so that the drive is told as what it is: not as requested. */
function withAskedRatio(
  config: Configuration,
  nearest: NearestRatio | undefined,
  { line }: ProductContext,
): Configuration {
  const { basicType } = config;
  const { rows, typeCode } = line;
  if (nearest === undefined || basicType === null || isRounded(nearest)) return config;
  const taken = typeCode.ratioOf?.(basicType);
  const field = rows.judged?.speed.find((id) => taken !== undefined && rowFigure(rows, basicType, id) === taken);
  return field === undefined
    ? config
    : makeChange(config, { kind: 'search', field, value: nearest.asked }, line.search);
}

/**
 * The row of a code was looked for at whatever load; here it is read under the one the code names, as a saved line's is, so that
 * its figures are those it has once it is saved.
 */
async function underItsLoad(
  config: Configuration,
  context: ProductContext,
  findRows: FindRows,
): Promise<Configuration> {
  const { saved } = context.line;
  const form = saved.write(config, resolvedValues(config, context), { technicalVersion: 'en', releaseHash: '' });
  if (form === null) return config;
  const row = (await findRows(saved.lookUpOf(form))).find(({ id }) => id === config.basicType?.id);
  return row === undefined ? config : { ...config, basicType: saved.read(form, row).basicType };
}

function nextStepOf(config: Configuration, context: ProductContext): number {
  return completenessOf(config, context).openPoints[0]?.step ?? context.line.steps.length - 1;
}

function searchStep({ line }: ProductContext): number {
  return Math.max(
    0,
    line.steps.findIndex(({ kind }) => kind === 'search'),
  );
}
