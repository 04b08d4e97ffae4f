import type { FieldId } from '#product/configuration.ts';
import { type FieldDef, HIDDEN } from '#product/field.ts';
import { fieldsOfPrice, type LinePrice, type LinePrices, pricedFields } from '#product/prices.ts';
import type { CatalogueRow } from '#product/row.ts';
import { type KeysOfRows, missingKeys } from './keys-of-rows.ts';
import { KEY_SIGN, type PriceList } from './price-list.ts';

/** Of a field, or of a component whose keys the rows of the catalogue make up, what no list prices: products with it are on request. */
export interface UnpricedField {
  /** The field, or the component. */
  readonly field: FieldId;
  /** The codes, or the keys in the words of the list; none where the field has no list of values. */
  readonly codes: readonly string[];
}

/**
 * Of every field of a release the values that have neither a row nor a line that says they are free, and of the catalogue the units,
 * motors and inputs without a row (commerce §3); whoever imports a list is told that products with them are on request.
 */
export function unpricedValues(
  fields: readonly FieldDef[],
  { prices, rows }: { readonly prices: LinePrices; readonly rows: KeysOfRows },
  list: PriceList,
): readonly UnpricedField[] {
  const priced = pricedFields(prices);
  const keys = [...missingKeys(rows, list)].map(([component, missing]) => ({
    field: component,
    codes: missing.map((key) => key.split(KEY_SIGN).join(' ')),
  }));
  const values = fields.flatMap((field) => {
    if (list.free.includes(field.id) || prices.included.includes(field.id) || rows.fields.has(field.id)) return [];
    const codes = field.values.map(({ code }) => code).filter((code) => code !== HIDDEN);
    if (!priced.has(field.id)) return [{ field: field.id, codes }];
    const asking = askingFor(field.id, codes, prices);
    const unpriced = codes.filter((code) => !asking.every((price) => isListed(price, { field: field.id, code }, list)));
    return unpriced.length === 0 ? [] : [{ field: field.id, codes: unpriced }];
  });
  return [...keys, ...values];
}

/** A component that asks for the values of a field, and of which of them. */
interface Asking {
  readonly price: LinePrice;
  readonly codes: readonly string[];
}

/** The components that ask for a field; where one is fitted by other choices than this field's, it asks for every value. */
function askingFor(field: FieldId, codes: readonly string[], { components }: LinePrices): readonly Asking[] {
  const asking = components.filter((price) => fieldsOfPrice(price).includes(field));
  return asking.map((price) => {
    const fitted = codes.filter((code) => price.isFitted?.({ [field]: code }) !== false);
    return { price, codes: fitted.length === 0 ? codes : fitted };
  });
}

/** Whether a component that is fitted with a value has a row with its code; worked out together with other fields it counts as listed. */
function isListed(
  { codes, price }: Asking,
  { code, field }: { readonly field: FieldId; readonly code: string },
  list: PriceList,
): boolean {
  const place = placeIn(price, field);
  if (!codes.includes(code) || place === undefined) return true;
  const listed = codeAt(price, place, { field, code });
  return listed === undefined || codesAt(price.component, place, list).has(listed);
}

/** Where in the key the field stands alone. */
function placeIn({ key, each }: LinePrice, field: FieldId): number | undefined {
  if (each === field) return key.length;
  const place = key.findIndex((source) =>
    typeof source === 'string' ? source === field : source.fields.length === 1 && source.fields[0] === field,
  );
  return place < 0 ? undefined : place;
}

/** What the value is called in the list. */
function codeAt(
  { key }: LinePrice,
  place: number,
  { code, field }: { readonly field: FieldId; readonly code: string },
): string | undefined {
  const source = key[place];
  return source === undefined || typeof source === 'string' ? code : source.code({ [field]: code }, NO_ROW);
}

/** A value that no row settles is told without one. */
const NO_ROW: CatalogueRow = { id: '' };

function codesAt(component: string, place: number, { rows }: PriceList): ReadonlySet<string> {
  const own = [...rows.values()].flat().filter((row) => row.component === component);
  return new Set(own.map(({ key }) => key.split(KEY_SIGN)[place] ?? ''));
}
