import type { Engine } from '#engine/public.ts';
import type { OfferedRows } from '#product/line-catalogue.ts';
import { finding, type ReleaseFinding } from './release-finding.ts';

/** Of many rows excluded for the same reason the first ones say it. */
const MAX_NAMED = 20;

/** Rows of the catalogue that the search would find and no product could have. */
export function checkCatalogue(engine: Engine, { variables, rows }: OfferedRows): readonly ReleaseFinding[] {
  const possible = possibleRows(engine, { variables, rows });
  return rows
    .filter((row) => !possible.has(row))
    .slice(0, MAX_NAMED)
    .map((row) => finding('catalogue.row-excluded', 'basicType', variables.map((id) => row[id]).join(' ')));
}

function possibleRows(engine: Engine, { variables, rows }: OfferedRows): ReadonlySet<OfferedRows['rows'][number]> {
  const places = variables.map((id) => placesOf(engine, id));
  const numbered = rows
    .map((row) => ({ row, values: variables.map((id, at) => places[at]?.get(row[id] ?? '') ?? -1) }))
    .filter(({ values }) => !values.includes(-1));
  if (numbered.length === 0) return new Set();
  const table = {
    id: 'catalogue',
    variables,
    rows: numbered.map(({ values }) => values),
    reason: { zh: '', en: '' },
  };
  const found = engine.session().rows({ table, offset: 0, limit: numbered.length });
  return new Set(found.rows.flatMap((place) => numbered.slice(place, place + 1).map(({ row }) => row)));
}

function placesOf({ variables }: Engine, id: string): ReadonlyMap<string, number> {
  const values = variables.find((variable) => variable.id === id)?.values ?? [];
  return new Map(values.map((code, place) => [code, place]));
}
