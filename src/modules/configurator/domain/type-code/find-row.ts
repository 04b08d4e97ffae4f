import type { Values } from '#product/configuration.ts';
import type { CatalogueRow } from '#product/row.ts';
import type { TypeCodeContext } from './type-code-context.ts';

export interface FoundRow {
  readonly row: CatalogueRow | null;
  /** Whether the catalogue has exactly this ratio; otherwise the row is the one of the nearest. */
  readonly isExact: boolean;
}

/** The catalogue's row that a type code names by unit, input and ratio. */
export function findRow(values: Values, ratio: number | null, context: TypeCodeContext): FoundRow {
  const { line } = context;
  if (ratio === null) return { row: null, isExact: false };
  const { ratioOf, unsaid } = line.typeCode;
  const [nearest] = context
    .rowsOf(values)
    .filter((row) => isNamed(line.rowValues(row), { ...unsaid, ...values }))
    .toSorted((a, b) => Math.abs(ratioOf(a) - ratio) - Math.abs(ratioOf(b) - ratio));
  return { row: nearest ?? null, isExact: nearest !== undefined && ratioOf(nearest) === ratio };
}

/** Whether a row has everything the code says about the row's columns. */
function isNamed(columns: Values, values: Values): boolean {
  return Object.entries(columns).every(([field, code]) => (values[field] ?? code) === code);
}
