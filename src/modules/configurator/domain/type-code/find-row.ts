import type { Values } from '#product/configuration.ts';
import type { CatalogueRow } from '#product/row.ts';
import type { TypeCodeContext } from './type-code-context.ts';

export interface FoundRow {
  readonly row: CatalogueRow | null;
  /** Of a row whose ratio is not the one that was named: its own. */
  readonly nearestRatio?: number;
}

const NONE: FoundRow = { row: null };

/**
 * The catalogue's row that a type code names by unit, input and ratio; in a line without ratios by what it says of the columns,
 * if one row alone has it.
 */
export function findRow(values: Values, ratio: number | null, context: TypeCodeContext): FoundRow {
  const { line } = context;
  const { ratioOf, unsaid } = line.typeCode;
  if (ratioOf && ratio === null) return NONE;
  const said = { ...unsaid, ...values };
  const hasAll = (row: CatalogueRow) => isNamed(line.rowValues(row), said);
  const rows = context.rowsOf(values);
  if (!ratioOf || ratio === null) {
    const named = rows.filter(hasAll);
    return { row: named.length === 1 ? (named[0] ?? null) : null };
  }
  const nearest = rows.toSorted((a, b) => Math.abs(ratioOf(a) - ratio) - Math.abs(ratioOf(b) - ratio)).find(hasAll);
  if (nearest === undefined || isFar(ratioOf(nearest), ratio, line)) return NONE;
  return ratioOf(nearest) === ratio ? { row: nearest } : { row: nearest, nearestRatio: ratioOf(nearest) };
}

/** Whether a ratio is further from the one that was named than any search of the line reaches: that is another drive. */
function isFar(ratio: number, named: number, { rows }: TypeCodeContext['line']): boolean {
  return Math.abs(ratio / named - 1) > rows.tolerance.max;
}

/** Whether a row has everything the code says about the row's columns. */
function isNamed(columns: Values, values: Values): boolean {
  return Object.entries(columns).every(([field, code]) => (values[field] ?? code) === code);
}
