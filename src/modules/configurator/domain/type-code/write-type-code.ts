import { completeNamed } from '#engine/public.ts';
import { engineChoices, engineValues } from '#modules/configurator/domain/context/engine-values.ts';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import { resolvedValues } from '#modules/configurator/domain/context/resolved.ts';
import { settledValues } from '#modules/configurator/domain/context/settled.ts';
import type { Configuration, Values } from '#product/configuration.ts';
import type { CatalogueRow } from '#product/row.ts';
import { SEGMENTS, type Segment, type TypeCodeForm } from '#product/type-code.ts';
import type { Token } from '#product/type-code-words.ts';
import { segmentWordsOf } from './code-words.ts';

/**
 * The type code of a configuration (product §5): the short one is what a nameplate carries; the full one appends what the
 * release would not fill in by itself, so that reading it back gives the same product; the one so far says of an incomplete
 * product what is chosen, implied or standard, and nothing of what is open. Null while no row is chosen.
 */
export function writeTypeCode(
  config: Configuration,
  context: ProductContext,
  form: 'short' | 'full' | 'so-far',
): string | null {
  const row = config.basicType;
  if (!row) return null;
  const standing = form === 'so-far' ? settledValues(config, context) : resolvedValues(config, context);
  const { typeCode } = context.line;
  const short = shortTokens(standing, context);
  const rest =
    form === 'full'
      ? [
          ...restTokens(row, { chosen: engineValues(config, context), standing }, short, context),
          ...formWords(config, standing, typeCode),
        ]
      : [];
  const [first = '', ...others] = (typeCode.order ?? NAMEPLATE)
    .filter((segment) => segment !== typeCode.ratioSegment)
    .map((segment) => segmentText(short, segment));
  return [
    typeCode.writeUnit(standing),
    typeCode.writeInput(row, standing),
    first,
    ratioText(row, short, typeCode),
    ...others,
    rest.join('/'),
  ]
    .filter((segment) => segment !== '')
    .join('-');
}

/** The ratio with its note, and the words that stand behind it; nothing in a line without ratios. */
function ratioText(row: CatalogueRow, short: readonly Placed[], typeCode: TypeCodeForm): string {
  const { ratioOf, ratioNote, ratioSegment } = typeCode;
  if (!ratioOf) return '';
  const behind = ratioSegment === undefined ? '' : segmentText(short, ratioSegment);
  return [`i${ratioOf(row)}${noteOf(ratioNote?.write(row))}`, behind].filter((part) => part !== '').join('/');
}

function noteOf(note: string | null = null): string {
  return note === null ? '' : `(${note})`;
}

/** All but the rest, which stands last. */
const NAMEPLATE = SEGMENTS.filter((segment) => segment !== 'rest');

interface Placed extends Token {
  readonly segment: Segment;
}

function shortTokens(standing: Values, context: ProductContext): readonly Placed[] {
  return tokensFor(standing, context).filter(({ segment, isQuiet }) => segment !== 'rest' && !isQuiet);
}

/**
 * The words without which the release would fill in something else, found by letting it fill in; that something does not
 * apply is said last, since it mostly follows. A word may change what stood without it, so they are gone through until
 * none is wanting.
 */
function restTokens(row: CatalogueRow, product: Product, short: readonly Token[], context: ProductContext): string[] {
  const { line } = context;
  const { standing } = product;
  let said: Values = { ...line.rowValues(row), ...line.typeCode.unitValues(standing), ...valuesOf(short) };
  let filled = filledIn(said, product, context);
  const words: string[] = [];
  let unsaid = tokensFor(standing, context).toSorted((a, b) => Number(a.isQuiet) - Number(b.isQuiet));
  const isWanting = (token: Token) =>
    namesRow(token, line.typeCode.writeInput(row, standing), line.typeCode) ||
    Object.entries(token.values).some(([field, code]) => filled[field] !== code);
  while (unsaid.some(isWanting)) {
    unsaid = unsaid.filter((token) => {
      if (!isWanting(token)) return true;
      words.push(token.text);
      said = { ...said, ...token.values };
      filled = filledIn(said, product, context);
      return false;
    });
  }
  return words;
}

/** Whether the word is needed to find the row again, because neither the input nor its absence says it. */
function namesRow({ values, isQuiet }: Token, written: string, typeCode: TypeCodeForm): boolean {
  if (isQuiet) return false;
  const input = typeCode.readInput(written) ?? {};
  return Object.entries(values).some(([field, code]) => (input[field] ?? typeCode.unsaid[field] ?? code) !== code);
}

/** What is chosen of a product, and what stands in each variable of it. */
interface Product {
  readonly chosen: Values;
  readonly standing: Values;
}

/**
 * What the release makes of what is said. Where that is all that was chosen, and beside it only what stands, it makes what stands: what
 * is first where less is said is first among what is left of it.
 */
function filledIn(said: Values, { chosen, standing }: Product, context: ProductContext): Values {
  if (isSaid(chosen, said) && isSaid(said, standing)) return standing;
  return completeNamed(context.engine, engineChoices(said), engineChoices(context.defaults)) ?? {};
}

/** What says a product: its short code, its full one and what is told of it ask one after the other. */
const placed = new WeakMap<Values, { readonly of: ProductContext['codes']; readonly tokens: readonly Placed[] }>();

/** For every row of the table the word that says what stands. */
function tokensFor(standing: Values, context: ProductContext): readonly Placed[] {
  const before = placed.get(standing);
  if (before?.of === context.codes) return before.tokens;
  const tokens = tokensIn(standing, context);
  placed.set(standing, { of: context.codes, tokens });
  return tokens;
}

function tokensIn(standing: Values, context: ProductContext): readonly Placed[] {
  return segmentWordsOf(context).flatMap(({ segment, tokens }) => {
    const fitting = tokens.find(({ values }) => isSaid(values, standing));
    return fitting ? [{ ...fitting, segment }] : [];
  });
}

function isSaid(values: Values, standing: Values): boolean {
  for (const field in values) if (standing[field] !== values[field]) return false;
  return true;
}

/** What the form holds beside the release: the hex of a custom colour and the customer's motor, for example. */
function formWords(config: Configuration, standing: Values, typeCode: TypeCodeForm): readonly string[] {
  const numbers = Object.entries(typeCode.numbers).flatMap(([field, prefix]) => {
    const value = config.search[field];
    return typeof value === 'number' ? [`${prefix}${value}`] : [];
  });
  return [...typeCode.writeExtras(config, standing), ...numbers];
}

function segmentText(tokens: readonly Placed[], segment: Segment): string {
  return tokens.flatMap((token) => (token.segment === segment ? [token.text] : [])).join('/');
}

function valuesOf(tokens: readonly Token[]): Values {
  return Object.assign({}, ...tokens.map(({ values }) => values));
}
