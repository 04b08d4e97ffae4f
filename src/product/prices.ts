import type { BilingualText } from '#kernel/locale.ts';
import { type FieldId, SPECIAL_WISHES, type Values } from './configuration.ts';
import { type FieldDef, HIDDEN, NONE } from './field.ts';
import type { LineFacts } from './line-facts.ts';
import type { CatalogueRow } from './row.ts';
import type { LineStep } from './step.ts';

/** What the price of a component is: an amount, or a share of what the motor, the gear unit or both of them cost. */
export const PRICE_BASES = ['fixed', 'pct_motor', 'pct_unit', 'pct_drive'] as const;
export type PriceBasis = (typeof PRICE_BASES)[number];

/** A component of a price: what makes up its one key, and what its rows say. */
export interface PriceComponent {
  readonly id: string;
  readonly label: BilingualText;
  /** The columns of a price list that make up the key, in their order. */
  readonly columns: readonly string[];
  /** Those of them that some keys do without. */
  readonly optional?: readonly string[];
  /** Set where rows hold for a range of motor frames, by shaft height. */
  readonly isByFrame?: true;
  readonly basis: PriceBasis;
}

/** A product that is complete, or as it stands so far: what stands in the variables of its release, and its row. */
export interface PricedProduct {
  readonly standing: Values;
  readonly row: CatalogueRow;
}

/** A code of a key that is no field's alone: worked out of fields and row. */
export interface DerivedCode {
  /** The fields it is worked out of. */
  readonly fields: readonly FieldId[];
  code(standing: Values, row: CatalogueRow): string | undefined;
}

/** How a line fits a component of the price list. */
export interface LinePrice {
  readonly component: string;
  /** Where the codes of its key come from, in the order of the columns: a field, or several and the row. */
  readonly key: readonly (FieldId | DerivedCode)[];
  /** The list whose every ticked option is priced; its code is the last of the key. */
  readonly each?: FieldId;
  /** Shaft height of the motor, mm; null where there is none. */
  frame?(standing: Values): number | null;
  /** Left out, it is priced wherever none of its fields is hidden. */
  isFitted?(standing: Values): boolean;
}

/** What a line has to do with prices. */
export interface LinePrices {
  readonly components: readonly LinePrice[];
  /** By what a product is told where its price is asked for without a form. */
  readonly facts: LineFacts;
  /** Fields whose every value is in the price of the unit or the motor. */
  readonly included: readonly FieldId[];
  /** Products of the line that no list has a row for, such as pairs of units. */
  isQuotedSingly?(standing: Values): boolean;
}

/** One thing of a product that finds exactly one row of a price list. */
export interface PricedPart {
  readonly component: string;
  readonly codes: readonly string[];
  /** Shaft height of the motor, mm. */
  readonly frame?: number;
}

/** What a product is to a price list. */
export interface PriceFacts {
  readonly parts: readonly PricedPart[];
  /** What is chosen in fields that no component is priced by: a list has to say that they are free. */
  readonly others: Values;
  /** Special wishes are told in words, and cost nobody knows what. */
  readonly hasWishes: boolean;
}

/** What is needed of a product line. */
export interface PricedLine {
  readonly code: string;
  readonly steps: readonly LineStep[];
  readonly prices?: LinePrices;
}

/** Stands in a key for what is not chosen yet; no row has it. */
export const UNDECIDED = '?';

const YES = 'yes';
/** Of a field that no component is priced by: there is nothing to be priced. */
const NOTHING: readonly (string | undefined)[] = [undefined, HIDDEN, NONE, 'no'];

/** What a product of a line is to a price list; a line without prices has one part that no list prices, its unit. */
export function priceFactsOf(line: PricedLine, product: PricedProduct): PriceFacts {
  const { prices, steps } = line;
  const hasWishes = product.standing[SPECIAL_WISHES] === YES;
  if (prices === undefined) return { parts: [{ component: 'unit', codes: [line.code] }], others: {}, hasWishes };
  const parts = prices.components.flatMap((price) => partsOf(price, product));
  return { parts, others: othersOf(steps, prices, product.standing), hasWishes };
}

/** Whether what stands is offered product by product, so that nobody need wait for the last choice to be told so. */
export function isQuotedSingly({ prices }: Pick<PricedLine, 'prices'>, standing: Values): boolean {
  return prices === undefined || (prices.isQuotedSingly?.(standing) ?? false);
}

/** The fields that are priced, or in another price. */
export function pricedFields({ components, included }: LinePrices): ReadonlySet<FieldId> {
  return new Set([...components.flatMap(fieldsOfPrice), ...included]);
}

/** The fields that make up the key of a component. */
export function fieldsOfPrice({ key, each }: LinePrice): readonly FieldId[] {
  const fields = key.flatMap((source) => (typeof source === 'string' ? [source] : source.fields));
  return each === undefined ? fields : [...fields, each];
}

function partsOf(price: LinePrice, product: PricedProduct): readonly PricedPart[] {
  const { component, key, each, frame } = price;
  if (!isFitted(price, product.standing)) return [];
  const codes = key.map((source) => codeOf(source, product) ?? UNDECIDED);
  const height = frame?.(product.standing) ?? undefined;
  const part = { component, codes, ...(height !== undefined && { frame: height }) };
  return each === undefined
    ? [part]
    : ticked(each, product.standing).map((code) => ({ ...part, codes: [...codes, code] }));
}

function isFitted(price: LinePrice, standing: Values): boolean {
  if (price.isFitted && !price.isFitted(standing)) return false;
  return price.key.every((source) => typeof source !== 'string' || standing[source] !== HIDDEN);
}

function codeOf(source: FieldId | DerivedCode, { standing, row }: PricedProduct): string | undefined {
  return typeof source === 'string' ? standing[source] : source.code(standing, row);
}

/** The ticked options of a list field, in the order of the variables. */
function ticked(field: FieldId, standing: Values): readonly string[] {
  const prefix = `${field}.`;
  return Object.entries(standing)
    .filter(([variable, code]) => variable.startsWith(prefix) && code === YES)
    .map(([variable]) => variable.slice(prefix.length));
}

function othersOf(steps: readonly LineStep[], prices: LinePrices, standing: Values): Values {
  const priced = pricedFields(prices);
  const fields = steps.flatMap((step) => step.fields).filter(({ id }) => !priced.has(id));
  const chosen = fields.map((field) => [field.id, chosenIn(field, standing)] as const);
  return Object.fromEntries(chosen.flatMap(([id, code]) => (code === undefined ? [] : [[id, code]])));
}

function chosenIn({ id, kind, modelled }: FieldDef, standing: Values): string | undefined {
  if (!modelled) return undefined;
  if (kind === 'multi') return ticked(id, standing)[0];
  return NOTHING.includes(standing[id]) ? undefined : standing[id];
}
