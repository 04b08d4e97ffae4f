import type { CatalogueTable } from '#lines/jrt/rows/catalogue-table.ts';
import { inputTypeOf, isMotorRoute } from '#lines/jrt/rows/search-plan.ts';
import { type FacetField, facet } from './facet.ts';
import type { FacetValue } from './facet-counters.ts';
import type { SearchQuery } from './search-query.ts';

/** The choice fields of the search by the specification's names, with what the catalogue calls them. */
const OF_MOTORS = {
  motorType: 'motorType',
  efficiencyClass: 'efficiencyClass',
  motorFrequency: 'motorFrequency',
  durationFactor: 'durationFactor',
  motorPower: 'motorPower',
  motorPoles: 'motorPoles',
  motorSize: 'motorFrame',
  reduceUnitSize: 'reduceUnitSize',
} as const satisfies Record<string, FacetField>;

const OF_MODULES = {
  inputModule: 'inputModule',
  boreOnTheInputSideMinMax: 'boreOnTheInputSideMinMax',
  adapterCenteringDiameter: 'adapterCenteringDiameter',
  adapterHoleCircleDiameter: 'adapterHoleCircleDiameter',
  reduceUnitSize: 'reduceUnitSize',
} as const satisfies Record<string, FacetField>;

/** By field, the values that still have basic types, with how many; values without any are left out. */
export type OptionCounts = Readonly<Record<string, readonly FacetValue[]>>;

/**
 * How many basic types each option of the search would leave, under the other filters and what is given besides; the
 * field's own choice is left out. Fields without meaning on the query's input are not counted.
 */
export function countOptions(table: CatalogueTable, query: SearchQuery): OptionCounts {
  const fields = isMotorRoute(inputTypeOf(table, query.filters ?? {})) ? OF_MOTORS : OF_MODULES;
  const counted = Object.entries(fields).map(([name, field]) => {
    const values = facet(table, query, field);
    return [name, values.ok ? values.value : []] as const;
  });
  return Object.fromEntries(counted);
}
