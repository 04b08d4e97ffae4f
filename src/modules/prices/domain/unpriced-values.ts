import { PRICE_COMPONENTS } from '#lines/price-components.ts';
import type { FieldId } from '#product/configuration.ts';
import { type FieldDef, HIDDEN } from '#product/field.ts';
import { fieldsOfPrice, type LinePrice, type LinePrices, pricedFields } from '#product/prices.ts';
import { KEY_SIGN, type PriceList } from './price-list.ts';

/** A field some values of which no list prices: products with one of them are on request. */
export interface UnpricedField {
  readonly field: FieldId;
  /** The codes; none where the field has no list of values. */
  readonly codes: readonly string[];
}

/**
 * Of every field of a release the values that have neither a row nor a line that says they are free (commerce §3); whoever imports
 * a list is told that products with them are on request. Fields that make a key together with others count as priced.
 */
export function unpricedValues(
  fields: readonly FieldDef[],
  prices: LinePrices,
  list: PriceList,
): readonly UnpricedField[] {
  const priced = pricedFields(prices);
  return fields.flatMap((field) => {
    if (list.free.includes(field.id) || prices.included.includes(field.id)) return [];
    const codes = field.values.map(({ code }) => code).filter((code) => code !== HIDDEN);
    if (!priced.has(field.id)) return [{ field: field.id, codes }];
    const unpriced = codes.filter((code) => !isListed(field.id, code, prices, list));
    return unpriced.length === 0 ? [] : [{ field: field.id, codes: unpriced }];
  });
}

/** Whether every component that has the field in a key of its own has a row with the code. */
function isListed(field: FieldId, code: string, { components }: LinePrices, list: PriceList): boolean {
  const asking = components.filter((price) => fieldsOfPrice(price).includes(field));
  const places = asking.map((price) => ({ component: price.component, place: placeIn(price, field) }));
  const told = places.filter(({ place }) => place !== undefined);
  // Worked out together with others, or one of several ways to the same component.
  if (told.length === 0) return true;
  return told.some(({ component, place = 0 }) => codesAt(component, place, list).has(code));
}

/** Where in the key the field stands alone. */
function placeIn({ key, each }: LinePrice, field: FieldId): number | undefined {
  if (each === field) return key.length;
  const place = key.indexOf(field);
  return place < 0 ? undefined : place;
}

function codesAt(component: string, place: number, { rows }: PriceList): ReadonlySet<string> {
  const isKnown = PRICE_COMPONENTS.some(({ id }) => id === component);
  const keys = [...rows.values()].flat().filter((row) => isKnown && row.component === component);
  return new Set(keys.map(({ key }) => key.split(KEY_SIGN)[place] ?? ''));
}
