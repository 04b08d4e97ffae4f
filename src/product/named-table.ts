import type { TableDef, VariableDef } from '#engine/public.ts';
import type { BilingualText } from '#kernel/locale.ts';

/** A table of allowed combinations written with value codes, before it is numbered for the engine. */
export interface NamedTable {
  readonly id: string;
  readonly variables: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly reason: BilingualText;
  readonly source: string;
}

/** The table with each code replaced by its place among the variable's values, every row once. */
export function numbered(table: NamedTable, variables: ReadonlyMap<string, VariableDef>): TableDef {
  const places = table.variables.map((id) => placesOf(id, variables));
  const rows = new Map<string, readonly number[]>();
  for (const row of table.rows) {
    rows.set(
      row.join('|'),
      row.map((code, column) => placeOf(table, code, column, places)),
    );
  }
  return { ...table, rows: [...rows.values()] };
}

function placesOf(id: string, variables: ReadonlyMap<string, VariableDef>): ReadonlyMap<string, number> {
  const values = variables.get(id)?.values ?? [];
  return new Map(values.map((code, place) => [code, place]));
}

function placeOf(
  table: NamedTable,
  code: string,
  column: number,
  places: readonly ReadonlyMap<string, number>[],
): number {
  const place = places[column]?.get(code);
  if (place === undefined) throw new Error(`Table ${table.id}: ${table.variables[column]} has no value ${code}`);
  return place;
}
