import type { FieldId, Values } from '#product/configuration.ts';
import type { LinePrices } from '#product/prices.ts';
import type { CatalogueRow } from '#product/row.ts';
import type { RowIndex } from '#product/row-index.ts';
import type { RowFilters } from '#product/row-query.ts';
import { KEY_SIGN, type PriceList } from './price-list.ts';

/** The catalogue of a line as far as its prices go by it. */
export interface PricedCatalogue {
  readonly index: RowIndex;
  readonly prices: LinePrices;
  rowValues(row: CatalogueRow): Values;
}

/** What the rows of a catalogue ask of a price list. */
export interface KeysOfRows {
  /** The fields that a row settles. */
  readonly fields: ReadonlySet<FieldId>;
  /** The keys that rows alone make up, by component. */
  readonly keys: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The keys a list needs for the rows of a catalogue, whatever else is chosen: every unit, every motor, every input. */
export function keysOfRows(catalogue: PricedCatalogue): KeysOfRows {
  const fields = new Set<FieldId>();
  const keys = new Map<string, Set<string>>();
  for (const row of rowsOf(catalogue)) {
    const values = catalogue.rowValues(row);
    for (const field of Object.keys(values)) fields.add(field);
    for (const [component, key] of keysOf(row, values, catalogue.prices))
      keys.set(component, (keys.get(component) ?? new Set()).add(key));
  }
  return { fields, keys };
}

/** The rows of a list that are missing for the rows of a catalogue, by component. */
export function missingKeys({ keys }: KeysOfRows, { rows }: PriceList): ReadonlyMap<string, readonly string[]> {
  const missing = [...keys].map(
    ([component, needed]) => [component, [...needed].filter((key) => !rows.has(`${component} ${key}`))] as const,
  );
  return new Map(missing.filter(([, lacking]) => lacking.length > 0));
}

/** The keys of one row, but those that wait for a choice beside it. */
function keysOf(row: CatalogueRow, values: Values, { components }: LinePrices): readonly (readonly [string, string])[] {
  return components.flatMap(({ component, each, key, isFitted }) => {
    if (each !== undefined || key.length === 0 || isFitted?.(values) === false) return [];
    const codes = key.map((source) => (typeof source === 'string' ? values[source] : source.code(values, row)));
    return codes.includes(undefined) ? [] : [[component, codes.join(KEY_SIGN)] as const];
  });
}

/** Rows in which everything stands at least once, with every input there is: all combinations of codes, and every gear of a size. */
function rowsOf({ index, prices }: PricedCatalogue): readonly CatalogueRow[] {
  const { input, size } = prices.facts.always;
  const isFilter = index.search.columns.some(({ id }) => id === input.field);
  const filters = isFilter ? index.codesOf(input.field).map((code) => ({ [input.field]: code })) : [{}];
  return filters.flatMap((filter) => differentRows(index, filter, size?.field));
}

function differentRows(index: RowIndex, filters: RowFilters, size: FieldId | undefined): readonly CatalogueRow[] {
  const plan = index.plan({ filters });
  if (!plan.ok) return [];
  const { cellOf } = index.classes();
  const reading = size === undefined ? undefined : plan.value.reading(size);
  const [cells, gears] = [new Set<number | undefined>(), new Set<number>()];
  const rows: number[] = [];
  plan.value.scan((seen) => {
    const before = cells.size + gears.size;
    cells.add(cellOf[seen.row]);
    if (reading !== undefined && 'entryAt' in reading) gears.add(reading.entryAt(seen));
    if (cells.size + gears.size > before) rows.push(seen.row);
  });
  return rows.map((row) => plan.value.rowOf(row));
}
