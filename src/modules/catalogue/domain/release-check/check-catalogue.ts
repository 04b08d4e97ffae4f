import type { Engine } from '#engine/public.ts';
import type { BasicTypeFact } from '#lines/jrt/facts/catalogue-facts.ts';
import { finding, type ReleaseFinding } from './release-finding.ts';

/** Of many rows excluded for the same reason the first ones say it. */
const MOST_NAMED = 20;

const COLUMNS = [
  'gearboxModel',
  'reduceUnitSize',
  'inputType',
  'inputModule',
  'motorPower',
  'motorPoles',
  'motorSize',
  'motorFrequency',
] as const satisfies readonly (keyof BasicTypeFact)[];

/** Basic types of the catalogue that the search would find and no product could have. */
export function checkCatalogue(engine: Engine, offered: readonly BasicTypeFact[]): readonly ReleaseFinding[] {
  const possible = possibleRows(engine, offered);
  return offered
    .filter((row) => !possible.has(row))
    .slice(0, MOST_NAMED)
    .map((row) => finding('catalogue.row-excluded', 'basicType', COLUMNS.map((column) => row[column]).join(' ')));
}

function possibleRows(engine: Engine, offered: readonly BasicTypeFact[]): ReadonlySet<BasicTypeFact> {
  const places = COLUMNS.map((column) => placesOf(engine, column));
  const numbered = offered
    .map((row) => ({ row, values: COLUMNS.map((column, at) => places[at]?.get(row[column]) ?? -1) }))
    .filter(({ values }) => !values.includes(-1));
  if (numbered.length === 0) return new Set();
  const table = {
    id: 'catalogue',
    variables: COLUMNS,
    rows: numbered.map(({ values }) => values),
    reason: { zh: '', en: '' },
  };
  const { rows } = engine.session().rows({ table, offset: 0, limit: numbered.length });
  return new Set(rows.flatMap((place) => numbered[place]?.row ?? []));
}

function placesOf({ variables }: Engine, id: string): ReadonlyMap<string, number> {
  const values = variables.find((variable) => variable.id === id)?.values ?? [];
  return new Map(values.map((code, place) => [code, place]));
}
