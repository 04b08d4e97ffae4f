import { granted, type Result } from '#kernel/result.ts';
import { EFFICIENCY_CLASSES, INPUT_TYPES, MOTOR_FREQUENCIES } from '#lines/jrt/rows/basic-type.ts';
import type { CatalogueTable } from '#lines/jrt/rows/catalogue-table.ts';
import { isFound, scan } from '#lines/jrt/rows/scan.ts';
import { inputTypeOf, planSearch } from '#lines/jrt/rows/search-plan.ts';
import { type CountedField, counterOf, type FacetValue } from './facet-counters.ts';
import { MOTOR_TYPES, type SearchQuery, type SearchRefusal } from './search-query.ts';

/** Fields that choose the rows or how they are read: each of their values is a search of its own. */
const SEARCHED_CODES = {
  inputType: () => INPUT_TYPES,
  motorFrequency: () => MOTOR_FREQUENCIES,
  efficiencyClass: () => EFFICIENCY_CLASSES,
  motorType: () => MOTOR_TYPES,
  durationFactor: ({ dutyTypes }) => [...dutyTypes.keys()],
} as const satisfies Record<string, (table: CatalogueTable) => readonly string[]>;
type SearchedField = keyof typeof SEARCHED_CODES;

export type FacetField = CountedField | SearchedField;

/** Fields of which choosing one clears the other (reference rules 2, 3): a list is not narrowed by its rival. */
const RIVALS: Readonly<Partial<Record<FacetField, FacetField>>> = {
  ratio: 'outputSpeed',
  outputSpeed: 'ratio',
  motorPower: 'outputTorque',
  outputTorque: 'motorPower',
};

/** The service factor of the catalogue's least row: a list of factors is not narrowed by the required one. */
const LEAST_FACTOR = 0.8;

/**
 * The values of a field that still have rows under the other filters, ascending, with the number of rows (option look-ups
 * of product §4). Its own filter and that of its rival are left out; the kind of input a module implies stays. Speeds and torques are given to three digits, which
 * the tolerance of a search covers; a service factor counts the rows that reach it, and so does a power on a module.
 */
export function facet(
  table: CatalogueTable,
  query: SearchQuery,
  field: FacetField,
): Result<readonly FacetValue[], SearchRefusal> {
  const rival = RIVALS[field];
  const inputType = field === 'inputModule' ? inputTypeOf(table, query.filters ?? {}) : query.filters?.inputType;
  const ofType = { ...query, filters: { ...query.filters, inputType } };
  const others = without(rival === undefined ? ofType : without(ofType, rival), field);
  if (isSearched(field)) return granted(countPerCode(table, others, field));
  const plan = planSearch(table, field === 'serviceFactor' ? withFactor(others, LEAST_FACTOR) : others);
  if (!plan.ok) return plan;
  const counter = counterOf(field, table, plan.value);
  scan(table, plan.value, (figures) => {
    if (isFound(plan.value, figures.serviceFactor)) counter.add(figures);
  });
  return granted(counter.values());
}

/** The query without its filter, range and choice of one field, from the first page. */
export function without(query: SearchQuery, field: string): SearchQuery {
  const { [field]: _own, ...given } = query.given ?? {};
  return {
    ...query,
    given,
    filters: { ...query.filters, [field]: undefined },
    ranges: { ...query.ranges, [field]: undefined },
    cursor: undefined,
  };
}

/** Rows a query finds; none where its filters do not apply to the input type. */
export function countRows(table: CatalogueTable, query: SearchQuery): number {
  const plan = planSearch(table, query);
  if (!plan.ok) return 0;
  let count = 0;
  scan(table, plan.value, (figures) => {
    if (isFound(plan.value, figures.serviceFactor)) count++;
  });
  return count;
}

function withFactor(query: SearchQuery, serviceFactor: number): SearchQuery {
  return { ...query, filters: { ...query.filters, serviceFactor } };
}

function isSearched(field: FacetField): field is SearchedField {
  return field in SEARCHED_CODES;
}

function countPerCode(table: CatalogueTable, query: SearchQuery, field: SearchedField): readonly FacetValue[] {
  const counts = new Map<string, number>();
  return SEARCHED_CODES[field](table)
    .map((value) => {
      const reading = field === 'durationFactor' ? dutyReading(table, value) : value;
      const count =
        counts.get(reading) ?? countRows(table, { ...query, filters: { ...query.filters, [field]: value } });
      counts.set(reading, count);
      return { value, count };
    })
    .filter(({ count }) => count > 0);
}

/** Duty types of the same power factor find the same rows. */
function dutyReading({ dutyTypes }: CatalogueTable, code: string): string {
  return `factor ${dutyTypes.get(code)?.powerFactor ?? 1}`;
}
