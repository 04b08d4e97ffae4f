import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import type { Values } from '#modules/configurator/domain/configuration.ts';
import { rowValues } from '#modules/configurator/domain/domains.ts';
import type { TypeCodeContext } from './type-code-context.ts';

export interface FoundRow {
  readonly row: BasicType | null;
  /** Whether the catalogue has exactly this ratio; otherwise the row is the one of the nearest. */
  readonly isExact: boolean;
}

/** What a column of the row is where the code does not say it: a nameplate mentions only what differs. */
export const UNSAID: Values = { motorFrequency: '50Hz', efficiencyClass: 'DN' };

/** The catalogue's row that a type code names by unit, input and ratio. */
export function findRow(values: Values, ratio: number | null, context: TypeCodeContext): FoundRow {
  const { gearboxModel, reduceUnitSize, inputType } = values;
  if (ratio === null || !gearboxModel || !reduceUnitSize || !inputType) return { row: null, isExact: false };
  const [nearest] = context
    .rowsOf(gearboxModel, reduceUnitSize)
    .filter((row) => isNamed(row, { ...UNSAID, ...values }))
    .toSorted((a, b) => Math.abs(a.ratio - ratio) - Math.abs(b.ratio - ratio));
  return { row: nearest ?? null, isExact: nearest?.ratio === ratio };
}

/** Whether a row has everything the code says about the row's columns. */
function isNamed(row: BasicType, values: Values): boolean {
  return Object.entries(rowValues(row)).every(([field, code]) => (values[field] ?? code) === code);
}
